import type { CurrentUser, JobKind } from '@cleaning/contracts';

/** The work record that a person has open. A person has at most one. */
export interface RunningWork {
  kind: JobKind;
  jobId: string;
  rowId: string;
}

export function runningWork(me: CurrentUser): RunningWork | null {
  if (me.current_permanent_job_row_id)
    return { kind: 'permanent', jobId: me.current_permanent_job_id, rowId: me.current_permanent_job_row_id };
  if (me.current_quick_job_row_id)
    return { kind: 'quick', jobId: me.current_quick_job_id, rowId: me.current_quick_job_row_id };
  return null;
}

/** Which kind a job of this person is; null for a job that the person neither has nor works on. */
export function kindOfMyJob(me: CurrentUser, jobId: string): JobKind | null {
  if (me.quick_jobs.some((job) => job.job_id === jobId)) return 'quick';
  if (me.permanent_jobs.some((job) => job.job_id === jobId)) return 'permanent';
  const running = runningWork(me);
  return running?.jobId === jobId ? running.kind : null;
}
