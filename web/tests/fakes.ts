// A server and a clock for tests: nothing waits, nothing is sent anywhere.

import type { World } from "../src/net/socket";

export class FakeSocket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  /** The server closes the connection, with a code that may say why. */
  end(reason = ""): void {
    this.onclose?.({ reason });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last message of a type. */
  said(type: string): Record<string, unknown> | undefined {
    return this.sent.filter((message) => message.type === type).at(-1);
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 1_000_000;
  private timers = new Map<number, { at: number; work: () => void }>();
  private ids = 0;

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  now(): number {
    return this.time;
  }

  after(ms: number, work: () => void): number {
    this.timers.set(++this.ids, { at: this.time + ms, work });
    return this.ids;
  }

  cancel(timer: unknown): void {
    this.timers.delete(timer as number);
  }

  chance(): number {
    return 0.5;
  }

  clientSeed(): string {
    return "ab".repeat(32);
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nothing was opened");
    return socket;
  }

  /** Let time go by, and all that is due happen in its order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [id, next] = [...this.timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0] ?? [];
      if (id === undefined || !next) break;
      this.timers.delete(id);
      this.time = Math.max(this.time, next.at);
      next.work();
    }
    this.time = end;
  }
}
