import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { type Refusal, refuseField } from '@cleaning/service-kit/errors';
import { hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './common-passwords.js';

/**
 * argon2id (the package's default variant) with 19 MiB, two passes and one thread, as the OWASP password storage cheat
 * sheet says.
 */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Hash of a random, discarded password. Verified for unknown email addresses, so that the response takes the same time.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$lxHyQSyFYeoLbwyDxSazBg$MJ36twCg8VNoHwOQORMI0vraW1viL6C4OVJVEorQsg4';

/** Keyboards compose accents differently; both forms are the same password. */
const normalisePassword = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), COST);

export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, normalisePassword(password));

/** Why the text of a field is refused as a password; null when it is accepted. */
export function findPasswordProblem(field: string, password: string): Refusal | null {
  if (password.length < PASSWORD_MIN_LENGTH)
    return refuseField(field, 'password_too_short', { min: PASSWORD_MIN_LENGTH });
  if (COMMON_PASSWORDS.has(password.trim().toLowerCase())) return refuseField(field, 'password_common');
  return null;
}

/** Throws 400 with the field when the new password is refused, or the two differ. */
export function requireGoodPassword(passwords: { new_password: string; confirm_password: string }): void {
  const problem = findPasswordProblem('new_password', passwords.new_password);
  if (problem) throw problem;
  if (passwords.new_password !== passwords.confirm_password) throw refuseField('confirm_password', 'passwords_differ');
}
