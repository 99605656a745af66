// Combines a table and its game: the scene, the state of everything on it, the bar, and what clicks do.

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { MoveSelection } from "../state/move-selection.svelte";
import { keysFor, type Keys, type Layout } from "../state/shortcuts";
import type { TableState } from "../state/table.svelte";
import { base, type Handle } from "../state/move-tree";
import { has, language, text } from "../i18n/index.svelte";
import { settings } from "../state/settings.svelte";
import { HandOrder } from "./hand-order";
import { reuseUnchanged } from "./structural-sharing";
import { confirms, patternOf, type Pattern } from "./question-patterns";
import type { Asking, Game, Scene } from "./game";
import type { Entry } from "../protocol";
import type { Act, Being, Place, Stance } from "./scene-types";

/** Obvious reasons, which are not shown on boards. */
const QUIET = new Set(["owner", "turn", "now", "foreign", "own", "no-ground", "lacks"]);

export class TableController {
  readonly selection: MoveSelection;
  layout = $state.raw<Layout>(new Map());
  /** The subject of the field notes after a click, when nothing is pointed at. */
  pinned = $state<Handle | null>(null);
  /** Beings that changed since my last choice. */
  readonly fresh = new SvelteSet<Handle>();
  readonly entries = new SvelteMap<string, Entry[]>();
  private readonly wanted = new Set<string>();
  private readonly handOrder = new HandOrder();
  /** The previous values, whose unchanged parts are reused. */
  private readonly shown: { scene?: Scene; stances?: Record<Handle, Stance>; places?: Record<Handle, Place[]> } = {};

  constructor(
    readonly table: TableState,
    readonly game: Game,
  ) {
    this.selection = new MoveSelection(table, () => ({
      moveSteps: game.moveSteps,
      confirms: (option) => confirms(option) || (settings.confirmReveal && table.revealsNext),
    }));
  }

  // What is on the table

  readonly scene: Scene | null = $derived.by(() => {
    if (!this.table.view) return null;
    const scene = this.game.scene(this.table.view, this.table);
    const hand = this.handOrder.sort(scene.hand);
    return (this.shown.scene = reuseUnchanged(this.shown.scene, { ...scene, hand }));
  });
  readonly beings: Map<Handle, Being> = $derived.by(
    () => new Map((this.scene?.playerAreas ?? []).flatMap((area) => area.beings.map((being) => [being.handle, being]))),
  );
  /** The board on which a trait card lies. */
  readonly wearers: Map<Handle, Handle> = $derived.by(
    () =>
      new Map([...this.beings.values()].flatMap((being) => being.traits.map((trait) => [trait.handle, being.handle]))),
  );
  private readonly hand: Handle[] = $derived.by(() => (this.scene?.hand ?? []).map((card) => card.handle));

  /** The board or spot of a lit handle, or null if it has no place on the table. */
  private spotOf(handle: Handle): Handle | null {
    if (this.beings.has(base(handle))) return base(handle);
    if (this.hand.includes(handle) || this.scene?.spots.includes(handle)) return handle;
    return this.pattern === "order" ? null : (this.wearers.get(handle) ?? null);
  }

  // Highlights

  readonly pattern: Pattern = $derived.by(() =>
    patternOf(this.table.question?.prompt ?? "", this.selection.lit, this.selection.picks),
  );
  /** Lit handles in reading order: player areas, spots, the bar. */
  readonly lit: Handle[] = $derived.by(() => {
    const order = this.scene?.order ?? [...this.beings.keys(), ...(this.scene?.spots ?? [])];
    const rank = (handle: Handle): number => {
      const spot = this.spotOf(handle);
      const at = spot === null ? -1 : order.indexOf(spot);
      return at < 0 ? order.length : at;
    };
    return this.selection.lit.filter((handle) => !handle.startsWith("=")).sort((a, b) => rank(a) - rank(b));
  });
  readonly keys: Keys = $derived.by(() => keysFor(this.lit, this.hand, this.selection.page, this.layout));

  /** The option whose consequences are shown: the one pointed at, or the one to confirm. */
  readonly foreseen: number | null = $derived.by(() => {
    const { selection } = this;
    if (selection.pointed && selection.lit.includes(selection.pointed)) return selection.wouldDo(selection.pointed);
    return selection.ready;
  });
  private readonly effects: Record<Handle, string> = $derived.by(() => {
    const option = this.selection.option(this.foreseen);
    const outcome = this.foreseen === null ? undefined : this.selection.outcome(this.foreseen);
    return option && outcome ? this.game.effects(option, outcome) : {};
  });

