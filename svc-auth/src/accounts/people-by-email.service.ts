import type { CallAnswer, findPeopleByEmail } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { findByEmail } from './accounts.queries.js';

/** People by email address, for services that store none. */
@Injectable()
export class PeopleByEmail {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async find(emails: readonly string[]): Promise<CallAnswer<typeof findPeopleByEmail>> {
    return { people: await findByEmail(this.manager, emails) };
  }
}
