import autocannon from 'autocannon';

/** How often autocannon looks whether all is answered: with its second, a round of one second or of two would be the same. */
const SAMPLE_MS = 20;

/**
 * Sends so many of a call's requests. Each is answered: what a round leaves behind would be refused in the next one.
 * @param call of calls.mjs
 * @returns {Promise<{perSecond: number, median: number}>} answered calls a second, and their median in ms
 * @throws when a call was refused: then the figures would mean something else
 */
export async function putLoad(call, { port, connections, amount }) {
  const load = { url: `http://127.0.0.1:${port}`, connections, amount, timeout: 30, requests: call.requests() };
  const { duration, latency, errors, non2xx, statusCodeStats } = await autocannon({ ...load, sampleInt: SAMPLE_MS });
  if (non2xx + errors > 0)
    throw new Error(`${call.name}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`);
  return { perSecond: amount / duration, median: latency.p50 };
}
