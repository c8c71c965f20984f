import type { StateOf } from '@cleaning/contracts';
import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENDED_SESSIONS } from '../sessions/account-lookup.js';

/** What other services read of this one's tables, as it is now. No e-mail address, no bank or passport number. */
@Injectable()
export class FeedStates {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('account')
  async accounts(ids: readonly string[]): Promise<States<'account'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'account'> }[]>(
        `SELECT id, json_build_object('name', name, 'role', role, 'verified', verified,
           'removed', removed_at IS NOT NULL, 'session_version', session_version, 'ended_sessions', ${ENDED_SESSIONS}) AS state
         FROM account WHERE id = ANY($1)`,
        [ids],
      ),
    );
  }

  @ReadsState('registration')
  async registrations(userIds: readonly string[]): Promise<States<'registration'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'registration'> }[]>(
        `SELECT user_id AS id, json_build_object('registration_id', registration_id, 'documents', documents) AS state
         FROM registration WHERE user_id = ANY($1)`,
        [userIds],
      ),
    );
  }
}
