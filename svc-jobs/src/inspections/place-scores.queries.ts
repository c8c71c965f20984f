import type { ScoredPlace } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** The areas of a job's inspections, and its complaints that were not withdrawn, with their days (YYYY-MM-DD) in a time zone. */
export async function whatCounts(
  manager: EntityManager,
  jobId: string,
  zone: string,
): Promise<{
  inspections: { day: string; areas: { score: 1 | 2 | 3 | 4 | 5 | null }[] }[];
  complaints: ScoredPlace['complaints'];
}> {
  const day = (column: string) => `to_char(${column} AT TIME ZONE $2, 'YYYY-MM-DD') AS day`;
  const [inspections, complaints] = await Promise.all([
    manager.query(`SELECT ${day('inspected_at')}, areas FROM inspection WHERE job_id = $1`, [jobId, zone]),
    manager.query(`SELECT ${day('reported_at')}, reopened FROM complaint WHERE job_id = $1 AND state <> 'withdrawn'`, [
      jobId,
      zone,
    ]),
  ]);
  return { inspections, complaints };
}
