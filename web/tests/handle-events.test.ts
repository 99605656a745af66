import { expect, it } from "vitest";
import { handleEvents } from "../src/table/handle-events";

/** An element with a handle, or one without. */
const element = (handle?: string) => ({ closest: () => (handle === undefined ? null : { dataset: { handle } }) });

async function listening() {
  const calls: unknown[][] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const root = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  const stop = handleEvents({
    pick: (handle) => calls.push(["pick", handle]),
    point: (handle, on) => calls.push(["point", handle, on]),
    reach: (handle) => calls.push(["reach", handle]),
  })(root as unknown as HTMLElement);
  await Promise.resolve(); // Svelte adds pointer listeners a little later
  return { calls, listeners, stop, send: (name: string, event: unknown) => listeners.get(name)?.(event) };
}

it("picks the handle that was clicked", async () => {
  const { calls, send } = await listening();
  send("click", { target: element("A2") });
  send("click", { target: element() });
  expect(calls).toEqual([["pick", "A2"]]);
});

it("points at what the pointer or the focus enters, until it leaves", async () => {
  const { calls, send } = await listening();
  send("pointerover", { target: element("A2"), relatedTarget: null });
  send("pointerover", { target: element("A2"), relatedTarget: element("A2") });
  send("pointerout", { target: element("A2"), relatedTarget: element("B1") });
  send("focusin", { target: element("B1"), relatedTarget: element() });
  expect(calls).toEqual([
    ["point", "A2", true],
    ["point", "A2", false],
    ["point", "B1", true],
    ["reach", "B1"],
  ]);
});

it("stops listening with its table", async () => {
  const { listeners, stop } = await listening();
  stop?.();
  expect([...listeners.keys()]).toEqual([]);
});
