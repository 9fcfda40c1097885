// Says with the page's own outlook what the black dice may bring: `node src/testing/risk.mjs` in web/. Views and options
// of hunde come as JSON on the standard input.

import { text } from "node:stream/consumers";
import { createServer } from "vite";

const cases = JSON.parse(await text(process.stdin));
const vite = await createServer({ server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const { landing, riskOf, waysOf } = await vite.ssrLoadModule("/src/boards/hunde/outlook.ts");
const { settled } = await vite.ssrLoadModule("/src/boards/hunde/scene.ts");
const found = cases.map(({ view, options }) => {
  const scene = settled(view, null);
  const { fate, distance, last } = landing(scene, waysOf(options));
  return { risk: riskOf(scene, waysOf(options)), run: { fate, distance, last } };
});
await vite.close();
process.stdout.write(JSON.stringify(found));
