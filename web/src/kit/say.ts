// Words of the interface, until the catalogue of the page is there.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import source from "../../../src/tangledbank/texts/en/web-table.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(source));

export function say(key: string, values: Record<string, string | number> = {}): string {
  const found = bundle.getMessage(key)?.value;
  return found ? bundle.formatPattern(found, values) : key;
}
