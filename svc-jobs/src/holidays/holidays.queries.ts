import type { AustralianState, CallAnswer, JobKind, listHolidays } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { listDaySlots } from '../shifts/slots-of-day.js';
import { type TimetableSlotRow } from '../work/slots.js';
import { slotRows } from '../work/slots.queries.js';

type Listed = CallAnswer<typeof listHolidays>;
type Holiday = Listed[number];
type ConcernedJob = Holiday['jobs'][number];

/** A job of the state that has a rule for public holidays. */
interface JobWithRule {
  id: string;
  title: string;
  kind: JobKind;
  policy: ConcernedJob['policy'];
  quickDate: string | null;
  slots: TimetableSlotRow[];
  decisions: { date: string; decision: 'work' | 'skip' }[];
}

/** Public holidays of the state $1 from $2 until $3, by day: rows of state, date, from_time, name. */
const HOLIDAYS = `SELECT state, date::text, from_time, name FROM public_holiday
  WHERE state = $1 AND date BETWEEN $2::date AND $3::date AND NOT removed ORDER BY date`;

/**
 * SQL: current jobs of state $1 with a holiday policy or slots with their own, by name; leaves out jobs that simply
 * work. Decisions are limited to days $2 to $3.
 */
const JOBS = `
  SELECT job.id, job.title, job.kind, rule.policy, job.quick_date::text AS "quickDate", ${slotRows('NOT is_extra')} AS slots,
    coalesce((SELECT json_agg(json_build_object('date', date, 'decision', decision)) FROM holiday_decision
      WHERE holiday_decision.job_id = job.id AND date BETWEEN $2::date AND $3::date), '[]') AS decisions
  FROM holiday_rule AS rule JOIN job ON job.id = rule.job_id AND job.closed_at IS NULL
  WHERE rule.state = $1 AND (rule.policy <> 'work' OR EXISTS (
    SELECT FROM timetable_slot AS slot WHERE slot.job_id = job.id AND slot.holidays IN ('skip', 'move')))
  ORDER BY job.title, job.id`;

/** Most urgent first. */
const POLICIES_BY_URGENCY = ['ask', 'move', 'skip'] as const;

/** The most urgent policy of the job's slots on a day, if they differ. */
const findPolicy = (job: JobWithRule, slots: readonly TimetableSlotRow[]): ConcernedJob['policy'] =>
  POLICIES_BY_URGENCY.find((policy) => slots.some(({ holidays }) => (holidays ?? job.policy) === policy)) ?? 'work';

/** The job's entry for the day; null if it has no shifts then or works as usual. */
function findConcerned(job: JobWithRule, { date, from_time }: Holiday): ConcernedJob | null {
  const slots = listDaySlots(date, job.slots, []).filter(({ slot }) => slot.startTime >= from_time);
  if (job.quickDate !== date && slots.length === 0) return null;
  const policy =
    job.kind === 'quick'
      ? job.policy
      : findPolicy(
          job,
          slots.map(({ slot }) => slot),
        );
  if (policy === 'work') return null;
  const decision = job.decisions.find((each) => each.date === date)?.decision ?? '';
  return { job_id: job.id, job_name: job.title, kind: job.kind, policy, decision };
}

/** Public holidays of a state in a span of days, each with the jobs that don't simply work. */
export async function findHolidaysWithJobs(
  manager: EntityManager,
  state: AustralianState,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Listed> {
  const holidays = await manager.query<Holiday[]>(HOLIDAYS, [state, from, until]);
  const jobs = await manager.query<JobWithRule[]>(JOBS, [state, from, until]);
  return holidays.map((holiday) => ({ ...holiday, jobs: jobs.flatMap((job) => findConcerned(job, holiday) ?? []) }));
}

/** True if the job's state has a public holiday on that day. */
export async function hasHoliday(manager: EntityManager, jobId: string, date: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT 1 FROM holiday_rule JOIN public_holiday USING (state) WHERE job_id = $1 AND date = $2 AND NOT removed',
    [jobId, date],
  );
  return found.length > 0;
}

/** Years with at least that many public holidays in a state, including removed ones. */
export async function findYearsWithHolidays(
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

/** Sets a public holiday, replacing an existing one only if allowed. Returns whether the day is set now. */
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
