// Dragging does what two clicks do: a card to its place, a hunter to its prey, from zone to zone.

import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";
import type { Handle } from "../state/tree";

const SLACK = 8; // px before a press becomes a drag

const handleAt = (x: number, y: number): Handle | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-handle], [data-being]");
  return found?.dataset.handle ?? found?.dataset.being ?? null;
};

export class Drag {
  /** What is dragged, and where the pointer is. */
  held = $state.raw<{ handle: Handle; x: number; y: number } | null>(null);
  private begun: { handle: Handle; x: number; y: number; id: number } | null = null;
  /** A click that ends a drag is none. */
  private ended = 0;

  constructor(private readonly desk: Desk) {}

  readonly listen: Attachment<HTMLElement> = (table) => {
    const pairs: [string, (event: never) => void][] = [
      ["pointerdown", this.down],
      ["pointermove", this.move],
      ["pointerup", this.up],
      ["pointercancel", this.cancel],
    ];
    for (const [name, work] of pairs) table.addEventListener(name, work as EventListener);
    const swallow = (event: MouseEvent): void => {
      if (Date.now() - this.ended < 50) event.stopPropagation();
    };
    table.addEventListener("click", swallow, { capture: true });
    return () => {
      for (const [name, work] of pairs) table.removeEventListener(name, work as EventListener);
      table.removeEventListener("click", swallow, { capture: true });
    };
  };

  private readonly down = (event: PointerEvent): void => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>("[data-handle]")?.dataset.handle;
    const { choosing } = this.desk;
    if (!handle || event.button !== 0 || choosing.idle || event.pointerType === "touch") return;
    if ((choosing.branch?.children.get(handle) ?? choosing.root?.children.get(handle))?.children.size)
      this.begun = { handle, x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  private readonly move = (event: PointerEvent): void => {
    const { begun } = this;
    if (!begun) return;
    if (!this.held && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
    if (!this.held) this.take(begun.handle);
    this.held = { handle: begun.handle, x: event.clientX, y: event.clientY };
    this.desk.choosing.pointed = this.target(event);
  };

  /** What is lit now goes on from what was picked, as a zone does after its card; all else begins anew. */
  private take(handle: Handle): void {
    const { choosing } = this.desk;
    if (choosing.lit.includes(handle)) choosing.pick(handle);
    else choosing.seize(handle);
  }

  private readonly up = (event: PointerEvent): void => {
    const target = this.held && this.target(event);
    if (this.held) this.ended = Date.now();
    if (target) this.desk.pick(target);
    this.cancel();
  };

  private readonly cancel = (): void => {
    this.begun = null;
    this.held = null;
  };

  /** The lit thing under the pointer; on a board with several places, its first one. */
  private target(event: PointerEvent): Handle | null {
    const handle = handleAt(event.clientX, event.clientY);
    const { lit } = this.desk.choosing;
    if (!handle || handle === this.held?.handle) return null;
    return lit.includes(handle) ? handle : (lit.find((each) => each.startsWith(`${handle}.`)) ?? handle);
  }
}
