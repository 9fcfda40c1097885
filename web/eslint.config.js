// What svelte-check and the compiler do not see: dead code, effects that write what they read, state that nobody hears of.
// Without type information: with it this takes longer than all other checks of the page together.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Snippets and each blocks name what they do not use.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A cache is not state: nobody has to hear of what comes into it.
      "svelte/prefer-svelte-reactivity": "off",
      eqeqeq: "error",
      "no-console": "error",
    },
  },
);
