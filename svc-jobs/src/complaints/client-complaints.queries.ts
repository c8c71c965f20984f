import type { ComplaintState } from '@cleaning/contracts';
import type { ClientSession } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

export interface ComplaintOfClient {
  readonly complaint_id: string;
  readonly number: number;
  readonly state: ComplaintState;
  readonly job_id: string;
  readonly place: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly text: string;
  readonly reported_at: Date;
  readonly re_clean_on: string;
}

/** The newest complaints about a client's jobs, on the days on which they are theirs. `id`: this one alone. */
export const findClientComplaints = (
  manager: EntityManager,
  { jobs }: ClientSession,
  { id, zone, limit }: { readonly id: string | null; readonly zone: string; readonly limit: number },
): Promise<ComplaintOfClient[]> =>
  manager.query(
    `SELECT complaint.id AS complaint_id, number::int AS number, state, complaint.job_id, job.title AS place, said.day::text AS date,
       CASE channel WHEN 'page' THEN complaint.text ELSE '' END AS text, reported_at,
       coalesce((SELECT max(business_date)::text FROM re_clean WHERE complaint_id = complaint.id), '') AS re_clean_on
     FROM complaint JOIN job ON job.id = complaint.job_id
       CROSS JOIN LATERAL (SELECT coalesce(about_day, (reported_at AT TIME ZONE $2)::date) AS day) AS said
     WHERE state <> 'withdrawn' AND ($3::uuid IS NULL OR complaint.id = $3)
       AND EXISTS (SELECT FROM jsonb_to_recordset($1::jsonb) AS own ("jobId" uuid, "from" date, "to" date)
         WHERE own."jobId" = complaint.job_id AND own."from" <= said.day AND (own."to" IS NULL OR said.day <= own."to"))
     ORDER BY reported_at DESC, complaint.id DESC LIMIT $4`,
    [JSON.stringify(jobs), zone, id, limit],
  );
