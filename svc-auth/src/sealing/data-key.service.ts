import {
  type Resealed,
  requireDataKey,
  resealAll,
  type SealedColumns,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { SEALED_COLUMNS } from './sealed-details.service.js';

/** Refuses to start with another DATA_KEY than the database was sealed with. */
@Injectable()
export class DataKeyCheck implements OnModuleInit {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly sealing: Sealing,
  ) {}

  onModuleInit(): Promise<void> {
    return requireDataKey(this.manager, this.sealing, SEALED_COLUMNS);
  }
}

/** Seals everything again under DATA_KEY. */
@Injectable()
export class Resealing {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
  ) {}

  run(all: readonly SealedColumns[] = SEALED_COLUMNS): Promise<Resealed> {
    return resealAll(this.transactions, this.sealing, all, (tx, table, rowId) => {
      // Its keyed hash of the bank account is under the new key now.
      if (table === 'account') tx.recordChange('payee', rowId);
    });
  }
}
