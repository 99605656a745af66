// The move being chosen: each pick narrows the question's options. Loads reasons and consequences on the way.

import type { Option, Outcome, Question, IllegalMove } from "../protocol";
import type { Ask } from "../net/socket";
import { base, follow, grow, onlyChild, settled, type Handle, type Node, type MoveSteps } from "./move-tree";

/** Weak reasons, replaced by any other: players don't expect an option that needs a missing trait. */
const FAINT = new Set(["no-ground", "lacks"]);
const MOST_PREVIEWS = 24;
/** The lit things go dark after this delay; a quicker answer saves a redraw. */
export const SOON = 150; // ms

/** The part of a table that a selection needs. */
export interface Asked {
  readonly question: Question | null;
  readonly live: boolean;
  /** The table is still animating the result of the answer. */
  readonly answered: boolean;
  readonly ask: Ask | null;
  choose(choice: number): Promise<void>;
}

export interface SelectionRules {
  moveSteps: MoveSteps;
  /** Whether the option needs a confirmation. */
  confirms(option: Option): boolean;
}

/** Everything the server has told us about one question. */
interface Learned {
  number: number;
  text: string; // in the language of everything else here
  picks: Handle[];
  reasons: Map<Handle, IllegalMove>;
  outcomes: Map<number, Outcome>;
  words: string[];
  sent?: number; // the index of the chosen option
}

/** The key of a reason: the same handle may be barred for different reasons after different picks. */
const placed = (picks: readonly Handle[], handle: Handle): string => [...picks, handle].join(" ");

const nothing = (question: Question | null, picks: Handle[] = []): Learned => ({
  number: question?.number ?? -1,
  text: question?.text ?? "",
  picks,
  reasons: new Map(),
  outcomes: new Map(),
  words: [],
});

export class MoveSelection {
  private held = $state.raw<Learned>(nothing(null));
  private asked = new Set<string>();
  /** The handle under the pointer or the focus. */
  pointed = $state<Handle | null>(null);
  /** The last handle that could not be picked, with a count, so that it shakes each time. */
  tried = $state.raw<{ handle: Handle; times: number } | null>(null);
  /** An answer is on its way. */
  sent = $state(false);
  private overdue = $state(false);
  page = $state(0);
  private wished = $state<number | null>(null);

  constructor(
    private readonly table: Asked,
    private readonly rules: () => SelectionRules,
  ) {}

  // The tree

  /** A change of language reloads everything but keeps the picks. */
  private readonly known = $derived.by(() => {
    const { question } = this.table;
    if (this.held.number !== question?.number) return nothing(question);
    return this.held.text === question.text ? this.held : nothing(question, this.held.picks);
  });
  readonly root: Node | null = $derived.by(() => {
    const question = this.table.question;
    return question ? grow(question.options, this.rules().moveSteps, question.prompt) : null;
  });
  readonly node: Node | null = $derived.by(() =>
    this.root ? (follow(this.root, this.known.picks) ?? this.root) : null,
  );

  get question(): Question | null {
    return this.table.question;
  }
  get picks(): readonly Handle[] {
    return this.known.picks;
  }
  /** The answer was sent, or its result is being shown. */
  get past(): boolean {
    return this.sent || this.table.answered;
  }
  /** Nothing can be chosen: there is no question, no connection, or already an answer. */
  get idle(): boolean {
    return !this.table.question || !this.table.live || this.past;
  }
  /** The question is answered, and the table shows it. */
  private get over(): boolean {
    return this.overdue || this.table.answered;
  }
  /** Nothing is lit. */
  get still(): boolean {
    return !this.table.question || !this.table.live || this.over;
  }
  /** The option that waits to be confirmed. */
  readonly ready: number | null = $derived.by(() => (this.known.picks.length ? (this.node?.leaf ?? null) : null));
  /** A target is picked and waits for a confirmation. */
  private readonly aimed: boolean = $derived.by(() => !this.over && this.ready !== null && !this.node?.children.size);
  /** The picks before the lit handles. The siblings of a target stay lit. */
  private readonly behind: readonly Handle[] = $derived.by(() =>
    this.aimed ? this.known.picks.slice(0, -1) : this.known.picks,
  );
  readonly branch: Node | null = $derived.by(() => (this.root ? (follow(this.root, this.behind) ?? this.root) : null));
  readonly lit: Handle[] = $derived.by(() => (this.still ? [] : [...(this.branch?.children.keys() ?? [])]));
  /** The amounts that can be chosen here. */
  readonly amounts: number[] = $derived.by(() =>
    this.lit.filter((handle) => /^=\d+$/.test(handle)).map((handle) => Number(handle.slice(1))),
  );

  get amount(): number {
    if (this.wished !== null && this.amounts.includes(this.wished)) return this.wished;
    return Math.max(...this.amounts, 0);
  }
  set amount(value: number) {
    this.wished = value;
  }

  /** The target that waits for a confirmation. */
  get aim(): Handle | null {
    return this.aimed ? (this.known.picks.at(-1) ?? null) : null;
  }

  option(place: number | null): Option | null {
    return place === null ? null : (this.table.question?.options[place] ?? null);
  }
  sentence(place: number): string {
    return this.known.words[place] ?? this.option(place)?.move ?? "";
  }
  /** The chosen option in words. */
  get chosen(): string {
    return this.known.sent === undefined ? "" : this.sentence(this.known.sent);
  }
  outcome(place: number): Outcome | undefined {
    return this.known.outcomes.get(place);
  }
  reason(handle: Handle): IllegalMove | undefined {
    return this.known.reasons.get(placed(this.behind, handle));
  }
  /** The option that a lit handle completes, or null. */
  wouldDo(handle: Handle): number | null {
    const child = this.branch?.children.get(handle);
    return child?.options.length === 1 ? (child.options[0] ?? null) : (child?.leaf ?? null);
  }

