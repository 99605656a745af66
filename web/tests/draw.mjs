// Draws what it is told on its input: a list of facts as JSON, one drawing for each on its output.
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const source = fileURLToPath(new URL("../src/animals/index.ts", import.meta.url));
const bundle = await rolldown({ input: source, logLevel: "silent" });
const { output } = await bundle.generate({ format: "esm" });
const { drawAnimal } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(drawAnimal)));
