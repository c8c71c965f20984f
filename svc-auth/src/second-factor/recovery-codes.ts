import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES, toBareNumber } from '@cleaning/contracts';
import { databaseNow, type Transaction } from '@cleaning/service-kit';
import { IsNull } from 'typeorm';
import { RecoveryCode } from './second-factor.entity.js';

/** Unambiguous letters and digits. 32 of them: five bits each, 120 in a code (ASVS 6.5.2). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const createRecoveryCode = (): string =>
  Array.from(randomBytes(24), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

/** Ignores case, spaces and dashes. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(toBareNumber(code.toUpperCase())).digest('hex');

/** Stores their hashes. */
export async function storeRecoveryCodes(
  { manager }: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(code) })),
  );
}

/** Uses a code up. Returns whether it was valid. */
export async function takeRecoveryCode({ manager }: Transaction, accountId: string, code: string): Promise<boolean> {
  const good = { accountId, codeHash: hashRecoveryCode(code), usedAt: IsNull() };
  const { affected } = await manager.update(RecoveryCode, good, { usedAt: databaseNow });
  return Boolean(affected);
}
