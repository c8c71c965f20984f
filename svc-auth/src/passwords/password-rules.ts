import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** Why the text cannot be a password, as a sentence for people; null when it can. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH)
    return `The password must have at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (COMMON_PASSWORDS.has(password.trim().toLowerCase()))
    return 'This password is among the most common ones. Please choose another.';
  return null;
}
