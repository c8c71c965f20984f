import pg from 'pg';
import { Problem } from '../problem.mjs';

/**
 * The services with a database, in the order of their snapshots. svc-auth comes before svc-media, because a registration's files
 * are stored before its account is created: the second snapshot has the files of every account in the first.
 */
export const SERVICES = ['auth', 'jobs', 'invoice', 'media'];

/** Numbering changes takes milliseconds; a longer wait means that something hangs. */
const LOCK_TIMEOUT_MS = 10_000;

export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  // The next query fails with the same error.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const endAll = (clients) => Promise.all(clients.map((client) => client.end().catch(() => {})));

/**
 * A consistent snapshot of all databases, one read-only transaction each: no service has applied a change that its source does not
 * have. change_counter is locked while the transactions are opened, so that no change gets a number and no service can read a new one.
 * Changes without a number get one after the restore, as after any restart.
 * @param urls address of each service's database by service
 * @returns the clients by service, and `close`
 */
export async function openSnapshot(urls) {
  const locks = await Promise.all(SERVICES.map((name) => connect(urls[name])));
  const clients = {};
  try {
    for (const lock of locks) {
      await lock.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; LOCK TABLE change_counter IN SHARE MODE`);
    }
    for (const name of SERVICES) {
      clients[name] = await connect(urls[name]);
      // The snapshot is taken by the first query, not by BEGIN.
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

/** Services that have applied more changes than their source has; none in a consistent snapshot. */
export async function findServicesAhead(clients) {
  const lastSeq = {};
  for (const name of SERVICES) {
    const { rows } = await clients[name].query('SELECT last_seq::int FROM change_counter');
    lastSeq[name] = rows[0]?.last_seq ?? 0;
  }
  const ahead = [];
  for (const name of SERVICES) {
    const { rows } = await clients[name].query('SELECT source, last_seq::int FROM change_cursor');
    for (const { source, last_seq } of rows) {
      if (last_seq > lastSeq[source])
        ahead.push(`svc-${name} is at ${last_seq} of ${lastSeq[source]} from svc-${source}`);
    }
  }
  return ahead;
}
