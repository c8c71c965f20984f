import type { LiveEvent, StreamState } from '@cleaning/contracts';
import { createParser } from 'eventsource-parser';

export type StreamMessage =
  | ({ readonly kind: 'state' } & StreamState)
  | { readonly kind: 'changes'; readonly events: readonly LiveEvent[] };

/** The service has answered something else than a stream. */
export class StreamRefused extends Error {
  constructor(readonly status: number) {
    super(`The stream was refused with ${status}.`);
  }
}

/** Streams of a newer service may have further events: they are passed over. */
function getMessage(event: string | undefined, data: string): StreamMessage | null {
  if (event === 'state') return { kind: 'state', ...(JSON.parse(data) as StreamState) };
  if (event === 'changes') return { kind: 'changes', events: JSON.parse(data) as LiveEvent[] };
  return null;
}

export interface StreamReading {
  readonly token: string;
  /** Milliseconds for which the page has had no changes. */
  readonly missedMs: number;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onMessage: (message: StreamMessage) => void;
  /** Called with everything that arrives, signs of life too. */
  readonly onBytes: () => void;
}

/**
 * Reads a stream of changes until it ends. Uses fetch, because the browser's EventSource can't send the token in a
 * header.
 * @throws StreamRefused; TypeError if the server can't be reached; DOMException AbortError
 */
export async function readStream({
  token,
  missedMs,
  signal,
  onOpen,
  onMessage,
  onBytes,
}: StreamReading): Promise<void> {
  const response = await fetch(`/api/events?missed_ms=${missedMs}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (response.status !== 200 || !response.body) throw new StreamRefused(response.status);
  onOpen();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const message = getMessage(event, data);
      if (message) onMessage(message);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(value);
  }
}
