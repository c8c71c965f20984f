import type { DataSource } from 'typeorm';
import { isListed, Params, type WorkFilter } from './work-filter.queries.js';

export interface WorkListPage {
  sort: 'date' | 'place' | 'person' | 'hours' | 'contractor' | 'company';
  direction: 'asc' | 'desc';
  page: number;
  page_size: number;
}

/** Sums in minutes and cents. */
interface WorkSums {
  total: number;
  minutes: number;
  contractor: number;
  company: number;
}

const AMOUNT: Partial<Record<WorkListPage['sort'], string>> = {
  hours: 'minutes',
  contractor: 'contractor_cents',
  company: 'company_cents',
};

/** SQL: places and people in the order of their names, numbered once, not compared by name for each record. */
const NAME_RANKS: Partial<Record<WorkListPage['sort'], string>> = {
  place: `JOIN (SELECT id, dense_rank() OVER (ORDER BY lower(title)) AS rank FROM job) AS place
    ON place.id = work_record.job_id`,
  person: `LEFT JOIN (SELECT id, dense_rank() OVER (ORDER BY lower(name)) AS rank FROM known_account) AS person
    ON person.id = work_record.person_id`,
};

/** SQL: the join that `buildWorkOrder` needs besides work_record. */
export const findSortName = (sort: WorkListPage['sort']): string => NAME_RANKS[sort] ?? '';

/** SQL: order of work in lists. Running work, without hours and amounts, sorts last by those. */
export function buildWorkOrder(sort: WorkListPage['sort'], direction: WorkListPage['direction']): string {
  const byDay = 'business_date, started_at, work_record.id';
  const amount = AMOUNT[sort];
  if (amount) return `${amount} ${direction} NULLS LAST, started_at ${direction}, work_record.id ${direction}`;
  if (sort === 'place') return `place.rank ${direction}, work_record.job_id, ${byDay}`;
  if (sort === 'person') return `person.rank ${direction} NULLS LAST, person_id, ${byDay}`;
  return `business_date ${direction}, started_at, work_record.id`;
}

/**
 * Sums of the filtered work. The index work_record_listed covers all summed columns.
 * @param withRejected whether to include rejected, unpaid work in the sums
 */
export async function sumWork(
  dataSource: DataSource,
  filter: WorkFilter,
  { withRejected = false } = {},
): Promise<WorkSums> {
  const params = new Params();
  const listed = isListed(filter, params);
  const summed = (column: string) =>
    `coalesce(sum(${column})${withRejected ? '' : " FILTER (WHERE state <> 'rejected')"}, 0)::float8`;
  const [sums] = await dataSource.query<WorkSums[]>(
    `SELECT count(*)::int AS total, ${summed('minutes')} AS minutes, ${summed('contractor_cents')} AS contractor,
       ${summed('company_cents')} AS company
     FROM work_record WHERE ${listed}`,
    params.values,
  );
  if (!sums) throw new Error('PostgreSQL gave no sums');
  return sums;
}

/**
 * SQL: the records of one page, as `FROM … JOIN work_record`; `listed.place` is their order. Finds rows by index before
 * reading them, so that displayed columns aren't sorted.
 */
export function buildPage(
  filter: WorkFilter,
  { sort, direction, page, page_size }: WorkListPage,
  params: Params,
): string {
  const [limit, offset] = [params.add(page_size, 'int'), params.add((page - 1) * page_size, 'int')];
  return `FROM unnest(ARRAY(
      SELECT work_record.id FROM work_record ${findSortName(sort)} WHERE ${isListed(filter, params)}
      ORDER BY ${buildWorkOrder(sort, direction)} LIMIT ${limit} OFFSET ${offset}
    )) WITH ORDINALITY AS listed (id, place)
    JOIN work_record ON work_record.id = listed.id`;
}
