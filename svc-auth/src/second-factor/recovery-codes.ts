import { createHash, randomBytes } from 'node:crypto';
import { bareNumber, RECOVERY_CODES } from '@cleaning/contracts';
import { byDatabaseClock, type Transaction } from '@cleaning/service-kit';
import { IsNull } from 'typeorm';
import { RecoveryCode } from './second-factor.entity.js';

/** Letters and digits that nobody takes for one another. 32 of them: five bits each, 120 in a code (ASVS 6.5.2). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const recoveryCode = (): string =>
  Array.from(randomBytes(24), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode);

/** Without regard to case, spaces and dashes. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(bareNumber(code.toUpperCase())).digest('hex');

/** Stores their hashes. */
export async function storeRecoveryCodes(
  { manager }: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: recoveryHash(code) })),
  );
}

/** Uses a code up. Answers whether it was good. */
export async function takeRecoveryCode({ manager }: Transaction, accountId: string, code: string): Promise<boolean> {
  const good = { accountId, codeHash: recoveryHash(code), usedAt: IsNull() };
  const { affected } = await manager.update(RecoveryCode, good, { usedAt: byDatabaseClock });
  return Boolean(affected);
}
