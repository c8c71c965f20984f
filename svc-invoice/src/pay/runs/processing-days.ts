import type { BankAccount, PayRunView } from '@cleaning/contracts';
import { proposeProcessingDay } from '../bank-file/processing-day.js';
import { SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../calendar/business-days.js';
import type { Day } from '../calendar/days.js';

/** The processing day of each account; missing if the public holidays are unknown for it. */
export function computeProcessingDays(
  accounts: readonly (BankAccount & { readonly id: string })[],
  payDay: Day,
  today: Day,
): NonNullable<PayRunView['processing_days']> {
  return accounts.flatMap(({ id, earliest_day }) => {
    try {
      const proposed = proposeProcessingDay(payDay, earliest_day, today, SOUTH_AUSTRALIAN_BUSINESS_DAYS);
      return [{ bank_account_id: id, ...proposed }];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}
