import autocannon from 'autocannon';

/** How often autocannon checks whether all is answered. With its default of a second, rounds of one and two seconds would look the same. */
const SAMPLE_MS = 20;

/**
 * Sends `amount` requests and waits for each answer, because the next round would refuse what this one left unfinished.
 * @param call of calls.mjs
 * @returns {Promise<{perSecond: number, median: number}>} answered calls a second, and their median in ms
 * @throws if a call was refused, because the figures would be meaningless
 */
export async function measureLoad(call, { port, connections, amount }) {
  const load = { url: `http://127.0.0.1:${port}`, connections, amount, timeout: 30, requests: call.requests() };
  const { duration, latency, errors, non2xx, statusCodeStats } = await autocannon({ ...load, sampleInt: SAMPLE_MS });
  if (non2xx + errors > 0)
    throw new Error(`${call.name}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`);
  return { perSecond: amount / duration, median: latency.p50 };
}
