// Runs the Python of a published folder in Node, with the folder's own kernels: plays the matches it is given.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const contents = JSON.parse(readFileSync(`${folder}/contents.json`, "utf8"));
// In the folder Python itself is compressed; the page's worker unpacks it on the way.
const home = mkdtempSync(join(tmpdir(), "pyodide-"));
process.on("exit", () => rmSync(home, { recursive: true }));
cpSync(`${folder}/pyodide`, home, { recursive: true });
writeFileSync(join(home, "pyodide.asm.wasm"), gunzipSync(read("pyodide/pyodide.asm.wasm.packed")));
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")));

class Kernel {
  constructor(game) {
    this.exports = new WebAssembly.Instance(new WebAssembly.Module(read(contents.kernels[game].file))).exports;
  }
  grow(size) {
    const missing = size - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / 65536));
  }
  view(at, size) {
    return new Uint8Array(this.exports.memory.buffer, at, size);
  }
  clear(at, size) {
    this.view(at, size).fill(0);
  }
  search(given) {
    this.exports.search(...JSON.parse(given).map((one) => (typeof one === "string" ? BigInt(one) : one)));
  }
}

const python = await loadPyodide({ indexURL: `${home}/` });
for (const wheel of contents.wheels) python.unpackArchive(read(wheel), "wheel");
python.unpackArchive(read(contents.python), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.globals.set("given", readFileSync(0, "utf8"));
python.globals.set("layouts", JSON.stringify(contents.kernels));
python.globals.set("instantiate", (game) => new Kernel(game));
python.globals.set("script", readFileSync(script, "utf8"));
const found = await python.runPythonAsync(`
import importlib, json, types
importlib.invalidate_caches()
from osselet.publish.inside.wasm_search import WasmSearch
from osselet.publish.inside.worker import FOLDERS, JsMachine
kernels, matches = json.loads(layouts), json.loads(given)
for match in matches:
    if (FOLDERS / match["game"]).is_dir():
        match["game"] = str(FOLDERS / match["game"])
module = types.ModuleType("matches")
exec(script, module.__dict__)
json.dumps(module.played(matches, lambda game, most: WasmSearch(game, most, JsMachine(instantiate(game.id)), kernels[game.id])))
`);
process.stdout.write(found);
process.exit(0);
