import { noteAnswer } from '../connection';
import { forgetToken } from '../token';
import { readStream, type StreamMessage, StreamRefused } from './readStream';

/** Three heartbeats of the service; a stream silent for longer is dead. */
const SILENT_MS = 45_000;
/** After this time without a sign of life a device that wakes up opens another stream. */
const WAKE_SILENCE_MS = 20_000;
/** Spreads the reconnects of pages that lose their stream together. */
const JITTER_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** A stream that ends sooner counts as a failure: pauses grow. */
const SOUND_AFTER_MS = 2000;
const LONGEST_MISSED_MS = 24 * 60 * 60_000;

/** `cut`: no stream can be opened at the moment. `alive`: a sign of life of an open one. */
export type Message = StreamMessage | { readonly kind: 'cut' } | { readonly kind: 'alive' };

const computePause = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);

/**
 * Resolves after a time, or immediately when the device is online again, the page becomes visible, or the signal
 * aborts.
 */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      resolve();
    };
    // A page that is being left is hidden first.
    const look = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

interface Keeping {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Time in ms of the clock until which the page knows all changes. */
  readonly completeUntil: () => number;
  readonly onMessage: (message: Message) => void;
}

/** Reads one stream until it ends or must be given up. Resolves to whether it was sound. */
async function readOnce({ token, signal, completeUntil, onMessage }: Keeping): Promise<boolean> {
  const attempt = new AbortController();
  const abortAttempt = () => attempt.abort();
  const begun = performance.now();
  let lastBytes = Date.now();
  let wasOpen = false;
  const checkSilence = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastBytes > WAKE_SILENCE_MS) abortAttempt();
  };
  const watch = setInterval(() => {
    if (Date.now() - lastBytes > SILENT_MS) abortAttempt();
  }, 5000);
  signal.addEventListener('abort', abortAttempt);
  addEventListener('offline', abortAttempt);
  addEventListener('online', checkSilence);
  document.addEventListener('visibilitychange', checkSilence);
  try {
    await readStream({
      token,
      missedMs: Math.min(LONGEST_MISSED_MS, Math.max(0, Date.now() - completeUntil())),
      signal: attempt.signal,
      onOpen: () => {
        wasOpen = true;
        noteAnswer(true, begun);
      },
      onMessage,
      onBytes: () => {
        lastBytes = Date.now();
        onMessage({ kind: 'alive' });
      },
    });
  } catch (error) {
    // An older server may have no streams: only a 401 ends the session.
    if (error instanceof StreamRefused && error.status === 401) forgetToken(token);
    else if (!(error instanceof StreamRefused) && !signal.aborted && !wasOpen) noteAnswer(false, begun);
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', abortAttempt);
    removeEventListener('offline', abortAttempt);
    removeEventListener('online', checkSilence);
    document.removeEventListener('visibilitychange', checkSilence);
  }
  return wasOpen && performance.now() - begun > SOUND_AFTER_MS;
}

/**
 * Keeps a stream open until the signal aborts. An ended stream is reopened immediately; only if that fails is it
 * reported as cut, so that a service restart goes unnoticed.
 */
export async function keepStream(keeping: Keeping): Promise<void> {
  const { signal, onMessage } = keeping;
  for (let failures = 0; !signal.aborted; ) {
    failures = (await readOnce(keeping)) ? 0 : failures + 1;
    if (failures > 0 && !signal.aborted) onMessage({ kind: 'cut' });
    await pause(failures === 0 ? Math.random() * JITTER_MS : computePause(failures), signal);
  }
}
