import type { CallAnswer, findPeopleByEmail } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Account } from './account.entity.js';
import { findByEmail } from './accounts.queries.js';

/** People by email address, for services that store none. */
@Injectable()
export class PeopleByEmail {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  async find(emails: readonly string[]): Promise<CallAnswer<typeof findPeopleByEmail>> {
    return { people: await findByEmail(this.accounts.manager, emails) };
  }
}
