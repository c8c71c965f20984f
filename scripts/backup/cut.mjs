import pg from 'pg';
import { Problem } from '../problem.mjs';
import { SERVICES } from './services.mjs';

/** Numbering changes takes milliseconds: whoever waits longer waits for something that hangs. */
const LOCK_TIMEOUT_MS = 10_000;

export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  // The failure is told by the query that meets it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const endAll = (clients) => Promise.all(clients.map((client) => client.end().catch(() => {})));

/**
 * One transaction for each database, all of them showing the product at states that fit together: no service has applied a change
 * that its source does not have. While no service can give a change its number, which is for as long as it takes to open four
 * transactions, nobody can read a new one; changes that have no number yet get theirs after the restore, like after any restart.
 * @param urls address of each service's database by its name
 * @returns the clients by service, and `close`
 */
export async function openCut(urls) {
  const locks = await Promise.all(SERVICES.map(({ name }) => connect(urls[name])));
  const clients = {};
  try {
    for (const lock of locks) {
      await lock.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; LOCK TABLE change_counter IN SHARE MODE`);
    }
    for (const { name } of SERVICES) {
      clients[name] = await connect(urls[name]);
      // The first query, and not BEGIN, takes the picture.
      await clients[name].query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT 1');
    }
  } catch (error) {
    await endAll(Object.values(clients));
    throw error.code === '55P03' ? new Problem('The services are too busy for a backup: please try again.') : error;
  } finally {
    await endAll(locks);
  }
  return { clients, close: () => endAll(Object.values(clients)) };
}

/** What does not fit together in a cut: services that have applied more changes than their source has. */
export async function aheadOfTheirSources(clients) {
  const lastSeq = {};
  for (const { name } of SERVICES) {
    const { rows } = await clients[name].query('SELECT last_seq::int FROM change_counter');
    lastSeq[name] = rows[0]?.last_seq ?? 0;
  }
  const ahead = [];
  for (const { name } of SERVICES) {
    const { rows } = await clients[name].query('SELECT source, last_seq::int FROM change_cursor');
    for (const { source, last_seq } of rows) {
      if (last_seq > lastSeq[source])
        ahead.push(`svc-${name} is at ${last_seq} of ${lastSeq[source]} from svc-${source}`);
    }
  }
  return ahead;
}
