// The state of a replay: perspective, step, playing or not, speed.

import { Refused, replayFile, replayOf, type ReplayWish, type Scene } from "../net/http";
import type { Ask } from "../net/socket";
import { explained } from "../net/lessons";
import type { ReplayHeader, TableInfo } from "../protocol";
import { language, loadGameTexts } from "../i18n/index.svelte";
import { ReplayFrames } from "./replay-frames";
import { TableState } from "./table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 700; // ms for a step, and more for each line that it tells
const LINE = 500;

/** The perspective: a seat, all hands open, or a spectator. */
export type Eyes = number | "open" | "watcher";

export class ReplayState {
  readonly table = new TableState();
  timeline = $state.raw(new ReplayFrames());
  opened = $state.raw<ReplayHeader | null>(null);
  step = $state(0);
  eyes = $state<Eyes>("watcher");
  playing = $state(false);
  speed = $state<number>(1);
  /** The number of frames loaded; the timeline itself is not reactive. */
  come = $state(0);
  whole = $state(false);
  error = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = 0;
  /** The step to show once it is loaded. */
  private wanted = 0;

  constructor(
    readonly id: string,
    readonly record: unknown,
  ) {
    this.table.ask = this.ask;
    this.table.live = true;
    this.table.moment = (number) => {
      const step = this.timeline.stepOf(number);
      if (step !== undefined) this.jump(step);
    };
  }

  get last(): number {
    return this.opened?.choices ?? 0;
  }

  /** Load the replay from a perspective; shows the wanted step as soon as it is loaded. */
  async load(eyes: Eyes, step: number): Promise<void> {
    const mine = ++this.loading;
    this.pause();
    this.wanted = step;
    Object.assign(this, { eyes, error: null, whole: false, come: 0, timeline: new ReplayFrames() });
    const wish: ReplayWish = { lang: language(), open: eyes === "open", seat: typeof eyes === "number" ? eyes : null };
    const scenes = this.record ? replayFile(this.record, wish) : replayOf(this.id, wish);
    try {
      for await (const scene of scenes) {
        if (mine !== this.loading) return;
        await this.take(scene);
      }
      this.whole = true;
      if (this.wanted > this.timeline.last) this.jump(this.timeline.last);
    } catch (error) {
      if (mine === this.loading) this.error = error instanceof Refused ? error : new Refused("lost");
    }
  }

  private async take(scene: Scene): Promise<void> {
    if (scene.type === "header") {
      await loadGameTexts(scene.game);
      this.opened = scene;
      this.table.info = infoOf(this.id, scene);
      this.table.seat = typeof this.eyes === "number" ? this.eyes : null;
    } else if (scene.type === "frame") {
      this.timeline.add(scene);
      this.come = this.timeline.frames.length;
      if (scene.step === this.wanted || !this.table.view) this.show(scene.step);
    }
  }

  /** Show a step at once, or as soon as it is loaded. */
  jump(step: number): void {
    this.wanted = Math.max(0, this.whole ? Math.min(step, this.timeline.last) : step);
    this.show(Math.min(this.wanted, this.timeline.last));
  }

  private show(step: number): void {
    const view = this.timeline.view(step);
    if (!view) return;
    this.step = step;
    this.table.place({ view, log: this.timeline.log(step), results: this.timeline.frames[step]?.results ?? [] });
  }

  /** Show the next step with its animations. */
  next(): void {
    const frame = this.timeline.frames[this.step + 1];
    if (!frame) return this.pause();
    this.table.hurry();
    this.step += 1;
    this.wanted = this.step;
    this.table.step(frame);
  }

  back(): void {
    this.pause();
    this.jump(this.step - 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.step >= this.timeline.last) this.jump(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    if (!this.playing) return;
    this.next();
    const lines = this.timeline.frames[this.step]?.log.length ?? 0;
    const ended = this.whole && this.step >= this.timeline.last;
    if (ended) return this.pause();
    this.timer = setTimeout(() => this.tick(), (PAUSE + Math.min(lines, 4) * LINE) / this.speed);
  }

  /** A replay answers explanations only. */
  private readonly ask: Ask = async (request) => {
    if (request.type !== "explain") throw new Refused("spectator");
    return (await explained(this.table.game, request.about, language())) as never;
  };
}

function infoOf(id: string, opened: ReplayHeader): TableInfo {
  const seats = opened.names.map((name) => ({
    kind: "person",
    name,
    agent: "",
    present: true,
    replaced: false,
    ready: true,
    client_seed: "",
  }));
  const settings = { game: opened.game, players: opened.players, options: opened.options, hints: false };
  return {
    id,
    game: opened.game,
    title: opened.title,
    status: "over",
    host: 0,
    settings,
    seats,
    commitment: "",
    rematch: "",
  };
}
