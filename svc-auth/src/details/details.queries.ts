import type { CallQuery, listDetailChanges } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { DetailChange } from './detail-change.entity.js';

/** A page of open requests of current people, oldest first, and the total. */
export async function openChanges(
  manager: EntityManager,
  { page, page_size }: CallQuery<typeof listDetailChanges>,
): Promise<{ total: number; changes: DetailChange[] }> {
  const [changes, total] = await manager
    .createQueryBuilder(DetailChange, 'change')
    .innerJoin(Account, 'account', 'account.id = change.accountId AND account.removedAt IS NULL')
    .where({ state: 'open' })
    .orderBy('change.id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .getManyAndCount();
  return { total, changes };
}

/** True if somebody else's account has this email address, ignoring case. */
export async function isEmailTaken(manager: EntityManager, email: string, accountId: string): Promise<boolean> {
  const taken = await manager.query<unknown[]>(
    'SELECT 1 FROM account WHERE lower(email) = lower($1) AND removed_at IS NULL AND id <> $2',
    [email, accountId],
  );
  return taken.length > 0;
}
