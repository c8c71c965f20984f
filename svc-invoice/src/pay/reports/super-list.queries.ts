import type { BodyOf, listSuper } from '@cleaning/contracts';
import { inBatches } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** Super that is due beside a payment; whole cents, days YYYY-MM-DD. */
export interface SuperRow {
  run_id: string;
  run_number: number;
  user_id: string;
  name: string;
  paid_on: string;
  base: number;
  rate: number;
  cents: number;
  due_on: string | null;
  received_on: string | null;
}

/** Days of payment, YYYY-MM-DD. */
interface Span {
  readonly from: string;
  readonly to: string;
}

interface SuperFilter extends Span {
  readonly state: BodyOf<typeof listSuper>['state'];
  readonly today: string;
}

/** $1, $2: days of payment. Payments that came back owe nothing. */
const FOUND = `
  FROM super_contribution AS contribution JOIN pay_row USING (run_id, person_id) JOIN pay_run ON pay_run.id = run_id
  WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2`;
const COLUMNS = `SELECT run_id, number AS run_number, person_id AS user_id, pay_row.name, paid_on::text, contribution.base_cents::float8 AS base,
  contribution.rate, contribution.super_cents::float8 AS cents, due_on::text, received_on::text`;
/** $3: today. */
const STATES: Readonly<Record<BodyOf<typeof listSuper>['state'], string>> = {
  all: '$3::date IS NOT NULL',
  due: 'received_on IS NULL AND (due_on IS NULL OR due_on >= $3::date)',
  overdue: 'received_on IS NULL AND due_on < $3::date',
  received: 'received_on IS NOT NULL AND $3::date IS NOT NULL',
};

const found = ({ state }: SuperFilter) => `${FOUND} AND ${STATES[state]}`;

/** A page of the super of payments, by the day on which it is due. */
export function pageOfSuper(
  manager: EntityManager,
  filter: SuperFilter,
  { page, page_size }: Pick<BodyOf<typeof listSuper>, 'page' | 'page_size'>,
): Promise<SuperRow[]> {
  return manager.query(
    `${COLUMNS} ${found(filter)} ORDER BY due_on, lower(pay_row.name), person_id LIMIT $4 OFFSET $5`,
    [filter.from, filter.to, filter.today, page_size, (page - 1) * page_size],
  );
}

/** How many rows that list has, and their sum in whole cents. */
export async function sumOfSuper(
  manager: EntityManager,
  filter: SuperFilter,
): Promise<{ total: number; cents: number }> {
  const [sum] = await manager.query<[{ total: number; cents: number }]>(
    `SELECT count(*)::int AS total, coalesce(sum(contribution.super_cents), 0)::float8 AS cents ${found(filter)}`,
    [filter.from, filter.to, filter.today],
  );
  return sum;
}

/** Who was paid while nobody had decided about their super, by name. */
export function paidUndecided(
  manager: EntityManager,
  { from, to }: Span,
): Promise<{ user_id: string; name: string }[]> {
  return manager.query(
    `SELECT DISTINCT ON (lower(pay_row.name), person_id) person_id AS user_id, pay_row.name FROM pay_row JOIN pay_run ON pay_run.id = run_id
     WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2 AND super_answer = 'undecided' ORDER BY lower(pay_row.name), person_id`,
    [from, to],
  );
}

/** The super of payments in batches, by the day on which it is due. */
export const eachSuper = (dataSource: DataSource, { from, to }: Span): AsyncGenerator<SuperRow[], void, void> =>
  inBatches<SuperRow>(dataSource, `${COLUMNS} ${FOUND} ORDER BY due_on, person_id`, [from, to]);

/**
 * Notes the day on which a fund received the super of a payment, null for none. Answers the person's name and the whole cents; undefined when
 * none is due, also because the bank has sent the payment back.
 */
export async function noteReceived(
  manager: EntityManager,
  runId: string,
  personId: string,
  receivedOn: string | null,
): Promise<{ name: string; cents: number } | undefined> {
  const [[row]] = await manager.query<[{ name: string; cents: number }[], number]>(
    `UPDATE super_contribution SET received_on = $3 FROM pay_row
     WHERE super_contribution.run_id = $1 AND super_contribution.person_id = $2
       AND pay_row.run_id = $1 AND pay_row.person_id = $2 AND pay_row.state = 'paid'
     RETURNING pay_row.name, super_contribution.super_cents::float8 AS cents`,
    [runId, personId, receivedOn],
  );
  return row;
}
