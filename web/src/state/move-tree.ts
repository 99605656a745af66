// The options of a question as a tree of handles: what can be picked first, what then.

import type { Option } from "../protocol";

/**
 * A name by which things of a table are chosen: a being (`A2`), a card (`horns-3`), a place on a being (`A2.grow-body`) or
 * beside it (`+left`), a button of the bar (`!pass`), an amount (`=3`).
 */
export type Handle = string;
export type Values = Option["values"];
export type Moved = Pick<Option, "verb" | "values">;

/** How a move is made by hand: the handles that are picked, one after another. */
export interface MoveSteps {
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

/** Every value is a thing, in the order of the verb's slots; a move without one is a button. */
export const plain: MoveSteps = ({ verb, values }) => {
  const things = Object.values(values).map(String);
  return things.length ? things : [`!${verb}`];
};

/** How the moves of a game are made by hand: by verb, with the slots that each verb has. */
export type Ways<Verbs> = { [Verb in keyof Verbs]?: (values: Verbs[Verb], prompt: string) => Handle[] };

/** A moveSteps that has a way for some verbs; other verbs are plain. */
export const moveStepsBy =
  <Verbs>(ways: Ways<Verbs>) =>
  (move: Moved, prompt: string): Handle[] => {
    const way = (ways as Record<string, (values: Values, prompt: string) => Handle[]>)[move.verb];
    return way ? way(move.values, prompt) : plain(move, prompt);
  };

const node = (handle: Handle): Node => ({ handle, children: new Map(), options: [], leaf: null });

export function grow(options: readonly Option[], moveSteps: MoveSteps, prompt = ""): Node {
  const paths = options.map((option) => moveSteps(option, prompt));
  const root = node("");
  paths.forEach((path, i) => {
    const option = options[i];
    if (option) plant(root, crowded(paths, i) ? [...path, `!${option.verb}`] : path, i);
    const also = option && moveSteps.also?.(option, prompt);
    if (also) plant(root, also, i);
  });
  return root;
}

/** Does another option begin with, or share, all of this one's handles? Then its verb must be said. */
function crowded(paths: readonly Handle[][], at: number): boolean {
  const mine = paths[at] ?? [];
  return paths.some(
    (path, i) => i !== at && mine.length <= path.length && mine.every((handle, j) => path[j] === handle),
  );
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

/** The first slots of a move, up to one that no pick has settled. */
export function settled(move: Moved, picks: readonly Handle[]): Values {
  const known = new Set(picks.flatMap((pick) => [pick, base(pick)]));
  const slots = Object.entries(move.values);
  const open = slots.findIndex(([, value]) => !known.has(String(value)));
  return Object.fromEntries(open < 0 ? slots : slots.slice(0, open));
}

/** Where the rest of a tree is one straight line, as with a hunter that has only one verb but several preys, nothing is skipped; a lone step of no choice is. */
export function onlyChild(here: Node): Node | null {
  const [child, ...others] = here.children.values();
  return child && !others.length && here.leaf === null ? child : null;
}
