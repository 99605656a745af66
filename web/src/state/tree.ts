// The options of a question as a tree of handles: what can be picked first, what then.

import type { Option } from "../protocol";

/**
 * A name by which things of a table are chosen: a being (`A2`), a card (`horns-3`), a place on a being (`A2.grow-body`) or
 * beside it (`+left`), a button of the bar (`!pass`), an amount (`=3`).
 */
export type Handle = string;
export type Value = string | number;
export type Moved = Pick<Option, "verb" | "values">;

/** How a move is made by hand: the handles that are picked, one after another. */
export interface Shape {
  (move: Moved, prompt: string): Handle[];
  /** Another order in which the same may be picked, if there is one. */
  also?(move: Moved, prompt: string): Handle[] | null;
}

export interface Node {
  handle: Handle;
  children: Map<Handle, Node>;
  /** Places of all options from here on. */
  options: number[];
  /** The option that is chosen when nothing more is picked. */
  leaf: number | null;
}

/** Every value is a thing; a move without one is a button. */
export const plain: Shape = ({ verb, values }) => (values.length ? values.map(String) : [`!${verb}`]);

const node = (handle: Handle): Node => ({ handle, children: new Map(), options: [], leaf: null });

export function grow(options: readonly Option[], shape: Shape, prompt = ""): Node {
  const paths = options.map((option) => shape(option, prompt));
  const root = node("");
  paths.forEach((path, i) => {
    const option = options[i];
    if (option) plant(root, crowded(paths, i) ? [...path, `!${option.verb}`] : path, i);
    const also = option && shape.also?.(option, prompt);
    if (also) plant(root, also, i);
  });
  return root;
}

/** Does another option begin with, or share, all of this one's handles? Then its verb must be said. */
function crowded(paths: readonly Handle[][], at: number): boolean {
  const mine = paths[at] ?? [];
  return paths.some((path, i) => i !== at && mine.length <= path.length && mine.every((handle, j) => path[j] === handle));
}

function plant(root: Node, path: readonly Handle[], option: number): void {
  let here = root;
  if (here.options.at(-1) !== option) here.options.push(option);
  for (const handle of path) {
    const next = here.children.get(handle) ?? node(handle);
    here.children.set(handle, next);
    if (next.options.at(-1) !== option) next.options.push(option);
    here = next;
  }
  here.leaf ??= option;
}

/** The node that picks lead to; null if they lead nowhere. */
export function follow(root: Node, picks: readonly Handle[]): Node | null {
  let here: Node | undefined = root;
  for (const handle of picks) here = here?.children.get(handle);
  return here ?? null;
}

/** The being or card that a handle is about: of `A2.grow-body` that is `A2`. */
export const base = (handle: Handle): Handle => (/^[!=+]/.test(handle) ? handle : handle.replace(/\.[^.]*$/, ""));

/** The values at the beginning of a move that picks have settled. */
export function settled(move: Moved, picks: readonly Handle[]): Value[] {
  const known = new Set(picks.flatMap((pick) => [pick, base(pick)]));
  const open = move.values.findIndex((value) => !known.has(String(value)));
  return open < 0 ? move.values : move.values.slice(0, open);
}

/** Where the rest of a tree is one straight line, as with a hunter that has only one verb but several preys, nothing is skipped; a lone step of no choice is. */
export function onlyChild(here: Node): Node | null {
  const [child, ...others] = here.children.values();
  return child && !others.length && here.leaf === null ? child : null;
}
