import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|html|webmanifest|wasm)$/;
const SMALLEST = 600;

/** Lays compressed copies beside the built files, so that the server need not compress anything. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "osselet-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
        const source = await readFile(path);
        if (source.length < SMALLEST) continue;
        await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
        await writeFile(`${path}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
