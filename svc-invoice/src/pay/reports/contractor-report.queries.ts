import type { EntityManager } from 'typeorm';

/** The work of a person at a place, or of a person where `job_id` is null: days, minutes, whole cents. */
export interface ContractorWork {
  readonly person_id: string;
  readonly name: string;
  readonly abn: string;
  readonly job_id: string | null;
  readonly place: string;
  readonly days: number;
  readonly minutes: number;
  readonly earned: number;
  readonly paid: number;
  /** Whether people are supplied to the client there. */
  readonly supplied: boolean;
}

/**
 * What each person worked from one day to another, by place, and each person's sum behind it (`job_id` is null), by name of person and place. Work
 * before the first day that runs pay was paid elsewhere.
 */
export function workOfContractors(
  manager: EntityManager,
  { firstDay, lastDay, runsFrom }: { readonly firstDay: string; readonly lastDay: string; readonly runsFrom: string },
): Promise<ContractorWork[]> {
  return manager.query(
    `WITH done AS (
       SELECT item.person_id, item.job_id, coalesce(title, '') AS place, count(DISTINCT day)::int AS days,
         sum(minutes)::int AS minutes, sum(earned_cents)::float8 AS earned,
         sum(CASE WHEN day < $3 THEN earned_cents ELSE paid_cents END)::float8 AS paid, grouping(item.job_id) AS is_sum
       FROM pay_item AS item LEFT JOIN known_job ON known_job.id = item.job_id
       WHERE item.kind = 'work' AND day BETWEEN $1 AND $2
       GROUP BY GROUPING SETS ((item.person_id, item.job_id, title), (item.person_id)))
     SELECT person_id, coalesce(name, '') AS name, coalesce(abn, '') AS abn, done.job_id, place, days, minutes, earned, paid,
       coalesce(supplied, false) AS supplied
     FROM done LEFT JOIN labour_supply ON labour_supply.job_id = done.job_id LEFT JOIN known_account ON known_account.id = person_id LEFT JOIN known_payee USING (person_id)
     ORDER BY lower(coalesce(name, '')), person_id, is_sum, lower(place), done.job_id`,
    [firstDay, lastDay, runsFrom],
  );
}
