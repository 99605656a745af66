// The options of a question as a tree of handles, in the order of the picks.

import type { Option } from "../protocol";

/**
 * A name by which things of a table are chosen: a being (`A2`), a card (`horns-3`), a place on a being (`A2.grow-body`) or
 * beside it (`+left`), a button of the bar (`!pass`), an amount (`=3`).
 */
export type Handle = string;
export type Values = Option["values"];
export type Moved = Pick<Option, "verb" | "values">;

/** The handles of a move in the order in which the player picks them. */
export interface MoveSteps {
  (move: Moved, prompt: string): Handle[];
  /** An alternative order of the same picks, or null. */
  also?(move: Moved, prompt: string): Handle[] | null;
}

export interface Node {
  handle: Handle;
  children: Map<Handle, Node>;
  /** The indices of all options below this node. */
  options: number[];
  /** The option that is complete at this node, or null. */
  leaf: number | null;
}

/** The default: each slot's value is a handle; a move without slots is a button. */
export const plain: MoveSteps = ({ verb, values }) => {
  const things = Object.values(values).map(String);
  return things.length ? things : [`!${verb}`];
};

/** The picks of a game's moves by verb, typed by the verb's slots. */
export type Ways<Verbs> = { [Verb in keyof Verbs]?: (values: Verbs[Verb], prompt: string) => Handle[] };

/** Move steps with special picks for some verbs; other verbs use the default. */
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

/** Whether another option starts with the same picks, so that a button must name the verb. */
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

/** The node after some picks, or null. */
export function follow(root: Node, picks: readonly Handle[]): Node | null {
  let here: Node | undefined = root;
  for (const handle of picks) here = here?.children.get(handle);
  return here ?? null;
}

/** The being or card of a handle: `A2` for `A2.grow-body`. */
export const base = (handle: Handle): Handle => (/^[!=+]/.test(handle) ? handle : handle.replace(/\.[^.]*$/, ""));

/** The leading slots of a move that the picks have filled. */
export function settled(move: Moved, picks: readonly Handle[]): Values {
  const known = new Set(picks.flatMap((pick) => [pick, base(pick)]));
  const slots = Object.entries(move.values);
  const open = slots.findIndex(([, value]) => !known.has(String(value)));
  return Object.fromEntries(open < 0 ? slots : slots.slice(0, open));
}

/** The only child of a node that is not itself complete, or null: a step without a choice. */
export function onlyChild(here: Node): Node | null {
  const [child, ...others] = here.children.values();
  return child && !others.length && here.leaf === null ? child : null;
}
