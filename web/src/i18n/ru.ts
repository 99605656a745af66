// Words of the interface: one chunk for each language.
export default Object.values(
  import.meta.glob<string>("../../../src/tangledbank/texts/ru/web*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
