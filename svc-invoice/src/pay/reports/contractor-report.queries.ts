import type { EntityManager } from 'typeorm';

/** A person's work and payments at a place, or at all places: days, minutes, whole cents. */
export interface ContractorWork {
  readonly person_id: string;
  readonly name: string;
  readonly abn: string;
  /** Null for all places, and for payments outside pay runs. */
  readonly job_id: string | null;
  readonly is_sum: boolean;
  readonly place: string;
  readonly days: number;
  readonly minutes: number;
  readonly paid_minutes: number;
  readonly earned: number;
  readonly paid: number;
  /** True if people are supplied to the client there. */
  readonly supplied: boolean;
}

/** SQL: minutes of a line that repeats a payment for work. Its own are 0, because documents name them once. */
const LINE_MINUTES = `CASE WHEN line.repeats IS NOT NULL AND line.minutes = 0 THEN item.documented_minutes ELSE line.minutes END`;

/**
 * Work and payments of each person in a span by place, with each person's sum after it, by name of person and place.
 * Payments count by their own day; returned ones are deducted on the day of the return. Work before the first day that
 * runs pay was paid elsewhere at that time.
 */
export function sumContractorWork(
  manager: EntityManager,
  { firstDay, lastDay, runsFrom }: { readonly firstDay: string; readonly lastDay: string; readonly runsFrom: string },
): Promise<ContractorWork[]> {
  return manager.query(
    `WITH fact AS (
       SELECT person_id, job_id, day, coalesce(worked_minutes, minutes) AS minutes, earned_cents AS earned, 0 AS paid_minutes, 0::bigint AS paid
       FROM pay_item WHERE kind = 'work' AND day BETWEEN $1 AND $2 AND (minutes > 0 OR worked_minutes > 0 OR earned_cents > 0)
       UNION ALL
       SELECT person_id, job_id, NULL, 0, 0, minutes, earned_cents FROM pay_item
       WHERE kind = 'work' AND day BETWEEN $1 AND $2 AND day < $3 AND earned_cents > 0
       UNION ALL
       SELECT line.person_id, item.job_id, NULL, 0, 0, ${LINE_MINUTES}, line.cents
       FROM pay_line AS line JOIN pay_run ON pay_run.id = run_id JOIN pay_item AS item ON item.id = item_id
       WHERE line.state IN ('paid', 'returned') AND paid_on BETWEEN $1 AND $2 AND item.kind IN ('work', 'settlement')
       UNION ALL
       SELECT line.person_id, item.job_id, NULL, 0, 0, -(${LINE_MINUTES}), -line.cents
       FROM pay_line AS line JOIN pay_row USING (run_id, person_id) JOIN pay_item AS item ON item.id = item_id
       WHERE line.state = 'returned' AND returned_on BETWEEN $1 AND $2 AND item.kind IN ('work', 'settlement')
       UNION ALL
       SELECT person_id, NULL, NULL, 0, 0, 0, -earned_cents FROM pay_item
       WHERE kind = 'settlement' AND day BETWEEN $1 AND $2 AND day >= $3
     ), done AS (
       SELECT person_id, fact.job_id, coalesce(title, '') AS place, count(DISTINCT day)::int AS days, sum(minutes)::int AS minutes,
         sum(paid_minutes)::int AS paid_minutes, sum(earned)::float8 AS earned, sum(paid)::float8 AS paid,
         grouping(fact.job_id) = 1 AS is_sum
       FROM fact LEFT JOIN known_job ON known_job.id = fact.job_id
       GROUP BY GROUPING SETS ((person_id, fact.job_id, title), (person_id)))
     SELECT person_id, coalesce(name, '') AS name, coalesce(abn, '') AS abn, done.job_id, is_sum, place, days, minutes, paid_minutes, earned,
       paid, coalesce(supplied, false) AS supplied
     FROM done LEFT JOIN labour_supply ON labour_supply.job_id = done.job_id LEFT JOIN known_account ON known_account.id = person_id
       LEFT JOIN known_payee USING (person_id)
     ORDER BY lower(coalesce(name, '')), person_id, is_sum, lower(place), done.job_id`,
    [firstDay, lastDay, runsFrom],
  );
}
