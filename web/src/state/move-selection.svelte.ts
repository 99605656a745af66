// What is being chosen: picks narrow the question's options until one is left; reasons and consequences are asked for on the way.

import type { Option, Outcome, Question, IllegalMove } from "../protocol";
import type { Ask } from "../net/socket";
import { base, follow, grow, onlyChild, settled, type Handle, type Node, type MoveSteps } from "./move-tree";

/** Reasons that give way to any other: nobody expects what needs a trait that is not there. */
const FAINT = new Set(["no-ground", "lacks"]);
const MOST_PREVIEWS = 24;
/** An answer that takes longer is waited for with nothing lit; for a quicker one the table need not be drawn twice. */
export const SOON = 150; // ms

/** What selection needs of a table. */
export interface Asked {
  readonly question: Question | null;
  readonly live: boolean;
  /** What came of the answer is being shown. */
  readonly answered: boolean;
  readonly ask: Ask | null;
  choose(choice: number): Promise<void>;
}

export interface SelectionRules {
  moveSteps: MoveSteps;
  /** Is this not done before it is confirmed? */
  confirms(option: Option): boolean;
}

/** All that was learned about one question. */
interface Learned {
  number: number;
  text: string; // in the language in which all else was learned
  picks: Handle[];
  reasons: Map<Handle, IllegalMove>;
  outcomes: Map<number, Outcome>;
  words: string[];
  sent?: number; // the place of what was chosen
}

/** The same thing may be barred for other reasons after other picks. */
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
  /** What the pointer or the focus is on. */
  pointed = $state<Handle | null>(null);
  /** What was tried in vain, and how often, so that it shakes each time. */
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

  /** In another language all is learned anew, but what is picked stays picked. */
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
  /** The answer is on its way, or what came of it. */
  get past(): boolean {
    return this.sent || this.table.answered;
  }
  /** Nothing can be chosen: no question, no connection, or it is answered. */
  get idle(): boolean {
    return !this.table.question || !this.table.live || this.past;
  }
  /** It is answered, and shown to be. */
  private get over(): boolean {
    return this.overdue || this.table.answered;
  }
  /** Nothing is shown as if it could be chosen. */
  get still(): boolean {
    return !this.table.question || !this.table.live || this.over;
  }
  /** The option that waits to be confirmed. */
  readonly ready: number | null = $derived.by(() => (this.known.picks.length ? (this.node?.leaf ?? null) : null));
  /** A target is in focus: nothing more is to be picked, only to be confirmed. */
  private readonly aimed: boolean = $derived.by(() => !this.over && this.ready !== null && !this.node?.children.size);
  /** The picks that lead to where the lit things branch off: of a target in focus, its siblings stay lit. */
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

  /** The target in focus: picked, not yet confirmed. */
  get aim(): Handle | null {
    return this.aimed ? (this.known.picks.at(-1) ?? null) : null;
  }

  option(place: number | null): Option | null {
    return place === null ? null : (this.table.question?.options[place] ?? null);
  }
  sentence(place: number): string {
    return this.known.words[place] ?? this.option(place)?.move ?? "";
  }
  /** What was chosen, in words. */
  get chosen(): string {
    return this.known.sent === undefined ? "" : this.sentence(this.known.sent);
  }
  outcome(place: number): Outcome | undefined {
    return this.known.outcomes.get(place);
  }
  reason(handle: Handle): IllegalMove | undefined {
    return this.known.reasons.get(placed(this.behind, handle));
  }
  /** The one option that a lit handle would do, if it is one. */
  wouldDo(handle: Handle): number | null {
    const child = this.branch?.children.get(handle);
    return child?.options.length === 1 ? (child.options[0] ?? null) : (child?.leaf ?? null);
  }

  // What one does

  /** Pick a handle: go on, do it, confirm it, take it back, or learn why not. */
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

  /** Picked by dragging: whatever was picked before counts no more. */
  seize(handle: Handle): void {
    if (!this.idle && this.root?.children.has(handle)) this.keep([handle]);
  }

  private go(picks: Handle[]): void {
    let here = this.root && follow(this.root, picks);
    // A step that leaves no choice takes itself, unless it would be the last one.
    for (let only = here && onlyChild(here); here && only && only.children.size; only = onlyChild(here)) {
      picks = [...picks, only.handle];
      here = only;
    }
    const leaf = here?.children.size ? null : (here?.leaf ?? null);
    const option = this.option(leaf);
    if (leaf !== null && option && !this.rules().confirms(option)) void this.send(leaf);
    else this.keep(picks);
  }

  /** Do what is ready. */
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

  /** One step back; false if there is none. */
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

  // What is asked on the way

  /** Ask for consequences and reasons around the place where we are; whatever was asked before is not asked again. */
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

  /** Why other moves of a verb are not offered, where only their last slot is open. */
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
