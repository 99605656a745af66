// The state of a lesson: a table fed by the tutor, and the tutor's remarks.

import { Refused } from "../net/http";
import type { Ask, Request } from "../net/socket";
import { askTutor, lessonStep } from "../net/lessons";
import type { LessonStep } from "../protocol";
import { language } from "../i18n/index.svelte";
import { TableState } from "./table.svelte";

const ASKED = new Set(["options", "why", "preview", "targets", "explain"]);

export class LessonState {
  readonly table = new TableState();
  step = $state.raw<LessonStep | null>(null);
  path = $state.raw<string[]>([]);
  /** Why the lesson wants a different move. */
  objection = $state("");
  error = $state.raw<Refused | null>(null);

  /** The path of each question: the table may still show one that is answered. */
  private readonly places = new Map<number, string[]>();

  constructor(readonly game: string) {
    this.table.seat = 0;
    this.table.ask = this.ask;
  }

  /** Resume at the stored path; restart if the path is no longer valid. */
  async open(): Promise<void> {
    await this.move(this.kept(), 0);
    if (this.error && this.error.code !== "lost") await this.move([], 0);
  }

  /** Continue after a remark. */
  goOn = (): Promise<void> => this.move([...this.path, ""]);

  back = (): Promise<void> => this.move(this.path.slice(0, -1), 0);

  restart = (): Promise<void> => this.move([], 0);

  /** Reload all sentences in another language. */
  anew = (): Promise<void> => this.move(this.path, 0);

  /** Make the move that the lesson expects. */
  async show(): Promise<void> {
    const place = this.step?.accepted[0];
    if (place !== undefined) await this.table.choose(place);
  }

  private readonly ask: Ask = async (request) => {
    if (request.type === "choose") await this.choose(request.choice);
    else if (request.type === "undo") await this.back();
    else if (ASKED.has(request.type)) return askTutor(this.game, this.placeOf(request), language(), request as never);
    return { type: "done" } as never;
  };

  private placeOf(request: Request): string[] {
    return ("number" in request && this.places.get(request.number)) || this.path;
  }

  private async choose(choice: (Request & { type: "choose" })["choice"]): Promise<void> {
    const { question } = this.table;
    const move = typeof choice === "string" ? choice : question?.options[choice]?.move;
    if (move) await this.move([...this.path, move]);
  }

  /** Move to a path. A path off the lesson changes nothing and sets the objection. */
  private async move(path: string[], seen = this.step?.state.last ?? 0): Promise<void> {
    this.objection = "";
    try {
      const step = await lessonStep(this.game, path, language(), seen);
      if (!seen) this.forget();
      this.table.info = step.table;
      this.table.live = true;
      this.table.receive({ ...step.state, can_undo: path.length > 0 });
      if (step.state.question) this.places.set(step.state.question.number, path);
      this.path = path;
      this.step = step;
      this.error = null;
      sessionStorage.setItem(`lesson-${this.game}`, JSON.stringify(path));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.step && ["not-in-lesson", "illegal-move"].includes(error.code)) this.objection = error.message;
      else this.error = error;
    }
  }

  /** Forget the table: the next step replaces it. */
  private forget(): void {
    this.table.anew();
    this.table.question = null;
  }

  private kept(): string[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(`lesson-${this.game}`) ?? "[]");
      return Array.isArray(found) ? found.map(String) : [];
    } catch {
      return [];
    }
  }
}
