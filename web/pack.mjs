// After the build: list the files for the service worker and compress them, so that the server need not compress
// them for each request. Scripts and styles remain only compressed; the server unpacks them for clients that can't.

import { readdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BUILT = new URL("../src/tangledbank/web/", import.meta.url).pathname;
const PACKED = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 500; // bytes; smaller files gain nothing

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const names = (await readdir(BUILT, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const assets = (await readdir(join(BUILT, "assets"))).map((name) => `/assets/${name}`).sort();
const worker = join(BUILT, "sw.js");
await writeFile(
  worker,
  (await readFile(worker, "utf8")).replace("/* written by pack.mjs */", assets.map((name) => `"${name}"`).join(", ")),
);

for (const name of names.filter((each) => PACKED.test(each))) {
  const bytes = await readFile(name);
  if (bytes.length < LEAST) continue;
  await writeFile(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${name}.br`, await brotli(bytes));
  if (name.startsWith(join(BUILT, "assets"))) await unlink(name);
}
