import type { EntityManager } from 'typeorm';

/** Filters of the work, and parameters of its super. Days YYYY-MM-DD. */
export interface CostQuestion {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** The rate of super today, in hundredths of a percent. */
  readonly superRate: number;
  /** The part of work that is labour. */
  readonly labourPercent: number;
  /** The first day that runs pay. */
  readonly firstDay: string;
}

/** Minutes and whole cents. */
export type Sums = Record<'minutes' | 'cost' | 'paid' | 'super' | 'income', number>;

/** The work of a place and month (YYYY-MM); sums as text. */
export type CostRow = Record<keyof Sums, string> & { job_id: string; name: string; month: string };

/**
 * $1 to $6: the question. Work before the first day that runs pay was paid elsewhere. Super of work in runs is as
 * decided then, of other work as decided today.
 */
const COSTS = `
  WITH work AS (SELECT * FROM pay_item WHERE kind = 'work' AND day BETWEEN $1 AND $2),
    settled AS (
      SELECT work.id, sum(line.cents * super_rate) AS super_share
      FROM work JOIN pay_line AS line ON line.item_id = work.id
        JOIN pay_row ON pay_row.run_id = line.run_id AND pay_row.person_id = line.person_id
      WHERE line.state <> 'returned' AND super_answer = 'yes' GROUP BY work.id),
    decided AS (
      SELECT DISTINCT ON (person_id) person_id, answer FROM super_decision WHERE from_day <= $3
      ORDER BY person_id, from_day DESC, number DESC)
  SELECT work.job_id, coalesce(known_job.title, '') AS name, to_char(work.day, 'YYYY-MM') AS month,
    sum(work.minutes) AS minutes, sum(work.earned_cents) AS cost, sum(CASE WHEN work.day < $6 THEN earned_cents ELSE paid_cents END) AS paid,
    round((coalesce(sum(super_share), 0) + coalesce(sum((earned_cents - in_run_cents - paid_cents) * $4::int)
      FILTER (WHERE decided.answer = 'yes' AND work.day >= $6), 0)) * $5::numeric / 1000000) AS super,
    coalesce(sum(ledger.company_cents), 0) AS income
  FROM work LEFT JOIN known_job ON known_job.id = work.job_id
    LEFT JOIN ledger_entry AS ledger ON ledger.work_record_id = work.id
    LEFT JOIN settled ON settled.id = work.id
    LEFT JOIN decided ON decided.person_id = work.person_id
  GROUP BY work.job_id, known_job.title, 3 ORDER BY 3, lower(coalesce(known_job.title, '')), work.job_id`;

/** Costs and income of each place and month, by month and name. */
export const findCosts = (
  manager: EntityManager,
  { from, to, today, superRate, labourPercent, firstDay }: CostQuestion,
): Promise<CostRow[]> => manager.query(COSTS, [from, to, today, superRate, labourPercent, firstDay]);

/** The first month with work or an extra, YYYY-MM; empty without any. */
export async function findFirstMonth(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ month: string | null }[]>(
    `SELECT to_char(least((SELECT min(day) FROM pay_item WHERE kind = 'work'), (SELECT min(day) FROM invoice_extra)), 'YYYY-MM') AS month`,
  );
  return row?.month ?? '';
}
