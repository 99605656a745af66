// Reads JSON from its input, { animals: [facts, …], badges: [[world, trait, letters], …] },
// and writes the drawings to its output in the same order.
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

async function load(path) {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../src/${path}/index.ts`, import.meta.url)),
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const { animals = [], badges = [] } = JSON.parse(await text(process.stdin));
const { drawAnimal } = await load("animals");
const { badge, kindOf } = await load("icons");
const drawn = badges.map(([world, trait, letters]) => ({
  kind: kindOf(world, trait),
  svg: badge(kindOf(world, trait), letters),
}));
process.stdout.write(JSON.stringify({ animals: animals.map(drawAnimal), badges: drawn }));
