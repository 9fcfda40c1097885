// Judges many traces with one module: reads a file of attempts, writes the field that each of them left.
// An attempt: field before `begin`, then figure, level and number of events, then each event (t, kind, x, y), all i32.
import { readFileSync, writeFileSync } from "node:fs";

const [wasm, place, size, longest, source, target] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)));
const [at, bytes] = [Number(place), Number(size)];
const field = new Uint8Array(exports.memory.buffer, at, bytes);
const data = readFileSync(source);
const left = [];
let read = 0;
const next = () => data.readInt32LE((read += 4) - 4);

try {
  while (read < data.length) {
    field.set(data.subarray(read, (read += bytes)));
    const [figure, level, events] = [next(), next(), next()];
    exports.begin(at, BigInt(figure), BigInt(level));
    for (let event = 0; event < events; event++) {
      exports.feel(at, BigInt(next()), BigInt(next()), BigInt(next()), BigInt(next()));
    }
    exports.advance(at, BigInt(longest));
    left.push(Buffer.from(field));
  }
} catch (error) {
  process.stderr.write(JSON.stringify({ attempt: left.length, fault: exports.fault?.value ?? 0, said: String(error) }));
}
writeFileSync(target, Buffer.concat(left));
