import { ADMIN_IDLE_HOURS, type CallAnswer, type listSessions, STEP_UP_MINUTES } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { SESSION_SECONDS } from './session.entity.js';

/** SQL: an instant as ISO 8601. */
const toInstant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A person's open sessions, the last used first. */
export function findOpenSessions(
  manager: EntityManager,
  accountId: string,
  { sessionVersion, current }: { readonly sessionVersion: number; readonly current: string | null },
): Promise<CallAnswer<typeof listSessions>> {
  return manager.query(
    `SELECT id, device, ${toInstant('created_at')} AS created_at,
       ${toInstant('coalesce(last_used_at, created_at)')} AS last_used_at, id IS NOT DISTINCT FROM $2::uuid AS current
     FROM session LEFT JOIN session_use ON session_id = id
     WHERE account_id = $1 AND session_version = $3 AND ended_at IS NULL AND expires_at > now()
     ORDER BY coalesce(session_use.last_used_at, session.created_at) DESC, id DESC`,
    [accountId, current, sessionVersion],
  );
}

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly sessionVersion: number;
  readonly device: string;
  readonly factorAt: Date | null;
}

/** Adds a session, and deletes some expired ones, skipping those that another login is deleting. */
export async function addSession(manager: EntityManager, session: NewSession): Promise<void> {
  await manager.query(
    `WITH old AS (DELETE FROM session WHERE id IN (
       SELECT id FROM session WHERE expires_at < now() - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED))
     INSERT INTO session (id, account_id, session_version, device, expires_at, factor_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), $6)`,
    [session.id, session.accountId, session.sessionVersion, session.device, SESSION_SECONDS, session.factorAt],
  );
}

/** SQL: the ids of `account`'s sessions that ended before their tokens expire, as an array. */
export const ENDED_SESSIONS = `ARRAY(
  SELECT session.id FROM session
  WHERE session.account_id = account.id AND session.session_version = account.session_version
    AND session.ended_at IS NOT NULL AND session.expires_at > now())`;

/** The ids of a person's sessions that ended before their tokens expire. */
export async function findEndedSessions(manager: EntityManager, accountId: string): Promise<string[]> {
  const [row] = await manager.query<{ ids: string[] }[]>(`SELECT ${ENDED_SESSIONS} AS ids FROM account WHERE id = $1`, [
    accountId,
  ]);
  return row?.ids ?? [];
}

/** Stores that the open ones of these sessions were used just now. */
export async function noteUse(manager: EntityManager, sessionIds: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO session_use (session_id, last_used_at)
     SELECT id, now() FROM session WHERE id = ANY($1) AND ended_at IS NULL ORDER BY id FOR KEY SHARE
     ON CONFLICT (session_id) DO UPDATE SET last_used_at = now()`,
    [sessionIds],
  );
}

/** Ends admins' sessions unused for ADMIN_IDLE_HOURS. Returns their accounts, one row for each session. */
export async function endIdleSessions(manager: EntityManager, limit: number): Promise<string[]> {
  const [ended] = await manager.query<[{ account_id: string }[], number]>(
    `UPDATE session SET ended_at = now() WHERE id IN (
       SELECT session.id FROM session JOIN account ON account.id = session.account_id
         LEFT JOIN session_use ON session_use.session_id = session.id
       WHERE account.role = 'admin' AND account.session_version = session.session_version
         AND session.ended_at IS NULL AND session.expires_at > now()
         AND coalesce(session_use.last_used_at, session.created_at) < now() - make_interval(hours => $1)
       ORDER BY session.id LIMIT $2 FOR UPDATE OF session SKIP LOCKED)
     RETURNING account_id`,
    [ADMIN_IDLE_HOURS, limit],
  );
  return ended.map(({ account_id }) => account_id);
}

/** Seconds until an open session has to give its factor again; it may be negative. Undefined for one that is not open. */
export async function findFactorSecondsLeft(manager: EntityManager, sessionId: string): Promise<number | undefined> {
  const [row] = await manager.query<{ seconds: number }[]>(
    `SELECT ceil(extract(epoch FROM coalesce(factor_at, created_at) + make_interval(mins => $2) - now()))::int AS seconds
     FROM session WHERE id = $1 AND ended_at IS NULL AND expires_at > now()`,
    [sessionId, STEP_UP_MINUTES],
  );
  return row?.seconds;
}
