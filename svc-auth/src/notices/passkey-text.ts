import type { Role } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

const ownAccount = (role: Role): string => (role === 'user' ? '/account' : '/admin/account');

export function passkeysChanged(given: Given<'passkey' | 'change'>, role: Role) {
  const change = given('change') === 'removed' ? 'removed' : 'added';
  return {
    title: `A passkey was ${change}`,
    text: `The passkey "${given('passkey')}" of your account was ${change}. If it was not you, please change your password at once and call the office.`,
    path: ownAccount(role),
  };
}

export const passkeyCopied = (given: Given<'passkey'>, role: Role) => ({
  title: 'A passkey may have been copied',
  text:
    `Somebody has used the passkey "${given('passkey')}" of your account with a counter that is too low: there seems to be a copy of it. ` +
    'It is not accepted any more. Please log in with your password. Under Account, end all other sessions, remove the passkey and add a new one.',
  path: ownAccount(role),
});
