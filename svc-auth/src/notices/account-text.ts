import type { I18n } from '@lingui/core';
import { type Given, noticeDay } from './shift-text.js';

/** Of an account that nobody has verified. */
export const accountEnding = (given: Given<'date'>, i18n: I18n) => ({
  title: i18n._('notices.account-ending.title'),
  text: i18n._('notices.account-ending.text', { date: noticeDay(given('date'), i18n) }),
  path: '/account',
});
