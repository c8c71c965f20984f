import type { EntityManager } from 'typeorm';
import type { XeroConnection } from './xero.entity.js';

/** Xero allows 60 calls a minute for each organisation. The rest is for clocks that differ. */
const CALLS_PER_MINUTE = 55;
/** Xero's limit of concurrent calls. */
const CALLS_AT_ONCE = 5;
/** A call that has not ended by then was cut short with its process. */
const CALL_SECONDS = 40;
/** Milliseconds between checks for a free slot. */
const POLL_MS = 200;

/**
 * Takes a slot among the calls of the last minute. Returns 0, or milliseconds to wait. The caller holds the lock of
 * calls.
 */
export async function takeCall(manager: EntityManager, id: string, tenantId: string): Promise<number> {
  await manager.query(`DELETE FROM xero_call WHERE begun_at < clock_timestamp() - interval '5 minutes'`);
  const [row] = await manager.query<{ minute: number; running: number; wait: number }[]>(
    `SELECT count(*)::int AS minute,
       (count(*) FILTER (WHERE ended_at IS NULL AND begun_at > clock_timestamp() - make_interval(secs => $2)))::int AS running,
       coalesce(ceil(extract(epoch FROM min(begun_at) + interval '60 seconds' - clock_timestamp()) * 1000), 0)::int AS wait
     FROM xero_call WHERE tenant_id = $1 AND begun_at > clock_timestamp() - interval '60 seconds'`,
    [tenantId, CALL_SECONDS],
  );
  if (row && row.minute >= CALLS_PER_MINUTE) return Math.max(row.wait, 1);
  if (row && row.running >= CALLS_AT_ONCE) return POLL_MS;
  await manager.query('INSERT INTO xero_call (id, tenant_id, begun_at) VALUES ($1, $2, clock_timestamp())', [
    id,
    tenantId,
  ]);
  return 0;
}

export interface Claimed {
  readonly generation: number;
  readonly refreshToken: string;
}

/** Claims the refresh of tokens of a generation, for one process at a time. Undefined when another one has it, or has done it. */
export async function claimRefresh(
  manager: EntityManager,
  generation: number,
  seconds: number,
): Promise<Claimed | undefined> {
  const [[claimed]] = await manager.query<[Claimed[], number]>(
    `UPDATE xero_connection SET refreshing_until = now() + make_interval(secs => $2)
     WHERE generation = $1 AND state <> 'broken' AND (refreshing_until IS NULL OR refreshing_until < now())
     RETURNING generation, refresh_token AS "refreshToken"`,
    [generation, seconds],
  );
  return claimed;
}

/** Stores refreshed tokens unless somebody connected or disconnected meanwhile. */
export async function storeRefreshed(
  manager: EntityManager,
  generation: number,
  tokens: Pick<XeroConnection, 'accessToken' | 'refreshToken' | 'accessUntil'>,
): Promise<void> {
  await manager.query(
    `UPDATE xero_connection SET access_token = $2, refresh_token = $3, access_until = $4, generation = generation + 1, refreshing_until = NULL
     WHERE generation = $1`,
    [generation, tokens.accessToken, tokens.refreshToken, tokens.accessUntil],
  );
}

/** Releases a claim: another process may refresh the tokens. */
export async function endRefresh(manager: EntityManager, generation: number): Promise<void> {
  await manager.query('UPDATE xero_connection SET refreshing_until = NULL WHERE generation = $1', [generation]);
}

/** Marks tokens of a generation as rejected. Returns false if already marked. */
export async function breakConnection(manager: EntityManager, generation: number): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE xero_connection SET refreshing_until = NULL, state = 'broken' WHERE generation = $1 AND state <> 'broken'`,
    [generation],
  );
  return count === 1;
}

/** Pauses calls until then. A longer pause stays. */
export async function pauseCalls(manager: EntityManager, tenantId: string, seconds: number): Promise<void> {
  await manager.query(
    'UPDATE xero_organisation SET paused_until = greatest(paused_until, now() + make_interval(secs => $2)) WHERE tenant_id = $1',
    [tenantId, seconds],
  );
}

/** Uses up an attempt to connect in the session that began it. Returns its PKCE verifier. */
export async function takeAttempt(
  manager: EntityManager,
  {
    stateHash,
    sessionId,
    accountId,
  }: { readonly stateHash: string; readonly sessionId: string; readonly accountId: string },
): Promise<string | undefined> {
  const [[taken]] = await manager.query<[{ verifier: string }[], number]>(
    `DELETE FROM xero_attempt WHERE state_hash = $1 AND session_id = $2 AND account_id = $3 AND expires_at > now() RETURNING verifier`,
    [stateHash, sessionId, accountId],
  );
  return taken?.verifier;
}

export async function deleteOldAttempts(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM xero_attempt WHERE expires_at < now()');
}
