import type { ErrorCode } from '@cleaning/contracts';
import { Conflict, DomainError, type Environment, type Transaction } from '@cleaning/service-kit';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';

/** The password is right, and this admin must log in with a passkey. */
export class PasskeyNeeded extends DomainError {
  readonly code: ErrorCode = 'passkey_needed';
}

/** The password is right, and the account asks for a code too. */
export class SecondFactorNeeded extends DomainError {
  readonly code: ErrorCode = 'second_factor';
}

/** SQL: whether `account` has a second factor. A passkey counts: it is the device and the person's fingerprint, face or PIN. */
export const HAS_SECOND_FACTOR = `(
  EXISTS (SELECT FROM second_factor WHERE second_factor.account_id = account.id AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkey WHERE passkey.account_id = account.id AND copied_at IS NULL))`;

/** Called after a factor was removed. Throws Conflict when an admin must have one and has none left. */
export async function requireAnotherFactor(
  { manager }: Transaction,
  { ADMIN_SECOND_FACTOR }: Environment<typeof environment>,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<void> {
  if (ADMIN_SECOND_FACTOR !== 'required' || role !== 'admin') return;
  const [account] = await manager.query<{ has: boolean }[]>(
    `SELECT ${HAS_SECOND_FACTOR} AS has FROM account WHERE id = $1`,
    [id],
  );
  if (!account?.has) throw new Conflict('Administrators must have a second factor: add another one first.');
}
