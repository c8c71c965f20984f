import type { AnswerOf, AustralianState, listHolidays } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Public holidays of a state from a day until another, both included, with the jobs on whose shifts they have an effect. */
export const holidaysWithJobs = (
  manager: EntityManager,
  state: AustralianState,
  days: { readonly from: string; readonly until: string },
): Promise<AnswerOf<typeof listHolidays>> =>
  manager.query(
    `SELECT holiday.state, holiday.date::text, from_time, name, coalesce((
       SELECT json_agg(json_build_object('job_id', job.id, 'job_name', job.title, 'kind', job.kind, 'policy', rule.policy,
           'decision', coalesce(decided.decision, '')) ORDER BY job.title, job.id)
       FROM holiday_rule AS rule JOIN job ON job.id = rule.job_id AND job.closed_at IS NULL
         LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
       WHERE rule.state = holiday.state AND rule.policy <> 'work' AND (job.quick_date = holiday.date OR EXISTS (
         SELECT FROM timetable_slot AS slot WHERE slot.job_id = job.id AND NOT is_extra
           AND extract(isodow FROM holiday.date)::int = ANY (days) AND start_time >= from_time
           AND (valid_from IS NULL OR valid_from <= holiday.date) AND (valid_until IS NULL OR holiday.date < valid_until)))
     ), '[]') AS jobs
     FROM public_holiday AS holiday
     WHERE holiday.state = $1 AND holiday.date BETWEEN $2::date AND $3::date AND NOT removed ORDER BY holiday.date`,
    [state, days.from, days.until],
  );

/** Whether the state of the job's rule has a public holiday on that day. */
export async function hasHoliday(manager: EntityManager, jobId: string, date: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT 1 FROM holiday_rule JOIN public_holiday USING (state) WHERE job_id = $1 AND date = $2 AND NOT removed',
    [jobId, date],
  );
  return found.length > 0;
}

/** Years with at least so many public holidays in a state, removed ones included. */
export async function yearsWithHolidays(
  manager: EntityManager,
  state: AustralianState,
  fewest: number,
): Promise<ReadonlySet<number>> {
  const rows = await manager.query<{ year: number }[]>(
    `SELECT extract(year FROM date)::int AS year FROM public_holiday WHERE state = $1
     GROUP BY 1 HAVING count(*) >= $2`,
    [state, fewest],
  );
  return new Set(rows.map(({ year }) => year));
}

/** Sets a public holiday. One of that day that was not removed is replaced only if it may be; answers whether the day is set now. */
export async function setHoliday(
  manager: EntityManager,
  day: { readonly state: AustralianState; readonly date: string; readonly fromTime: string; readonly name: string },
  mayReplace: boolean,
): Promise<boolean> {
  const set = await manager.query<unknown[]>(
    `INSERT INTO public_holiday (state, date, from_time, name) VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT public_holiday_once DO UPDATE
     SET from_time = excluded.from_time, name = excluded.name, removed = false
     WHERE public_holiday.removed OR $5 RETURNING 1`,
    [day.state, day.date, day.fromTime, day.name, mayReplace],
  );
  return set.length > 0;
}
