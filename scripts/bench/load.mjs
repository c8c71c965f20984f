import autocannon from 'autocannon';

/**
 * Sends so many of a call's requests. Each is answered: what a round leaves behind would be refused in the next one.
 * @param call of calls.mjs
 * @returns {Promise<{perSecond: number, median: number}>} calls answered with 200 a second, and their median in ms
 * @throws when an answer is not 200: then the figures would mean something else
 */
export async function putLoad(call, { port, connections, amount }) {
  const refused = new Map();
  const url = `http://127.0.0.1:${port}`;
  const run = autocannon({ url, connections, amount, timeout: 30, requests: call.requests() });
  run.on('response', (_client, status) => {
    if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
  });
  const { duration, latency, errors } = await run;
  if (refused.size > 0 || errors > 0)
    throw new Error(
      `${call.name}: ${errors} errors, answers ${[...refused].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    );
  return { perSecond: amount / duration, median: latency.p50 };
}
