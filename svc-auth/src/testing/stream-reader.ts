import { type LiveEvent, readEvents, type StreamState } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';

type Message = { readonly state: StreamState } | { readonly changes: readonly LiveEvent[] };

/** Reads a stream of events as a page does. */
export class StreamReader {
  private readonly received: Message[] = [];
  private isOver = false;
  private wake: () => void = () => {};

  private constructor(
    readonly status: number,
    private readonly stop: AbortController,
    body: ReadableStream<Uint8Array> | null,
  ) {
    void this.readAll(body);
  }

  static async open(testApp: TestApp, token: string, missedMs = 0): Promise<StreamReader> {
    const stop = new AbortController();
    const response = await fetch(`${testApp.url}${readEvents.path}?missed_ms=${missedMs}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    return new StreamReader(response.status, stop, response.body);
  }

  /** Opens a stream on which changes arrive. */
  static async openLive(testApp: TestApp, token: string, missedMs = 0): Promise<StreamReader> {
    const reader = await StreamReader.open(testApp, token, missedMs);
    await reader.waitUntil(({ states }) => states.at(-1)?.live === true);
    return reader;
  }

  get states(): StreamState[] {
    return this.received.flatMap((message) => ('state' in message ? [message.state] : []));
  }

  get events(): LiveEvent[] {
    return this.received.flatMap((message) => ('changes' in message ? message.changes : []));
  }

  /** Lists of changes that were sent, each in one message. */
  get lists(): number {
    return this.received.filter((message) => 'changes' in message).length;
  }

  hasEvent(topic: LiveEvent['topic'], id: string): boolean {
    return this.events.some((event) => event.topic === topic && event.id === id);
  }

  async waitUntil(condition: (reader: StreamReader) => boolean): Promise<void> {
    while (!condition(this)) {
      if (this.isOver) throw new Error(`The stream has ended. Received: ${JSON.stringify(this.received)}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Resolves when the service ends the stream. */
  async waitForEnd(): Promise<void> {
    while (!this.isOver)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }

  close(): void {
    this.stop.abort();
  }

  private async readAll(body: ReadableStream<Uint8Array> | null): Promise<void> {
    let text = '';
    try {
      for await (const bytes of body ?? []) {
        text += Buffer.from(bytes).toString('utf8');
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) this.read(message);
        this.wake();
      }
    } catch {
      // Closed by the test, or cut by the service.
    }
    this.isOver = true;
    this.wake();
  }

  private read(message: string): void {
    const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? [];
    if (event === 'state') this.received.push({ state: JSON.parse(data) });
    if (event === 'changes') this.received.push({ changes: JSON.parse(data) });
  }
}
