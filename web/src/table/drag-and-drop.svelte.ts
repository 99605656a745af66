// Dragging does what two clicks do: a card to its place, a hunter to its prey, from zone to zone.

import type { Attachment } from "svelte/attachments";
import type { TableController } from "./table-controller.svelte";
import type { Handle } from "../state/move-tree";
import { handleOf } from "./handle-events";

const SLACK = 8; // px before a press becomes a drag

const handleAt = (x: number, y: number): Handle | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-handle], [data-being]");
  return found?.dataset.handle ?? found?.dataset.being ?? null;
};

export class Drag {
  /** What is dragged, and where the pointer is. */
  held = $state.raw<{ handle: Handle; x: number; y: number } | null>(null);
  private begun: { handle: Handle; x: number; y: number; id: number } | null = null;
  /** The time of the last drop, to ignore the click that follows it. */
  private ended = 0;

  constructor(private readonly controller: TableController) {}

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
    const handle = handleOf(event.target);
    const { selection } = this.controller;
    if (!handle || event.button !== 0 || selection.idle || event.pointerType === "touch") return;
    if ((selection.branch?.children.get(handle) ?? selection.root?.children.get(handle))?.children.size)
      this.begun = { handle, x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  private readonly move = (event: PointerEvent): void => {
    const { begun } = this;
    if (!begun) return;
    if (!this.held && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
    if (!this.held) this.take(begun.handle);
    this.held = { handle: begun.handle, x: event.clientX, y: event.clientY };
    this.controller.selection.pointed = this.target(event);
  };

  /** Pick a dragged handle: continue if it is lit, otherwise start again from it. */
  private take(handle: Handle): void {
    const { selection } = this.controller;
    if (selection.lit.includes(handle)) selection.pick(handle);
    else selection.seize(handle);
  }

  private readonly up = (event: PointerEvent): void => {
    const target = this.held && this.target(event);
    if (this.held) this.ended = Date.now();
    if (target) this.controller.pick(target);
    this.cancel();
  };

  private readonly cancel = (): void => {
    this.begun = null;
    this.held = null;
  };

  /** The lit thing under the pointer; on a board with several places, its first one. */
  private target(event: PointerEvent): Handle | null {
    const handle = handleAt(event.clientX, event.clientY);
    const { lit } = this.controller.selection;
    if (!handle || handle === this.held?.handle) return null;
    return lit.includes(handle) ? handle : (lit.find((each) => each.startsWith(`${handle}.`)) ?? handle);
  }
}
