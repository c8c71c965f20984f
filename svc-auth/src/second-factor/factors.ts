import { type Environment, refuse, type Transaction } from '@cleaning/service-kit';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { hasSecondFactor } from './second-factor.queries.js';

/** Call after a factor was removed. Throws 409 if an admin must have one and has none left. */
export async function requireAnotherFactor(
  { manager }: Transaction,
  { ADMIN_SECOND_FACTOR }: Environment<typeof environment>,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<void> {
  if (ADMIN_SECOND_FACTOR !== 'required' || role !== 'admin') return;
  if (!(await hasSecondFactor(manager, id))) throw refuse('factor_needed_by_admin');
}
