import type { Role } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

const ownAccount = (role: Role): string => (role === 'user' ? '/account' : '/admin/account');

export function passkeysChanged(given: Given<'passkey' | 'change'>, role: Role) {
  const change = given('change') === 'removed' ? 'removed' : 'added';
  return {
    title: `A passkey was ${change}`,
    text: `The passkey “${given('passkey')}” was ${change === 'removed' ? 'removed from' : 'added to'} your account. If it wasn’t you, change your password now and call the office.`,
    path: ownAccount(role),
  };
}

export const passkeyCopied = (given: Given<'passkey'>, role: Role) => ({
  title: 'A passkey may have been copied',
  text:
    `Someone may have used a copy of your passkey “${given('passkey')}”, so we’ve blocked it. ` +
    'Log in with your password. Then go to Account, end all other sessions, remove the passkey and add a new one.',
  path: ownAccount(role),
});
