import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build goes into the Python package, which serves and ships it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: {
    outDir: "../src/tangledbank/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] } },
  test: { environment: "node", include: ["tests/**/*.test.ts"], css: true }, // a test reads the style sheets
}));
