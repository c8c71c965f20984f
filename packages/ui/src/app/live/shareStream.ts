import { keepStream, type Message } from './keepStream';

const NAME = 'changes';
/** Silence after which the tab that keeps the stream counts as frozen. */
const SILENT_MS = 60_000;

interface Sharing {
  readonly token: string;
  readonly completeUntil: () => number;
  /** `isOwn`: from this tab's stream, which was asked for the changes that this tab has missed. */
  readonly receive: (message: Message, isOwn: boolean) => void;
}

/**
 * One stream for all tabs of a browser: over HTTP/1.1 a browser has six connections to a server, and each stream takes
 * one. The tab that holds a lock keeps the stream and passes its messages on; when it closes, the next tab gets the
 * lock. Insecure origins have no locks, so there each tab keeps its own stream. @returns a function that stops it
 */
export function shareStream({ token, completeUntil, receive }: Sharing): () => void {
  const stop = new AbortController();
  if (!('locks' in navigator)) {
    void keepStream({ token, signal: stop.signal, completeUntil, onMessage: (message) => receive(message, true) });
    return () => stop.abort();
  }

  const channel = new BroadcastChannel(NAME);
  let leading: AbortController | undefined;
  let lastState: Message | undefined;
  let lastHeard = Date.now();
  channel.onmessage = ({ data }: MessageEvent<Message | { kind: 'hello' }>) => {
    if (data.kind === 'hello') {
      if (leading && lastState) channel.postMessage(lastState);
      return;
    }
    lastHeard = Date.now();
    if (!leading) receive(data, false);
  };

  const lead = async (): Promise<void> => {
    const own = new AbortController();
    stop.signal.addEventListener('abort', () => own.abort());
    leading = own;
    await keepStream({
      token,
      signal: own.signal,
      completeUntil,
      onMessage: (message) => {
        // For tabs opened later, which have missed nothing since.
        if (message.kind === 'state') lastState = { ...message, complete: true };
        if (message.kind === 'cut') lastState = message;
        receive(message, true);
        channel.postMessage(message);
      },
    });
  };
  const queue = (options: LockOptions): void => {
    navigator.locks.request(NAME, options, lead).catch(() => {
      // Another tab has taken over, because this one was frozen.
      leading?.abort();
      leading = undefined;
      if (!stop.signal.aborted) queue({ signal: stop.signal });
    });
  };
  queue({ signal: stop.signal });
  channel.postMessage({ kind: 'hello' });

  const watch = setInterval(() => {
    if (leading || document.visibilityState !== 'visible' || Date.now() - lastHeard < SILENT_MS) return;
    lastHeard = Date.now();
    queue({ steal: true });
  }, 5000);
  return () => {
    stop.abort();
    clearInterval(watch);
    channel.close();
  };
}
