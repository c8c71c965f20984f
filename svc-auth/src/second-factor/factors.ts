import type { ErrorCode } from '@cleaning/contracts';
import { Conflict, DomainError, type Environment, type Transaction } from '@cleaning/service-kit';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { hasSecondFactor } from './second-factor.queries.js';

/** The password is right, and this admin must log in with a passkey. */
export class PasskeyNeeded extends DomainError {
  readonly code: ErrorCode = 'passkey_needed';
}

/** The password is right, and the account asks for a code too. */
export class SecondFactorNeeded extends DomainError {
  readonly code: ErrorCode = 'second_factor';
}

/** Called after a factor was removed. Throws Conflict when an admin must have one and has none left. */
export async function requireAnotherFactor(
  { manager }: Transaction,
  { ADMIN_SECOND_FACTOR }: Environment<typeof environment>,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<void> {
  if (ADMIN_SECOND_FACTOR !== 'required' || role !== 'admin') return;
  if (!(await hasSecondFactor(manager, id)))
    throw new Conflict('Administrators must have a second factor: add another one first.');
}
