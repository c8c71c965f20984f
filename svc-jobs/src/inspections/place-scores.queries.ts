import type { ScoredPlace } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** The areas of the jobs' inspections, and their complaints that were not withdrawn, with their days (YYYY-MM-DD) in a time zone. */
export async function findScoreInputs(
  manager: EntityManager,
  jobIds: readonly string[],
  zone: string,
): Promise<{
  inspections: { job_id: string; day: string; areas: { score: 1 | 2 | 3 | 4 | 5 | null }[] }[];
  complaints: (ScoredPlace['complaints'][number] & { job_id: string })[];
}> {
  const day = (column: string) => `to_char(${column} AT TIME ZONE $2, 'YYYY-MM-DD') AS day`;
  const [inspections, complaints] = await Promise.all([
    manager.query(`SELECT job_id, ${day('inspected_at')}, areas FROM inspection WHERE job_id = ANY ($1)`, [
      jobIds,
      zone,
    ]),
    manager.query(
      `SELECT job_id, ${day('reported_at')}, reopened FROM complaint WHERE job_id = ANY ($1) AND state <> 'withdrawn'`,
      [jobIds, zone],
    ),
  ]);
  return { inspections, complaints };
}
