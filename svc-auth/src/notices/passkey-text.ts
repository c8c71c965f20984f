import type { Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import type { ParameterReader } from './shift-text.js';

const getOwnAccount = (role: Role): string => (role === 'user' ? '/account' : '/admin/account');

export function describeChangedPasskeys(given: ParameterReader<'passkey' | 'change'>, role: Role, i18n: I18n) {
  const change = given('change');
  return {
    title: i18n._('notices.passkeys-changed.title', { change }),
    text: i18n._('notices.passkeys-changed.text', { change, passkey: given('passkey') }),
    path: getOwnAccount(role),
  };
}

export const describeCopiedPasskey = (given: ParameterReader<'passkey'>, role: Role, i18n: I18n) => ({
  title: i18n._('notices.passkey-copied.title'),
  text: i18n._('notices.passkey-copied.text', { passkey: given('passkey') }),
  path: getOwnAccount(role),
});
