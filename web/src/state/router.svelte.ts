// The router: maps the address to a page and its parameters.

export type Route =
  | { page: "front" }
  | { page: "table"; table: string; secret: string; watch: boolean }
  | { page: "replay"; table: string; step: number; seat: number | null; open: boolean } // no table: a record from a file
  | { page: "lesson"; game: string }
  | { page: "settings" }
  | { page: "missing"; path: string };

/** The route of an address. */
export function routeOf(address: URL): Route {
  const [first = "", second = "", ...rest] = address.pathname.split("/").slice(1).map(decoded);
  const plain = rest.length === 0;
  if (!first && !second && plain) return { page: "front" };
  if (first === "t" && second && plain) {
    return { page: "table", table: second, secret: secretIn(address.hash), watch: address.searchParams.has("watch") };
  }
  if (first === "replay" && plain) return replayOf(second, address.searchParams);
  if (first === "lesson" && second && plain) return { page: "lesson", game: second };
  if (first === "settings" && !second && plain) return { page: "settings" };
  return { page: "missing", path: address.pathname };
}

/** Secrets are long; a short fragment is an anchor. */
const secretIn = (hash: string): string => (/^#[\w-]{16,}$/.test(hash) ? hash.slice(1) : "");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function replayOf(table: string, query: URLSearchParams): Route {
  const seat = query.get("seat") ?? "";
  const step = query.get("step") ?? "";
  return {
    page: "replay",
    table,
    step: /^\d{1,6}$/.test(step) ? Number(step) : 0,
    seat: /^\d$/.test(seat) ? Number(seat) : null,
    open: query.get("open") === "1",
  };
}

/** The address of a step in a replay. */
export function replayPath(table: string, step = 0, seat: number | null = null, open = false): string {
  const query = new URLSearchParams();
  if (step) query.set("step", String(step));
  if (open) query.set("open", "1");
  else if (seat !== null) query.set("seat", String(seat));
  const path = table ? `/replay/${encodeURIComponent(table)}` : "/replay";
  return query.size ? `${path}?${query}` : path;
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** A link for others. Browsers never send the part after # to the server. */
export const linkTo = (table: string, secret = "", watch = false): string =>
  `${location.origin}${tablePath(table)}${watch ? "?watch" : ""}${secret ? `#${secret}` : ""}`;

const START = globalThis.location ? routeOf(new URL(location.href)) : ({ page: "front" } as Route);

const RECORD = "tangledbank.record";

class Router {
  now = $state.raw<Route>(START);
  /** A record read from a file, for the replay page. */
  record = $state.raw<unknown>(keptRecord());
}

function keptRecord(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(RECORD) ?? "null");
  } catch {
    return null; // this browser keeps nothing
  }
}

export const router = new Router();

/** Set the record that the replay page shows; this tab keeps it when it is reloaded. */
export function setRecord(record: unknown): void {
  router.record = record;
  try {
    sessionStorage.setItem(RECORD, JSON.stringify(record));
  } catch {
    return; // it is lost when the page is reloaded
  }
}

/** Navigate to a page of this client. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Change the address without navigating: the step of a replay, a secret that was used. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
}

function arrive(): void {
  router.now = routeOf(new URL(location.href));
}

/** Follow links within the client without a page load. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.hash && address.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

globalThis.addEventListener?.("popstate", arrive);
globalThis.addEventListener?.("hashchange", arrive);
globalThis.document?.addEventListener("click", follow);

// Title and icon

const NAME = "Tangled Bank";

/** Set the title of the tab; title and icon show a dot when it is my turn. */
export function setPageTitle(what: string, myTurn = false): void {
  document.title = `${myTurn ? "● " : ""}${what ? `${what} – ` : ""}${NAME}`;
  document.querySelector("link[rel=icon]")?.setAttribute("href", myTurn ? "/icon-turn.svg" : "/icon.svg");
}
