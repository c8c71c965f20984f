/** There is no event when a server is back. */
const RETRY_MS = 10_000;

const underWay = new Set<string>();

/**
 * Runs `send` now, when the connection returns, and each ten seconds; never beside another run of the same `name`, which would tell of the
 * same delivery twice. Answers how to end it.
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
