import autocannon from 'autocannon';

/**
 * Sends a call's requests for some seconds.
 * @param call of calls.mjs
 * @returns {Promise<{perSecond: number, median: number}>} calls answered with 200 a second, and their median in ms
 * @throws when an answer is not 200: then the figures would mean something else
 */
export async function putLoad(call, { port, connections, seconds }) {
  const refused = new Map();
  const url = `http://127.0.0.1:${port}`;
  const run = autocannon({ url, connections, duration: seconds, timeout: 30, requests: call.requests() });
  run.on('response', (_client, status) => {
    if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
  });
  const { requests: sent, latency, errors } = await run;
  if (refused.size > 0 || errors > 0)
    throw new Error(
      `${call.name}: ${errors} errors, answers ${[...refused].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    );
  return { perSecond: sent.average, median: latency.p50 };
}
