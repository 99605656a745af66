// Structural sharing: unchanged parts of new data keep their old objects, so that components don't update.

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null ? (value as Fields) : null;

/** Return `now` with the objects of `before` for all equal parts. Changes `now` in place. */
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
