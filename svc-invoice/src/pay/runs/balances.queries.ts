import { type CallAnswer, type checkPayBalances, formatAmount } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { counts, PAYABLE } from './run-lines.queries.js';

type Reader = Pick<EntityManager, 'query'>;

/** Most problems that are named. */
const MAX_PROBLEMS = 100;

/** Whole cents. Earned amounts are paid, in a run, payable or held. */
interface Balance {
  readonly person_id: string;
  readonly earned: number;
  readonly paid: number;
  readonly in_run: number;
  readonly payable: number;
  readonly held: number;
}

const BALANCES = `
  WITH item AS (
    SELECT person_id, sum(earned) AS earned, sum(payable) AS payable, sum(earned - settled - payable) AS held,
      sum(in_run_cents) AS item_in_run, sum(paid_cents) AS item_paid
    FROM (
      SELECT *, CASE WHEN counts THEN earned_cents ELSE settled END AS earned, CASE WHEN counts THEN ${PAYABLE} ELSE 0 END AS payable
      FROM (SELECT *, in_run_cents + paid_cents AS settled, ${counts('$1')} AS counts FROM pay_item) AS known
    ) AS due GROUP BY person_id),
  paid AS (
    SELECT person_id, coalesce(sum(sub_total_cents) FILTER (WHERE state = 'paid'), 0) AS paid,
      coalesce(sum(sub_total_cents) FILTER (WHERE state = 'approved'), 0) AS in_run
    FROM pay_row GROUP BY person_id)
  SELECT person_id, coalesce(earned, 0)::float8 AS earned, coalesce(payable, 0)::float8 AS payable, coalesce(held, 0)::float8 AS held,
    coalesce(paid, 0)::float8 AS paid, coalesce(in_run, 0)::float8 AS in_run
  FROM item FULL JOIN paid USING (person_id)`;

/** Sums that are stored twice and must agree. */
const CHECKS: readonly (readonly [sql: string, text: string])[] = [
  [
    `SELECT pay_item.id FROM pay_item LEFT JOIN (
       SELECT item_id, sum(cents) FILTER (WHERE state = 'approved') AS in_run, sum(cents) FILTER (WHERE state = 'paid') AS paid,
         sum(document_cents) AS documented FROM pay_line GROUP BY item_id) AS line ON line.item_id = pay_item.id
     WHERE (in_run_cents, paid_cents, documented_cents) <> (coalesce(in_run, 0), coalesce(paid, 0), coalesce(documented, 0))`,
    'The sums of an item are not those of its lines',
  ],
  [
    `SELECT pay_row.person_id AS id FROM pay_row LEFT JOIN (
       SELECT run_id, person_id, sum(cents) AS cents, min(state) AS first, max(state) AS last FROM pay_line GROUP BY run_id, person_id
     ) AS line USING (run_id, person_id)
     WHERE coalesce(cents, 0) <> sub_total_cents OR line.first <> pay_row.state OR line.last <> pay_row.state`,
    'A payment is not the sum of its lines',
  ],
  [
    `SELECT pay_run.id FROM pay_run LEFT JOIN pay_row ON run_id = pay_run.id
     WHERE (pay_run.state IN ('draft', 'cancelled') AND pay_row.run_id IS NOT NULL)
       OR (pay_run.state = 'approved' AND pay_row.state IS DISTINCT FROM 'approved')
       OR (pay_run.state = 'paid' AND (pay_row.state IS NULL OR pay_row.state = 'approved'))`,
    'The state of a run is not that of its payments',
  ],
];

/** Contradictions in stored payments as sentences, at most `limit` of each kind. */
async function findContradictions(manager: Reader, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (const [sql, text] of CHECKS)
    for (const { id } of await manager.query<{ id: string }[]>(`${sql} LIMIT $1`, [limit]))
      found.push(`${text}: ${id}.`);
  return found;
}

/**
 * Checks that nothing was lost or paid twice: for each person earned = paid + in a run + payable + held.
 * @param manager in a transaction that sees one state
 * @param firstDay the first day that runs pay, YYYY-MM-DD: earlier work only counts as far as it was paid
 */
export async function checkPayMoney(manager: Reader, firstDay: string): Promise<CallAnswer<typeof checkPayBalances>> {
  const people: Balance[] = await manager.query(BALANCES, [firstDay]);
  const problems: string[] = [];
  for (const { person_id, earned, paid, in_run, payable, held } of people) {
    const counted = paid + in_run + payable + held;
    if (earned !== counted)
      problems.push(`${person_id} has earned ${earned} cents; paid, in a run, payable and held are ${counted}.`);
  }
  problems.push(...(await findContradictions(manager, MAX_PROBLEMS)));
  const sum = (key: Exclude<keyof Balance, 'person_id'>) =>
    formatAmount(people.reduce((total, person) => total + person[key], 0));
  return {
    people: people.length,
    earned: sum('earned'),
    paid: sum('paid'),
    in_run: sum('in_run'),
    payable: sum('payable'),
    held: sum('held'),
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}
