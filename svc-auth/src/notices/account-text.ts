import type { I18n } from '@lingui/core';
import { formatNoticeDay } from '../languages/dates.js';
import type { ParameterReader } from './shift-text.js';

/** For an account that nobody has verified. */
export const describeEndingAccount = (given: ParameterReader<'date'>, i18n: I18n) => ({
  title: i18n._('notices.account-ending.title'),
  text: i18n._('notices.account-ending.text', { date: formatNoticeDay(given('date'), i18n) }),
  path: '/account',
});
