import type { EntityManager } from 'typeorm';

/** SQL: ids of the sessions of `account` that ended before their tokens do, as an array. */
export const ENDED_SESSIONS = `ARRAY(
  SELECT session.id FROM session
  WHERE session.account_id = account.id AND session.session_version = account.session_version
    AND session.ended_at IS NOT NULL AND session.expires_at > now())`;

export async function endedSessions(manager: EntityManager, accountId: string): Promise<string[]> {
  const [row] = await manager.query<{ ids: string[] }[]>(`SELECT ${ENDED_SESSIONS} AS ids FROM account WHERE id = $1`, [
    accountId,
  ]);
  return row?.ids ?? [];
}
