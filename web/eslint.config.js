import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // The generators own these files: `make check` compares them byte for byte.
  { ignores: ["src/protocol.ts", "src/view-*.ts", "src/vocabulary.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The markup is our own: drawings made in src/animals and src/icons, never text from the server.
      "svelte/no-at-html-tags": "off",
      // {" "} keeps a space that the compiler would trim.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets are replaced, not changed, once a component has read them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // TypeScript reports unknown names itself.
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
  // EventAnimations owns a layer that Svelte leaves empty.
  { files: ["src/table/EventAnimations.svelte"], rules: { "svelte/no-dom-manipulating": "off" } },
);
