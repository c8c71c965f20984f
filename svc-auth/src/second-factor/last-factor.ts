import { Conflict, type Environment, type Transaction } from '@cleaning/service-kit';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { HAS_SECOND_FACTOR } from './has-factor.js';

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
