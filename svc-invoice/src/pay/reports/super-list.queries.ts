import type { CallBody, listSuper } from '@cleaning/contracts';
import { readInBatches, readPage } from '@cleaning/service-kit';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { PayRow } from '../runs/pay-row.entity.js';
import { PayRun } from '../runs/pay-run.entity.js';
import { SuperContribution } from '../super/super-contribution.entity.js';

/** Super due for a payment; whole cents, days YYYY-MM-DD. */
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
  readonly state: CallBody<typeof listSuper>['state'];
  readonly today: string;
}

/** Super for the period's payments; rows are `SuperRow`s. Returned payments owe none. */
const selectContributions = (manager: EntityManager, { from, to }: Span): SelectQueryBuilder<SuperContribution> =>
  manager
    .createQueryBuilder(SuperContribution, 'contribution')
    .innerJoin(PayRow, 'pay_row', 'pay_row.run_id = contribution.run_id AND pay_row.person_id = contribution.person_id')
    .innerJoin(PayRun, 'pay_run', 'pay_run.id = contribution.run_id')
    .select('contribution.run_id', 'run_id')
    .addSelect('pay_run.number', 'run_number')
    .addSelect('contribution.person_id', 'user_id')
    .addSelect('pay_row.name', 'name')
    .addSelect('pay_run.paid_on::text', 'paid_on')
    .addSelect('contribution.base_cents::float8', 'base')
    .addSelect('contribution.rate', 'rate')
    .addSelect('contribution.super_cents::float8', 'cents')
    .addSelect('contribution.due_on::text', 'due_on')
    .addSelect('contribution.received_on::text', 'received_on')
    .where(`pay_row.state = 'paid' AND pay_run.paid_on BETWEEN :from AND :to`, { from, to })
    .orderBy('contribution.due_on');

const STATES: Readonly<Record<CallBody<typeof listSuper>['state'], string>> = {
  all: 'true',
  due: 'contribution.received_on IS NULL AND (contribution.due_on IS NULL OR contribution.due_on >= :today)',
  overdue: 'contribution.received_on IS NULL AND contribution.due_on < :today',
  received: 'contribution.received_on IS NOT NULL',
};

/** A page of the super of payments, by the day on which it is due, and the sum of all pages in whole cents. */
export function findSuperPage(
  manager: EntityManager,
  { from, to, state, today }: SuperFilter,
  paging: Pick<CallBody<typeof listSuper>, 'page' | 'page_size'>,
) {
  const query = selectContributions(manager, { from, to })
    .andWhere(STATES[state], { today })
    .addOrderBy('lower(pay_row.name)')
    .addOrderBy('contribution.person_id')
    .addOrderBy('contribution.run_id');
  return readPage<SuperRow, 'cents'>(query, paging, { cents: 'sum(cents)' });
}

/** People paid while their super was undecided, by name. */
export function findUndecidedPayees(
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
export const readSuperRows = (dataSource: DataSource, span: Span): AsyncGenerator<SuperRow[], void, void> =>
  readInBatches<SuperRow>(
    dataSource,
    ...selectContributions(dataSource.manager, span).addOrderBy('contribution.person_id').getQueryAndParameters(),
  );

/**
 * Records the day a fund received a payment's super, or null. Returns the person's name and whole cents; undefined if
 * none is due, also after the bank returned the payment.
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
