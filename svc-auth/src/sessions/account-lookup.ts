import { AccountLookup, type AccountState } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HAS_SECOND_FACTOR } from '../second-factor/factors.js';

/** SQL: the ids of `account`'s sessions that ended before their tokens expire, as an array. */
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

/** Looks accounts up in the account table itself. */
@Injectable()
export class AuthAccountLookup extends AccountLookup {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected read(ids: readonly string[]): Promise<AccountState[]> {
    return this.dataSource.query(
      `SELECT id, name, role, verified, removed_at IS NOT NULL AS removed, session_version AS "sessionVersion",
         ${ENDED_SESSIONS} AS "endedSessions", ${HAS_SECOND_FACTOR} AS "secondFactor"
       FROM account WHERE id = ANY($1)`,
      [ids],
    );
  }
}
