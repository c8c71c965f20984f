import { AccountLookup, type AccountState } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { findAccountStates } from '../accounts/accounts.queries.js';

/** Looks accounts up in the account table itself. */
@Injectable()
export class AuthAccountLookup extends AccountLookup {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {
    super();
  }

  protected read(ids: readonly string[]): Promise<AccountState[]> {
    return findAccountStates(this.manager, ids);
  }
}
