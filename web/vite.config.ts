import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./fluent.ts";

/** Where `npm run dev` finds a server: `osselet serve`. */
const SERVER = process.env["OSSELET_SERVER"] ?? "http://127.0.0.1:8088";

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [fluent(), svelte()],
  build: {
    outDir: "../src/osselet/server/static",
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
