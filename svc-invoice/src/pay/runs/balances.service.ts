import type { CallAnswer, checkPayBalances } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { checkPayMoney } from './balances.queries.js';

@Injectable()
export class PayBalances {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: PaySettingsService,
  ) {}

  /** `checkPayMoney` of one state. */
  check(): Promise<CallAnswer<typeof checkPayBalances>> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { first_day } = await this.settings.get(manager);
      return checkPayMoney(manager, first_day);
    });
  }
}