  readonly stances: Record<Handle, Stance> = $derived.by(() => {
    const handles = [...this.beings.keys(), ...this.hand, ...(this.scene?.spots ?? [])];
    return (this.shown.stances = reuseUnchanged(
      this.shown.stances,
      Object.fromEntries(handles.map((handle) => [handle, this.stance(handle)])),
    ));
  });

  private stance(handle: Handle): Stance {
    const { selection } = this;
    const changed = this.fresh.has(handle) || undefined;
    const gain = this.effects[handle];
    const place = selection.lit.includes(handle) ? selection.wouldDo(handle) : null;
    const lit = { key: this.keys.caps.get(handle), note: this.noteOf(place), gain, changed };
    if (selection.aim === handle) return { ...lit, look: "aim" };
    if (selection.picks.some((pick) => pick === handle)) return { look: "picked", gain, changed };
    if (selection.lit.includes(handle)) return { ...lit, look: "can" };
    if (this.twinOf(handle)) return { look: "can", gain, changed };
    if (this.placesOn(handle).length) return { look: "can", gain, changed };
    return { ...(this.attacked(handle) ?? this.barred(handle)), gain, changed };
  }

  /** A lit card that is identical to another card in hand: the rules offer only one of them. */
  private twinOf(handle: Handle): Handle | undefined {
    const hand = this.scene?.hand ?? [];
    const label = hand.find((card) => card.handle === handle)?.label;
    if (label === undefined || this.selection.lit.includes(handle)) return undefined;
    return hand.find((card) => card.label === label && this.selection.lit.includes(card.handle))?.handle;
  }

  /** The prey of an attack that I am asked about. */
  private attacked(handle: Handle): Stance | null {
    const { attacker, target } = this.selection.question?.about ?? {};
    return target === handle && attacker
      ? { look: "aim", note: text("table-attacked-by", { name: String(attacker) }) }
      : null;
  }

  private barred(handle: Handle): Stance {
    if (this.selection.still) return { look: "" };
    const barred = this.game.barred?.(handle, this);
    if (barred) return { look: "no", note: barred, why: barred };
    const reason = this.selection.reason(handle);
    const shake = this.selection.tried?.handle === handle ? this.selection.tried.times : undefined;
    if (!shake && (!reason || QUIET.has(reason.reason))) return { look: "" };
    const short = reason?.short ?? text("table-not-now");
    const badge = this.beings.get(handle)?.traits.find((trait) => trait.name && short.startsWith(trait.name))?.key;
    return { look: "no", note: short, badge, why: reason?.text, cite: reason?.cite, shake };
  }

  private noteOf(place: number | null): string | undefined {
    const option = this.selection.option(place);
    const outcome = place === null ? undefined : this.selection.outcome(place);
    return option && outcome ? this.game.note(option, outcome) || undefined : undefined;
  }

  /** Parts of a board that can be chosen: places for a card, traits. */
  readonly places: Record<Handle, Place[]> = $derived.by(
    () =>
      (this.shown.places = reuseUnchanged(
        this.shown.places,
        Object.fromEntries([...this.beings.keys()].map((handle) => [handle, this.placesOn(handle)])),
      )),
  );

  /** Lit handles by their board or spot. */
  private readonly parts: Map<Handle, Handle[]> = $derived.by(() => {
    const found = new Map<Handle, Handle[]>();
    for (const handle of this.selection.lit) {
      const spot = this.spotOf(handle);
      if (spot !== null && spot !== handle) found.set(spot, [...(found.get(spot) ?? []), handle]);
    }
    return found;
  });

  private placesOn(being: Handle): Place[] {
    return (this.parts.get(being) ?? []).map((handle) => ({
      handle,
      key: this.keys.caps.get(handle),
      ...this.game.place(handle, this),
    }));
  }

  // The bar

