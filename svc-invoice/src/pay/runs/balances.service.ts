import { amountText, type CallAnswer, type checkPayBalances } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { balances, contradictions } from './balances.queries.js';

/** Most problems that are named. */
const MOST = 100;

/** Whether nothing was lost or paid twice: earned = paid + in a run + payable + held. */
@Injectable()
export class PayBalances {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: PaySettingsService,
  ) {}

  check(): Promise<CallAnswer<typeof checkPayBalances>> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { first_day } = await this.settings.current(manager);
      const people = await balances(manager, first_day);
      const problems = people
        .filter(({ earned, paid, in_run, payable, held }) => earned !== paid + in_run + payable + held)
        .map(
          ({ person_id, earned, paid, in_run, payable, held }) =>
            `${person_id} has earned ${earned} cents; paid, in a run, payable and held are ${paid + in_run + payable + held}.`,
        );
      problems.push(...(await contradictions(manager, MOST)));
      const sum = (of: 'earned' | 'paid' | 'in_run' | 'payable' | 'held') =>
        amountText(people.reduce((total, person) => total + person[of], 0));
      return {
        people: people.length,
        earned: sum('earned'),
        paid: sum('paid'),
        in_run: sum('in_run'),
        payable: sum('payable'),
        held: sum('held'),
        problems: problems.slice(0, MOST),
      };
    });
  }
}
