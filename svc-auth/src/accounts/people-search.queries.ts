import type { AnswerOf, BodyOf, exportPeople, searchPeople } from '@cleaning/contracts';
import { containing, containingNumber } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

export type PeopleFilters = BodyOf<typeof exportPeople>;
export type FoundPerson = AnswerOf<typeof searchPeople>['rows'][number];

const ORDER: Record<PeopleFilters['sort'], string> = {
  name: 'lower(name)',
  email: 'lower(email)',
  registered: 'registered_at',
};

/** $1: pattern; $2: pattern of digits, for numbers; $3: whether the person is verified, or null. */
const FILTERED = `
  FROM account
  WHERE removed_at IS NULL AND role = 'user' AND ($3::boolean IS NULL OR verified = $3)
    AND ($1 = '%%' OR fold_text(name) LIKE $1 OR fold_text(email) LIKE $1 OR abn LIKE $2 OR regexp_replace(contact_no, '[^0-9+]', '', 'g') LIKE $2)`;

const filterParams = ({ text, standing }: PeopleFilters) => [
  containing(text),
  containingNumber(text),
  standing === 'all' ? null : standing === 'verified',
];

/** Statement and parameters: all sub-contractors of the filters in their order, removed people left out. Rows are `FoundPerson`. */
export const foundPeople = (filters: PeopleFilters): [sql: string, params: unknown[]] => [
  `SELECT id, name, email, contact_no, verified::text AS verified,
     to_char(registered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS registered_at
   ${FILTERED} ORDER BY ${ORDER[filters.sort]} ${filters.direction}, id`,
  filterParams(filters),
];

/** One page of them. */
export function foundPage(
  manager: EntityManager,
  { page, page_size, ...filters }: BodyOf<typeof searchPeople>,
): Promise<FoundPerson[]> {
  const [sql, params] = foundPeople(filters);
  return manager.query(`${sql} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`, params);
}

/** How many they are. */
export async function countFound(manager: EntityManager, filters: PeopleFilters): Promise<number> {
  const [count] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total ${FILTERED}`,
    filterParams(filters),
  );
  return count?.total ?? 0;
}
