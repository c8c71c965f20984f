import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';

/** Letters and digits that nobody takes for one another. 32 of them: five bits each, 120 in a code (ASVS 6.5.2). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const recoveryCode = (): string =>
  Array.from(randomBytes(24), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode);

/** Without regard to case, spaces and dashes. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex');

/** Stores their hashes. */
export const storeRecoveryCodes = (
  { manager }: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<unknown> =>
  manager.query('INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::text[])', [
    accountId,
    codes.map(recoveryHash),
  ]);

/** Uses a code up. Answers whether it was good. */
export async function takeRecoveryCode({ manager }: Transaction, accountId: string, code: string): Promise<boolean> {
  const [, used] = await manager.query<[unknown[], number]>(
    'UPDATE recovery_code SET used_at = now() WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [accountId, recoveryHash(code)],
  );
  return used > 0;
}
