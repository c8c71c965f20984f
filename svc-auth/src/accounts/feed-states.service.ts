import type { StateOf } from '@cleaning/contracts';
import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HAS_SECOND_FACTOR } from '../second-factor/factors.js';
import { ENDED_SESSIONS } from '../sessions/sessions.queries.js';
import { PayeeAccounts } from './payee-accounts.service.js';

/** The states that other services read, without e-mail addresses, bank and passport numbers. */
@Injectable()
export class FeedStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payeeAccounts: PayeeAccounts,
  ) {}

  @ReadsState('account')
  async accounts(ids: readonly string[]): Promise<States<'account'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'account'> }[]>(
        `SELECT id, json_build_object('name', name, 'role', role, 'verified', verified,
           'removed', removed_at IS NOT NULL, 'session_version', session_version, 'ended_sessions', ${ENDED_SESSIONS},
           'second_factor', ${HAS_SECOND_FACTOR}) AS state
         FROM account WHERE id = ANY($1)`,
        [ids],
      ),
    );
  }

  @ReadsState('payee')
  payees(ids: readonly string[]): Promise<States<'payee'>> {
    return this.payeeAccounts.states(ids);
  }

  @ReadsState('calendar-end')
  async calendarEnds(ids: readonly string[]): Promise<States<'calendar-end'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'calendar-end'> }[]>(
        `SELECT id, json_build_object('ended_at',
           to_char(calendar_ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS state
         FROM account WHERE id = ANY($1) AND calendar_ended_at IS NOT NULL`,
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
