import type { Transactions } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { FAILURE_WINDOW_SECONDS, type Failures } from './login-rules.js';

/** A successful login proves for this long that the account's owner uses the address. */
const KNOWN_ADDRESS_DAYS = 30;

/** An attempt's key and origin. */
export interface Attempt {
  readonly key: string;
  readonly address: string;
  readonly device: string | null;
}

const COUNTS = ['own_device', 'own_address', 'unknown_devices', 'address', 'neighbours'] as const;
type Count = (typeof COUNTS)[number];
type CountsRow = Record<`${Count}_count` | `${Count}_age`, number> & { known: boolean };

/** SQL: which recent failures each limit counts. $1 the account, $2 the address, $4 the device. */
const COUNT_CONDITIONS: Readonly<Record<Count, string>> = {
  own_device: 'account_key = $1 AND device = $4',
  // An owner's device has its own count.
  own_address: "account_key = $1 AND address = $2 AND coalesce(device, '') = ''",
  unknown_devices: "account_key = $1 AND device = ''",
  address: 'address = $2',
  neighbours: `address = $2 AND account_key <> $1 AND device IS NOT NULL AND EXISTS (
    SELECT FROM login_attempt owner WHERE owner.account_key = failed.account_key AND owner.address = $2 AND owner.succeeded)`,
};

/** The recent failures that each limit counts. `known`: the owner has logged in from the address before. */
export async function findRecentFailures(
  manager: EntityManager,
  { key, address, device }: Attempt,
): Promise<{ known: boolean; failures: Record<Count, Failures> }> {
  const columns = COUNTS.map(
    (count) => `count(*) FILTER (WHERE ${COUNT_CONDITIONS[count]})::int AS ${count}_count,
      coalesce(extract(epoch FROM now() - max(attempted_at) FILTER (WHERE ${COUNT_CONDITIONS[count]})), 0)::float AS ${count}_age`,
  );
  const [row] = await manager.query<CountsRow[]>(
    `SELECT ${columns.join(', ')},
       EXISTS (SELECT FROM login_attempt WHERE account_key = $1 AND address = $2 AND succeeded) AS known
     FROM login_attempt failed
     WHERE (address = $2 OR account_key = $1) AND NOT succeeded AND attempted_at > now() - make_interval(secs => $3)`,
    [key, address, FAILURE_WINDOW_SECONDS, device],
  );
  if (!row) throw new Error('An aggregate always has a row');
  const failures = Object.fromEntries(
    COUNTS.map((count) => [count, { count: row[`${count}_count`], secondsSinceLast: row[`${count}_age`] }]),
  ) as Record<Count, Failures>;
  return { known: row.known, failures };
}

/**
 * Records an attempt. A success ends the failures of the account at this address, and those of this device. Deletes
 * some old ones, skipping those that another login is deleting: waiting could deadlock.
 */
export async function recordAttempt(
  transactions: Transactions,
  { key, address, device }: Attempt,
  succeeded: boolean,
): Promise<void> {
  await transactions.runStatement(
    `WITH replaced AS (DELETE FROM login_attempt WHERE $4 AND account_key = $2
         AND (address = $3 OR $7 <> '' AND device = $7 AND NOT succeeded)),
       old AS (DELETE FROM login_attempt WHERE id IN (
         SELECT id FROM login_attempt
         WHERE (NOT succeeded AND attempted_at < now() - make_interval(secs => $5))
            OR (succeeded AND attempted_at < now() - make_interval(days => $6))
         LIMIT 100 FOR UPDATE SKIP LOCKED))
     INSERT INTO login_attempt (id, account_key, address, succeeded, device) VALUES ($1, $2, $3, $4, $7)`,
    [uuidv7(), key, address, succeeded, FAILURE_WINDOW_SECONDS, KNOWN_ADDRESS_DAYS, device],
  );
}
