import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Which texts of the house the page needs; the command line's stay at home. */
const OURS = /^(web-|phrase-|why-|player)/;

/** The messages of a Fluent file that the page needs, whole. */
export function ours(source: string): string {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m);
  return messages.filter((message) => OURS.test(message)).join("");
}

/** Imports a `.ftl` file of the house as a string. */
export function fluent(): Plugin {
  return {
    name: "osselet-fluent",
    enforce: "pre",
    async load(id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".ftl")) return null;
      this.addWatchFile(path);
      const code = `export default ${JSON.stringify(ours(await readFile(path, "utf-8")))};`;
      return { code, map: null, moduleType: "js" };
    },
  };
}
