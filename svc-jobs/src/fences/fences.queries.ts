import { type Fence, MAX_FENCE_STAMPS } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A job with its fence (degrees, metres; null = none) and the latest stamps of both kinds, newest first. */
interface FencedJob {
  title: string;
  fence: Fence | null;
  stamps: string[];
}

/** A job's fence, and where people started and finished work there; undefined for an unknown job. */
export async function findFencedJob(manager: EntityManager, jobId: string): Promise<FencedJob | undefined> {
  const [job] = await manager.query<FencedJob[]>(
    `SELECT title, (
         SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius, 'source', source, 'set_by', coalesce(admin.name, ''),
           'set_at', to_char(set_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
         FROM job_fence LEFT JOIN known_account AS admin ON admin.id = set_by WHERE job_fence.job_id = job.id
       ) AS fence,
       ARRAY(
         SELECT stamp.place FROM (
             SELECT * FROM work_record WHERE work_record.job_id = job.id AND NOT is_manual AND state = 'approved'
             ORDER BY business_date DESC, started_at DESC LIMIT ${MAX_FENCE_STAMPS}
           ) AS work,
           LATERAL (VALUES (start_location, started_at), (finish_location, ended_at)) AS stamp (place, at)
         WHERE stamp.place IS NOT NULL ORDER BY stamp.at DESC LIMIT ${MAX_FENCE_STAMPS}
       ) AS stamps
     FROM job WHERE id = $1`,
    [jobId],
  );
  return job;
}
