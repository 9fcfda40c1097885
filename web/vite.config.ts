/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { fluent } from "./fluent.ts";
import { shell } from "./shell.ts";

/** Where the server finds the built page. */
const BUILT = "../src/osselet/server/static";
/** Where `npm run dev` finds a server: `osselet serve`. */
const SERVER = process.env["OSSELET_SERVER"] ?? "http://127.0.0.1:8088";

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [fluent(), svelte(), shell(), compress()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no inline script and no inline style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
