import type { Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { isGiven } from '../languages/translations.js';
import { getMyJobsPath, type ParameterReader } from './shift-text.js';

export const supplyRequestTexts = {
  label: 'Supplies needed',
  describe: (given: ParameterReader<'supply_id' | 'person' | 'job' | 'item' | 'quantity'>) => ({
    title: 'Supplies needed',
    text: `${given('person')} needs ${given('quantity')} × ${given('item')} at ${given('job')}.`,
    path: `/admin/supplies/${given('supply_id')}`,
  }),
};

/** A newer version may send other states. */
export function describeSupplyDecision(
  given: ParameterReader<'job' | 'item' | 'quantity' | 'state' | 'reason'>,
  role: Role,
  i18n: I18n,
) {
  const state = given('state');
  const reason = given('reason');
  return {
    title: i18n._('notices.supplies-decided.title', { state }),
    text: i18n._('notices.supplies-decided.text', {
      item: given('item'),
      quantity: given('quantity'),
      job: given('job'),
      reason,
      reasonGiven: isGiven(reason),
    }),
    path: getMyJobsPath(role).replace('my-jobs', 'request-supplies'),
  };
}
