import { ReadsState, type States, toStatesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, type Repository } from 'typeorm';
import { RegistrationRecord } from '../registration/registration.entity.js';
import { Account } from './account.entity.js';
import { findPublishedAccounts } from './accounts.queries.js';
import { PayeeAccounts } from './payee-accounts.service.js';

/** The states that other services read, without e-mail addresses, bank and passport numbers. */
@Injectable()
export class FeedStates {
  constructor(
    @InjectRepository(Account) private readonly people: Repository<Account>,
    @InjectRepository(RegistrationRecord) private readonly registered: Repository<RegistrationRecord>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly payeeAccounts: PayeeAccounts,
  ) {}

  @ReadsState('account')
  async findAccounts(ids: readonly string[]): Promise<States<'account'>> {
    return toStatesById(await findPublishedAccounts(this.manager, ids));
  }

  @ReadsState('payee')
  findPayees(ids: readonly string[]): Promise<States<'payee'>> {
    return this.payeeAccounts.findStates(ids);
  }

  @ReadsState('calendar-end')
  async findCalendarEnds(ids: readonly string[]): Promise<States<'calendar-end'>> {
    const people = await this.people.find({
      select: { id: true, calendarEndedAt: true },
      where: { id: In(ids), calendarEndedAt: Not(IsNull()) },
    });
    return toStatesById(
      people.flatMap(({ id, calendarEndedAt: ended }) =>
        ended ? [{ id, state: { ended_at: ended.toISOString() } }] : [],
      ),
    );
  }

  @ReadsState('registration')
  async findRegistrations(userIds: readonly string[]): Promise<States<'registration'>> {
    const rows = await this.registered.findBy({ userId: In(userIds) });
    return toStatesById(
      rows.map(({ userId, registrationId, documents }) => ({
        id: userId,
        state: { registration_id: registrationId, documents },
      })),
    );
  }
}
