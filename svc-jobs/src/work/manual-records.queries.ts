import type { EntityManager } from 'typeorm';
import type { Rates } from '../pay/pay.js';
import type { RecordedAmounts } from './hold-reasons.js';
import { hasHours } from './work-record.queries.js';

/** Names of a job and a person, null if unknown, and whether the person was removed. */
export interface KnownJobAndPerson {
  job: string | null;
  person: string | null;
  removed: boolean | null;
}

export async function findKnownJobAndPerson(
  manager: EntityManager,
  jobId: string,
  personId: string,
): Promise<KnownJobAndPerson | undefined> {
  const [known] = await manager.query<KnownJobAndPerson[]>(
    `SELECT (SELECT title FROM job WHERE id = $1) AS job, person.name AS person, person.removed
     FROM (SELECT) AS asked LEFT JOIN known_account AS person ON person.id = $2`,
    [jobId, personId],
  );
  return known;
}

/** SQL: `Rates` of a job. */
const getRates = (job: string) =>
  `json_build_object('contractorCentsPerHour', ${job}.contractor_rate_cents, 'companyCentsPerHour', ${job}.company_rate_cents)`;

/** Rates of a job, and a person's other work of the day that was not rejected. */
interface DayOfManual {
  rates: Rates;
  others: (RecordedAmounts & { jobId: string; is_manual: boolean })[];
}

/** The day's sums that a manual record is compared with; undefined for an unknown job. */
export async function sumManualDay(
  manager: EntityManager,
  record: { readonly id: string; readonly jobId: string; readonly personId: string; readonly businessDate: string },
): Promise<DayOfManual | undefined> {
  const [found] = await manager.query<DayOfManual[]>(
    `SELECT ${getRates('job')} AS rates, coalesce((
         SELECT json_agg(json_build_object('jobId', job_id, 'contractorCents', contractor_cents, 'companyCents', company_cents,
           'minutes', coalesce(minutes, 0), 'is_manual', is_manual, 'rates', ${getRates('its_job')}))
         FROM work_record JOIN job AS its_job ON its_job.id = work_record.job_id
         WHERE person_id = $2 AND business_date = $3 AND state <> 'rejected' AND work_record.id <> $4
       ), '[]') AS others
     FROM job WHERE job.id = $1`,
    [record.jobId, record.personId, record.businessDate, record.id],
  );
  return found;
}

/** True if a record's time overlaps finished, not rejected work of the person that has hours. */
export async function overlapsOtherWork(
  manager: EntityManager,
  record: { readonly id: string; readonly personId: string; readonly startedAt: Date; readonly endedAt: Date },
): Promise<boolean> {
  const [found] = await manager.query<[{ overlaps: boolean }]>(
    `SELECT EXISTS (SELECT FROM work_record WHERE person_id = $2 AND id <> $1 AND ${hasHours('work_record')} AND state <> 'rejected'
       AND ended_at > $3 AND started_at < $4) AS overlaps`,
    [record.id, record.personId, record.startedAt, record.endedAt],
  );
  return found.overlaps;
}
