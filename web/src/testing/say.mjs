// Says with the page's own speaker what comes as JSON on the standard input: `node src/testing/say.mjs` in web/.

import { text } from "node:stream/consumers";
import { createServer } from "vite";

/** `texts` are Fluent sources by folder and language; each of `jobs` says sentences with the names and words of a table. */
const { texts, jobs } = JSON.parse(await text(process.stdin));
const vite = await createServer({ server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const { bundle, house, Speaker } = await vite.ssrLoadModule("/src/lib/texts.ts");
const view = await vite.ssrLoadModule("/src/lib/view.ts");
const said = [];
for (const { game, lang, names, words, sentences } of jobs) {
  const say = new Speaker(lang, [bundle(lang, texts[game][lang]), await house(lang)], names, words);
  said.push(sentences.map(([kind, ...given]) => (kind in view ? view[kind](...given, say) : say[kind](...given))));
}
await vite.close();
process.stdout.write(JSON.stringify(said));
