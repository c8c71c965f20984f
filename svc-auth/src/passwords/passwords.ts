import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** argon2id (the package's default variant) with 19 MiB, two passes, one thread: OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Keyboards differ in how they compose accents: both forms of one text are the same password. */
const composed = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST);

export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, composed(password));

/** Why the text cannot be a password, as a sentence for people; null when it can. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH)
    return `The password must have at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (COMMON_PASSWORDS.has(password.trim().toLowerCase()))
    return 'This password is among the most common ones. Please choose another.';
  return null;
}
