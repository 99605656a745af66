// Where in the client we are, kept in the address: a page, and what it is about.

export type Page = "front";

function read(): { page: Page; about: string } {
  return { page: "front", about: "" };
}

export const route = $state(read());

export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(route, read());
}

addEventListener("popstate", () => Object.assign(route, read()));
