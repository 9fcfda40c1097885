// Writes and reads traces with the page's own codec: lists of events come as JSON on the standard input.

import { text } from "node:stream/consumers";
import { createServer } from "vite";

const traces = JSON.parse(await text(process.stdin));
const vite = await createServer({ server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const { decode, encode } = await vite.ssrLoadModule("/src/lib/trace.ts");
const made = traces.map((events) => {
  const bytes = encode(events.map(([t, kind, x, y]) => ({ t, kind, x, y })));
  return [[...bytes], decode(bytes).map(({ t, kind, x, y }) => [t, kind, x, y])];
});
await vite.close();
process.stdout.write(JSON.stringify(made));
