import type { JobsTestApp } from './jobs-test-app.js';

/** Starts and finishes permanent work, by Ana Silva unless another person is given, and reads the record. */
export function createWorkCalls(jobs: JobsTestApp) {
  const startPermanent = (job: string, person = jobs.ana) => jobs.start(job, {}, person);
  const stopPermanent = (row_id: string, person = jobs.ana) => jobs.stop({ row_id }, person);
  const record = async (id: string) =>
    (await jobs.app.dataSource.query('SELECT * , business_date::text FROM work_record WHERE id = $1', [id]))[0];
  return { startPermanent, stopPermanent, record };
}
