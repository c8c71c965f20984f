import type { Announcement, CallerRole, LiveEvent, StreamState } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { EVENT_STREAM } from '@cleaning/service-kit';
import type { Response } from 'express';
import { toVisibleEvent } from './event-rights.js';

/** Maximum bytes waiting for a slow reader. A full list of changes has about 20 kB. */
const MAX_WAITING_BYTES = 64 * 1024;

/** The stream to one open page. */
export class EventStream {
  constructor(
    readonly caller: Caller,
    private role: CallerRole,
    /** Expiry of the token, in milliseconds. */
    readonly expiresAt: number,
    private readonly response: Response,
  ) {
    response.writeHead(200, {
      'content-type': EVENT_STREAM,
      'cache-control': 'no-store, no-transform',
      // For proxies unaware of this path.
      'x-accel-buffering': 'no',
    });
    // The first message may come later.
    response.flushHeaders();
  }

  /** The person may have been verified meanwhile, or lost the verification. */
  setRole(role: CallerRole): void {
    this.role = role;
  }

  /** Returns false if the reader is too slow: the stream is cut, and the page rereads everything when it reconnects. */
  sendState(state: StreamState): boolean {
    return this.write(`event: state\ndata: ${JSON.stringify(state)}\n\n`);
  }

  /** Sends the changes visible to the person, without duplicates. Returns like sendState. */
  sendChanges(announcements: readonly Announcement[]): boolean {
    const events = new Map<string, LiveEvent>();
    for (const announcement of announcements) {
      const event = toVisibleEvent({ id: this.caller.id, role: this.role }, announcement);
      if (event) events.set(`${event.topic} ${event.id}`, event);
    }
    if (events.size === 0) return true;
    return this.write(`event: changes\ndata: ${JSON.stringify([...events.values()])}\n\n`);
  }

  /** Sends a comment. Returns like sendState. */
  sendHeartbeat(): boolean {
    return this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): boolean {
    this.response.write(text);
    if (this.response.writableLength <= MAX_WAITING_BYTES) return true;
    this.response.destroy();
    return false;
  }
}
