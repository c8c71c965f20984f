import type { Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import type { ParameterReader } from './shift-text.js';

export function describeChangedIdentities(given: ParameterReader<'provider' | 'change'>, role: Role, i18n: I18n) {
  const [change, provider] = [given('change'), given('provider')];
  return {
    title: i18n._('notices.identities-changed.title', { change, provider }),
    text: i18n._('notices.identities-changed.text', { change, provider }),
    path: role === 'user' ? '/account/security' : '/admin/account',
  };
}