  readonly asking: Asking = $derived.by(() =>
    this.selection.past
      ? { title: this.selection.chosen || (this.selection.question?.text ?? "") }
      : this.game.asking(this),
  );
  /** Lit handles that have no place on the table. */
  private readonly homeless: Handle[] = $derived.by(() => this.lit.filter((handle) => this.spotOf(handle) === null));
  readonly choices: Act[] = $derived.by(() => {
    if (this.pattern !== "answer" && this.pattern !== "order" && this.pattern !== "exchange") return [];
    return this.homeless.map((handle) => this.act(handle));
  });
  readonly acts: Act[] = $derived.by(() => {
    if (this.selection.past) return [];
    const rest =
      this.choices.length || this.pattern === "amount" ? [] : this.homeless.map((handle) => this.act(handle));
    rest.sort((a, b) => Number(b.go ?? false) - Number(a.go ?? false)); // Done before Remove
    const { selection } = this;
    if (selection.ready !== null && selection.aim)
      rest.unshift({
        handle: "!!go",
        label: this.asking.go ?? selection.sentence(selection.ready),
        key: "↵",
        go: true,
      });
    if (this.pattern === "amount")
      rest.push({ handle: "!!go", label: this.asking.go ?? text("table-do"), key: "↵", go: true });
    if (this.keys.hidden) rest.push({ handle: "!!page", label: text("table-next-ten"), key: "." });
    if (selection.picks.length)
      rest.push({ handle: "!!back", label: this.asking.back ?? text("table-back"), key: "Esc" });
    return rest;
  });

  private act(handle: Handle): Act {
    const place = this.selection.wouldDo(handle);
    const known = this.game.place(handle, this);
    const named = `act-${handle.slice(1)}`;
    const label =
      handle.startsWith("!") && has(named)
        ? text(named)
        : place === null
          ? known.title
          : this.selection.sentence(place);
    const story = place === null ? "" : (this.selection.outcome(place)?.log.join(" ") ?? "");
    const alone = this.lit.length === 1;
    return {
      handle,
      label,
      key: this.keys.caps.get(handle),
      text: story || known.text,
      badge: known.badge,
      go: alone || handle === "!done" || handle === "!draw",
    };
  }

  // Actions

  pick = (handle: Handle): void => {
    if (handle === "!!go")
      return this.pattern === "amount" && !this.selection.aim
        ? this.selection.pick(`=${this.selection.amount}`)
        : this.selection.confirm();
    if (handle === "!!back") return void this.selection.back();
    if (handle === "!!page") return void this.selection.page++;
    if (handle === "!!earlier") return void this.table.lookBack();
    if (handle === "!!later") return this.table.lookAt((this.table.at ?? 0) + 1);
    if (handle === "!!now") return this.table.lookAt(Infinity);
    this.pinned = handle;
    this.selection.pick(this.onlyPlace(handle) ?? this.twinOf(handle) ?? handle);
  };

  /** The only place to choose on a board; a click on the board picks it. */
  private onlyPlace(handle: Handle): Handle | undefined {
    const here = this.selection.lit.includes(handle) ? [] : this.placesOn(handle);
    return here.length === 1 ? here[0]?.handle : undefined;
  }

  point = (handle: Handle, on: boolean): void => {
    if (on) this.selection.pointed = handle;
    else if (this.selection.pointed === handle) this.selection.pointed = null;
  };

  /** While a target is aimed at, the aim follows the focus, so that Enter and the bar agree. */
  reach = (handle: Handle): void => {
    const { selection } = this;
    const option = selection.lit.includes(handle) ? selection.option(selection.wouldDo(handle)) : null;
    if (selection.aim && selection.aim !== handle && option && confirms(option)) selection.pick(handle);
  };

  /** The subject of the field notes. */
  readonly subject: Handle | null = $derived.by(
    () => this.selection.pointed ?? this.selection.aim ?? this.pinned ?? this.selection.picks.at(-1) ?? null,
  );

  /** Explanations of a card, trait, zone or event, loaded on first use. */
  explained(about: string): Entry[] {
    const key = `${language()} ${about}`;
    void this.table.live; // ask again after a reconnection, also in another language
    if (!this.wanted.has(key) && this.table.ask) {
      this.wanted.add(key);
      void this.table
        .ask({ type: "explain", about })
        .then((answer) => this.entries.set(key, answer.entries))
        .catch(() => this.wanted.delete(key));
    }
    return this.entries.get(key) ?? [];
  }
}
