import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const BASE = "/static/";
const PUBLIC = ["icon.svg"];

/** Writes the service worker, which must know by name what the shell of the page is: its script, style and languages. */
export function shell(): Plugin {
  return {
    name: "osselet-shell",
    apply: "build",
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const wanted = new Set<string>();
      const want = (name: string): void => {
        const chunk = byName.get(name);
        if (!chunk || wanted.has(name)) return;
        wanted.add(name);
        chunk.imports.forEach(want);
        chunk.viteMetadata?.importedCss.forEach((style) => wanted.add(style));
      };
      for (const chunk of chunks) {
        if (chunk.isEntry || chunk.facadeModuleId?.includes(".ftl")) want(chunk.fileName);
      }
      const files = [...wanted].sort().map((name) => BASE + name);
      // Names of assets change with what is in them; those of public files do not.
      const version = createHash("sha256").update(files.join());
      for (const name of PUBLIC) version.update(await readFile(`public/${name}`));
      const source = (await readFile("worker.js", "utf-8"))
        .replace("const SHELL = [];", `const SHELL = ${JSON.stringify([...PUBLIC.map((name) => BASE + name), ...files])};`)
        .replace('const VERSION = "";', `const VERSION = "${version.digest("hex").slice(0, 12)}";`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
