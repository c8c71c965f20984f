import { AccountLookup, type AccountState } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HAS_SECOND_FACTOR } from '../second-factor/factors.js';
import { ENDED_SESSIONS } from './sessions.queries.js';

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
