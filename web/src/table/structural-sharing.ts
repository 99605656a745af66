// A table is told as a whole; what is as it was stays the very object that it was, so that nobody who shows it is bothered.

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null ? (value as Fields) : null;

/** What `now` says, in the objects of `before` wherever both say the same. `now` is ours: its parts are exchanged in place. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)];
  if (!old || !fresh) return now;
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length && Array.isArray(old) === Array.isArray(fresh);
  for (const name of names) {
    fresh[name] = reuseUnchanged(old[name], fresh[name]);
    same &&= Object.is(fresh[name], old[name]) && name in old;
  }
  return same ? (before as T) : now;
}