  // Actions

  /** Pick a handle: continue, make the move, confirm it, unpick it, or show why it is not possible. */
  pick(handle: Handle): void {
    if (this.idle) return;
    if (handle === this.aim) return this.confirm();
    if (this.branch?.children.has(handle)) {
      return this.go([...this.behind, handle]);
    }
    const at = this.known.picks.indexOf(handle);
    if (at >= 0) return this.keep(this.known.picks.slice(0, at));
    if (this.root?.children.has(handle)) return this.go([handle]);
    this.tried = { handle, times: (this.tried?.times ?? 0) + 1 };
  }

  /** Start again from a dragged handle and drop earlier picks. */
  seize(handle: Handle): void {
    if (!this.idle && this.root?.children.has(handle)) this.keep([handle]);
  }

  private go(picks: Handle[]): void {
    let here = this.root && follow(this.root, picks);
    // A step without a choice is picked automatically, unless it is the last one.
    for (let only = here && onlyChild(here); here && only && only.children.size; only = onlyChild(here)) {
      picks = [...picks, only.handle];
      here = only;
    }
    const leaf = here?.children.size ? null : (here?.leaf ?? null);
    const option = this.option(leaf);
    if (leaf !== null && option && !this.rules().confirms(option)) void this.send(leaf);
    else this.keep(picks);
  }

  /** Make the move that is ready. */
  confirm(): void {
    if (this.ready !== null && !this.idle) void this.send(this.ready);
  }

  async send(place: number): Promise<void> {
    this.sent = true;
    this.held = { ...this.known, sent: place };
    this.tried = null;
    const late = setTimeout(() => (this.overdue = true), SOON);
    try {
      await this.table.choose(place);
    } finally {
      clearTimeout(late);
      this.sent = this.overdue = false;
      this.wished = null;
      this.page = 0;
    }
  }

  /** Undo the last pick; false if there is none. */
  back(): boolean {
    if (!this.known.picks.length) return false;
    this.keep(this.known.picks.slice(0, -1));
    return true;
  }

  private keep(picks: Handle[]): void {
    this.held = { ...this.known, picks };
    this.tried = null;
    this.page = 0;
  }

  // Requests

  /** Ask for consequences and reasons around the current picks, each once. */
  async inform(): Promise<void> {
    const { question } = this.table;
    if (!question || !this.table.ask || !this.branch) return;
    await Promise.all([this.learnWords(question), this.learnOutcomes(question), ...this.learnReasons(question)]).catch(
      () => undefined,
    );
  }

  private fresh(what: string): boolean {
    const key = `${this.table.question?.number} ${this.table.question?.text} ${what}`;
    if (this.asked.has(key)) return false;
    this.asked.add(key);
    return true;
  }

  private learn({ number, text }: Question, found: Partial<Learned>): void {
    if (number === this.table.question?.number && text === this.table.question.text)
      this.held = { ...this.known, ...found };
  }

  private async learnWords(question: Question): Promise<void> {
    if (!this.fresh("words")) return;
    const answer = await this.table.ask?.({ type: "options", number: question.number });
    if (answer) this.learn(question, { words: answer.texts });
  }

  private async learnOutcomes(question: Question): Promise<void> {
    const near = [...(this.branch?.children.values() ?? [])].flatMap((child) =>
      child.options.length === 1 ? child.options : [],
    );
    const choices = near.filter((place) => !this.known.outcomes.has(place)).slice(0, MOST_PREVIEWS);
    if (!choices.length || !this.fresh(`outcomes ${choices}`)) return;
    const answer = await this.table.ask?.({ type: "preview", number: question.number, choices });
    const found = answer?.outcomes.map((outcome): [number, Outcome] => [outcome.choice, outcome]) ?? [];
    this.learn(question, { outcomes: new Map([...this.known.outcomes, ...found]) });
  }

  private learnReasons(question: Question): Promise<void>[] {
    const ways = new Map<string, Option>();
    for (const place of this.branch?.options ?? []) {
      const option = question.options[place];
      if (option && !ways.has(option.verb)) ways.set(option.verb, option);
    }
    return [...ways.values()].map((option) => this.learnBarred(question, option, this.behind));
  }

  /** Ask why other moves of a verb are barred, if only their last slot is open. */
  private async learnBarred(
    question: Question,
    { verb, values: all }: Option,
    picks: readonly Handle[],
  ): Promise<void> {
    const values = settled({ verb, values: all }, picks);
    const open = Object.keys(all).length - Object.keys(values).length;
    if (open !== 1 || !this.fresh(`targets ${verb} ${Object.values(values)}`)) return;
    const answer = await this.table.ask?.({ type: "illegal-moves", number: question.number, verb, values });
    const reasons = new Map(this.known.reasons);
    for (const target of answer?.moves ?? []) {
      const handle = this.rules().moveSteps({ verb, values: target.values }, question.prompt)[picks.length];
      for (const name of handle ? [handle, base(handle)] : []) {
        const known = reasons.get(placed(picks, name));
        if (!known || FAINT.has(known.reason)) reasons.set(placed(picks, name), target);
      }
    }
    this.learn(question, { reasons });
  }
}
