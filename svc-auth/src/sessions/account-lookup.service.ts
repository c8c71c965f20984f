import { AccountLookup, type AccountState } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findAccountStates } from '../accounts/accounts.queries.js';

/** Looks accounts up in the account table itself. */
@Injectable()
export class AuthAccountLookup extends AccountLookup {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected read(ids: readonly string[]): Promise<AccountState[]> {
    return findAccountStates(this.dataSource.manager, ids);
  }
}
