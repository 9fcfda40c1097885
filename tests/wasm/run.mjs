// Runs one module by a list of commands: reads JSON from its input, writes what each command gave.
// Whole numbers of 64 bits are texts, addresses and floats are numbers.
import { readFileSync } from "node:fs";

const { module, commands } = JSON.parse(readFileSync(0, "utf8"));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(module, "base64")));
const memory = () => Buffer.from(exports.memory.buffer);
const shown = (value) => (typeof value === "bigint" ? value.toString() : (value ?? null));

const does = {
  call: (name, ...given) => {
    const found = exports[name](...given.map((one) => (typeof one === "string" ? BigInt(one) : one)));
    return Array.isArray(found) ? found.map(shown) : shown(found);
  },
  write: (at, data) => void Buffer.from(data, "base64").copy(memory(), at),
  copy: (to, from, size) => void memory().copy(memory(), to, from, from + size),
  read: (at, size) => memory().toString("base64", at, at + size),
};

const results = [];
for (const [what, ...given] of commands) {
  try {
    results.push(does[what](...given) ?? null);
  } catch (error) {
    results.push({ trap: String(error.message), fault: exports.fault?.value ?? 0 });
    break;
  }
}
process.stdout.write(JSON.stringify(results));
