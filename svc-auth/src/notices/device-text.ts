import type { NoticeParameterName, Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeMoment } from '../languages/dates.js';
import { formatDevice } from '../languages/device-label.js';
import type { ParameterReader } from './shift-text.js';

export const describeNewDevice = (
  given: ParameterReader<NoticeParameterName<'new-device'>>,
  role: Role,
  i18n: I18n,
) => ({
  title: i18n._('notices.new-device.title'),
  text: i18n._('notices.new-device.text', {
    device: given('device') || formatDevice(given('browser'), given('system'), i18n),
    at: formatNoticeMoment(given('date'), given('time'), i18n) || given('at'),
  }),
  path: { admin: '/admin', supervisor: '/admin/account', user: '/account' }[role],
});
