/** @type {import("prettier").Config} */
export default {
  printWidth: 120, // the width of most lines here; 100 would break twice as many
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
