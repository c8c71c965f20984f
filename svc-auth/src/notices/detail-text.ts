import type { NoticeParameterName, Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeMoment } from '../languages/dates.js';
import { formatDetailNames } from '../languages/detail-names.js';
import { isGiven } from '../languages/translations.js';
import type { ParameterReader } from './shift-text.js';

const formatFields = (given: ParameterReader<'field_keys' | 'fields'>, i18n: I18n): string =>
  formatDetailNames(given('field_keys'), i18n) || given('fields');

export function describeChangedDetails(
  given: ParameterReader<NoticeParameterName<'details-changed'>>,
  role: Role,
  i18n: I18n,
) {
  const held_until =
    formatNoticeMoment(given('held_until_date'), given('held_until_time'), i18n) || given('held_until');
  return {
    title: i18n._('notices.details-changed.title'),
    text: i18n._('notices.details-changed.text', {
      fields: formatFields(given, i18n),
      held_until,
      held_untilGiven: isGiven(held_until),
    }),
    path: role === 'user' ? '/account' : '/admin/account',
  };
}

export const describeRejectedChange = (
  given: ParameterReader<NoticeParameterName<'change-rejected'>>,
  _role: Role,
  i18n: I18n,
) => ({
  title: i18n._('notices.change-rejected.title'),
  text: i18n._('notices.change-rejected.text', { fields: formatFields(given, i18n), reason: given('reason') }),
  path: '/account',
});
