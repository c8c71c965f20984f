import type { CallAnswer, CallBody, exportPeople, searchPeople } from '@cleaning/contracts';
import { type ListOrders, orderRows, rankSearched, searchRows } from '@cleaning/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Account } from './account.entity.js';

export type PeopleFilters = CallBody<typeof exportPeople>;
export type FoundPerson = CallAnswer<typeof searchPeople>['rows'][number];

const ORDERS: ListOrders<PeopleFilters['sort']> = {
  by: {
    name: 'lower(account.name)',
    email: 'lower(account.email)',
    registered: 'account.registered_at',
    match: `row(${rankSearched('account.name')}, lower(account.name))`,
  },
  ties: { 'account.id': 'asked' },
};

/** Sub-contractors matching the filters, sorted; leaves out removed people. Rows are `FoundPerson`. */
export function buildPeopleQuery(
  manager: EntityManager,
  { text, standing, sort, direction }: PeopleFilters,
): SelectQueryBuilder<Account> {
  const query = manager
    .createQueryBuilder(Account, 'account')
    .select('account.id', 'id')
    .addSelect('account.name', 'name')
    .addSelect('account.email', 'email')
    .addSelect('account.contact_no', 'contact_no')
    .addSelect('account.verified::text', 'verified')
    .addSelect(`to_char(account.registered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`, 'registered_at')
    .where(`account.removed_at IS NULL AND account.role = 'user'`);
  if (standing !== 'all') query.andWhere('account.verified = :isVerified', { isVerified: standing === 'verified' });
  searchRows(query, text, {
    texts: ['account.name', 'account.email'],
    numbers: ['account.abn', `regexp_replace(account.contact_no, '[^0-9+]', '', 'g')`],
  });
  return orderRows(query, ORDERS, { sort, direction });
}
