import type { NoticeParameterName, Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeDay } from '../languages/dates.js';
import type { ParameterReader } from './shift-text.js';

const formatPaidOn = (given: ParameterReader<'paid_on' | 'day'>, i18n: I18n): string =>
  formatNoticeDay(given('paid_on'), i18n) || given('day');

export const describePayment = (given: ParameterReader<NoticeParameterName<'paid'>>, role: Role, i18n: I18n) => ({
  title: i18n._('notices.paid.title'),
  text: i18n._('notices.paid.text', {
    amount: given('amount'),
    day: formatPaidOn(given, i18n),
    documents: given('documents'),
  }),
  path: role === 'admin' ? '/admin/my-jobs' : '/payments',
});

export const describeReturnedPayment = (
  given: ParameterReader<NoticeParameterName<'payment-returned'>>,
  role: Role,
  i18n: I18n,
) => ({
  title: i18n._('notices.payment-returned.title'),
  text: i18n._('notices.payment-returned.text', { amount: given('amount'), day: formatPaidOn(given, i18n) }),
  path: role === 'user' ? '/account' : '/admin/account',
});
