// The plan of a new table: game, seats, variants, clock.

import type { ClockSettings, GameOffer, Settings, Variant } from "../protocol";

/** The player of a seat: me, another person at this device, anyone with the link, or a bot. */
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
  hints: boolean | null; // null: only for people who play alone
  away: "wait" | "bot";
}

const ORDER = { me: 0, here: 1, open: 2, bot: 3 } as const;
const USUAL = 4; // seats

/** The default table of a game: three bots, no variants. */
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

/** Sort the seats as the server fills them: me, people at this device, open seats, bots. */
export const seated = (sitters: readonly PlannedSeat[]): PlannedSeat[] =>
  [...sitters].sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);

/** The same plan for another game, with a number of seats that it allows. */
export function moved(plan: TablePlan, offer: GameOffer, agent: string): TablePlan {
  const usual = planFor(offer, agent);
  const [fewest = 2, most = 2] = offer.players;
  const sitters = plan.sitters.slice(0, most);
  while (sitters.length < fewest) sitters.push(usual.sitters[sitters.length] ?? { kind: "open" });
  return { ...plan, game: offer.key, options: {}, sitters };
}

/** The plan with at least one open seat; the last bot gives up its seat if necessary. */
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

/** Names of the other people at this device. */
export const companions = (plan: TablePlan): string[] =>
  plan.sitters.flatMap((sitter) => (sitter.kind === "here" ? [sitter.name] : []));

/** The estimated minutes of a game, interpolated between the fewest and the most players. */
export function minutesOf(offer: GameOffer, players: number): number {
  const [fewest = 2, most = 2] = offer.players;
  const [short = 0, long = 0] = offer.minutes;
  const share = most > fewest ? (players - fewest) / (most - fewest) : 0;
  return Math.round((short + (long - short) * share) / 5) * 5;
}

/** The options of a game, divided into variants and house rules. */
export function variantsOf(offer: GameOffer): { variants: Variant[]; rulings: Variant[] } {
  const main = (variant: Variant): boolean => !variant.ruling || offer.exclusive.includes(variant.key);
  return { variants: offer.options.filter(main), rulings: offer.options.filter((variant) => !main(variant)) };
}

/** Whether the variant is a checkbox. */
export const isSwitch = (variant: Variant): boolean => typeof variant.default === "boolean";
