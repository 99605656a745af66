// What one puts together before a table is made: game, seats, variants, clock.

import type { ClockSettings, GameOffer, Settings, Variant } from "../protocol";

/** Who sits where: me, somebody else at this screen, whoever has the link, or a program. */
export type PlannedSeat =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "open" } | { kind: "bot"; agent: string };

export const CLOCKS = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60 },
  game: { kind: "game", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86_400 },
} as const satisfies Record<string, ClockSettings>;
export type Clock = keyof typeof CLOCKS;

export interface TablePlan {
  game: string;
  sitters: PlannedSeat[];
  options: Settings["options"];
  clock: Clock;
  public: boolean;
  watchers: boolean;
  undo: boolean;
  hints: boolean | null; // null: for whoever plays alone
  away: "wait" | "bot";
}

const ORDER = { me: 0, here: 1, open: 2, bot: 3 } as const;
const USUAL = 4; // seats

/** A table of a game as most people want it: three bots, nothing unusual. */
export function planFor(offer: GameOffer, agent: string): TablePlan {
  const [fewest = 2, most = 2] = offer.players;
  const bots = Math.max(fewest, Math.min(USUAL, most)) - 1;
  const known = offer.bots.some(({ name }) => name === agent) ? agent : (offer.bots[0]?.name ?? "");
  return {
    game: offer.key,
    sitters: [{ kind: "me" }, ...Array.from({ length: bots }, (): PlannedSeat => ({ kind: "bot", agent: known }))],
    options: {},
    clock: "none",
    public: false,
    watchers: true,
    undo: true,
    hints: null,
    away: "wait",
  };
}

/** The seats in the order in which the server fills them: me, those at this screen, open ones, bots. */
export const seated = (sitters: readonly PlannedSeat[]): PlannedSeat[] =>
  [...sitters].sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);

/** The same wishes for another game: as many seats as it has. */
export function moved(plan: TablePlan, offer: GameOffer, agent: string): TablePlan {
  const usual = planFor(offer, agent);
  const [fewest = 2, most = 2] = offer.players;
  const sitters = plan.sitters.slice(0, most);
  while (sitters.length < fewest) sitters.push(usual.sitters[sitters.length] ?? { kind: "open" });
  return { ...plan, game: offer.key, options: {}, sitters };
}

/** With at least one seat for somebody who has the link: an open one, or else the last bot's. */
export function inviting(plan: TablePlan): TablePlan {
  if (plan.sitters.some(({ kind }) => kind === "open")) return plan;
  const place = plan.sitters.findLastIndex(({ kind }) => kind !== "me");
  return { ...plan, sitters: seated(plan.sitters.with(place, { kind: "open" })) };
}

export function settingsOf(plan: TablePlan): Settings {
  const bots = plan.sitters.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.agent] : []));
  return {
    game: plan.game,
    players: plan.sitters.length,
    options: plan.options,
    bots,
    public: plan.public,
    spectators: plan.watchers,
    undo: plan.undo,
    hints: plan.hints,
    clock: CLOCKS[plan.clock],
    absence_policy: plan.away,
  };
}

/** Names of those who play at this screen besides me. */
export const companions = (plan: TablePlan): string[] =>
  plan.sitters.flatMap((sitter) => (sitter.kind === "here" ? [sitter.name] : []));

/** Minutes that a game of so many takes, between those for the fewest and the most players. */
export function minutesOf(offer: GameOffer, players: number): number {
  const [fewest = 2, most = 2] = offer.players;
  const [short = 0, long = 0] = offer.minutes;
  const share = most > fewest ? (players - fewest) / (most - fewest) : 0;
  return Math.round((short + (long - short) * share) / 5) * 5;
}

/** What a table may settle: variants first, and what only settles what the rules leave open. */
export function variantsOf(offer: GameOffer): { variants: Variant[]; rulings: Variant[] } {
  const main = (variant: Variant): boolean => !variant.ruling || offer.exclusive.includes(variant.key);
  return { variants: offer.options.filter(main), rulings: offer.options.filter((variant) => !main(variant)) };
}

/** Is it a question of yes or no? */
export const isSwitch = (variant: Variant): boolean => typeof variant.default === "boolean";
