/** No event reports that a server is back. Milliseconds. */
const RETRY_MS = 10_000;

const underWay = new Set<string>();

/**
 * Runs `send` now, when the connection returns, and every ten seconds. Never runs the same `name` twice at once, which
 * would report a delivery twice. Returns a function that stops it.
 */
export function startSending(name: string, send: () => Promise<void>): () => void {
  const run = async () => {
    if (underWay.has(name)) return;
    underWay.add(name);
    try {
      await send();
    } finally {
      underWay.delete(name);
    }
  };
  void run();
  const timer = setInterval(() => void run(), RETRY_MS);
  addEventListener('online', run);
  return () => {
    clearInterval(timer);
    removeEventListener('online', run);
  };
}
