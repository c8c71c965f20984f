import { Connection } from './connection.mjs';

/** The value below which the given part of the sorted values lies. */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Sends what each connection's script yields, one request after the other, until the time is over or the scripts end.
 * @param script generator function of the connection's number; yields a request's bytes and gets the answer's body as text
 * @returns {Promise<{perSecond: number, p99: number, count: number}>} p99 in ms
 * @throws when an answer is not 200: then the figures would mean something else
 */
export async function putLoad({ port, connections, script, ms = Number.POSITIVE_INFINITY }) {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const latencies = [];
  const begun = performance.now();
  try {
    await Promise.all(open.map((connection, index) => work(connection, script(index), begun + ms, latencies)));
  } finally {
    for (const connection of open) connection.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  return { perSecond: latencies.length / seconds, p99: quantile(latencies, 0.99), count: latencies.length };
}

async function work(connection, script, until, latencies) {
  let next = script.next();
  while (!next.done) {
    const sent = performance.now();
    if (sent > until) return;
    const { status, body } = await connection.send(next.value);
    if (status !== 200) throw new Error(`Answer ${status}: ${body.slice(0, 300)}`);
    latencies.push(performance.now() - sent);
    next = script.next(body);
  }
}
