import { type CurrentUser, type JobKind, UNDO_START_MINUTES } from '@cleaning/contracts';
import type { QueuedClockEvent } from '../clock-events/queuedClockEvents';

/** The work record that a person has open. A person has at most one. */
export interface RunningWork {
  kind: JobKind;
  jobId: string;
  /** Null while the start waits on the device; then `startKey` names it. */
  rowId: string | null;
  startKey: string | null;
  /** An instant; empty if unknown. */
  startedAt: string;
}

function findRunningOnServer(me: CurrentUser): RunningWork | null {
  const shared = { startKey: null, startedAt: me.current_work_started_at };
  if (me.current_permanent_job_row_id)
    return {
      ...shared,
      kind: 'permanent',
      jobId: me.current_permanent_job_id,
      rowId: me.current_permanent_job_row_id,
    };
  if (me.current_quick_job_row_id)
    return { ...shared, kind: 'quick', jobId: me.current_quick_job_id, rowId: me.current_quick_job_row_id };
  return null;
}

/**
 * Running work, after applying the clock events that wait on the device or were accepted since the session was read.
 */
export function findRunningWork(me: CurrentUser, kept: readonly QueuedClockEvent[]): RunningWork | null {
  return kept
    .filter(
      ({ isWaiting, refusal, takenAt, isRead }) => (isWaiting || takenAt !== undefined) && refusal === null && !isRead,
    )
    .reduce<RunningWork | null>((running, { action, kind, jobId, key, rowId, recordedAt }) => {
      if (action !== 'start') return null;
      // The server has it, although the answer did not arrive.
      if (running?.jobId === jobId) return running;
      return { kind, jobId, rowId, startKey: rowId === null ? key : null, startedAt: recordedAt };
    }, findRunningOnServer(me));
}

/**
 * Whether the start can still be undone, by the device's clock. A start in the future is due to a differing clock and
 * counts too.
 */
export function canUndoStart({ startedAt }: RunningWork, now: number): boolean {
  return startedAt !== '' && now - Date.parse(startedAt) < UNDO_START_MINUTES * 60_000;
}

/** The clock event that undoes the start of running work. */
export const buildUndo = ({ kind, jobId, rowId, startKey }: RunningWork, jobName: string, userId: string) =>
  ({ userId, kind, jobId, jobName, action: 'undo', rowId, startKey }) as const;

/** Kind of one of the user's jobs; null for a job that they neither have nor work on. */
export function findJobKind(me: CurrentUser, jobId: string): JobKind | null {
  if (me.quick_jobs.some((job) => job.job_id === jobId)) return 'quick';
  if (me.permanent_jobs.some((job) => job.job_id === jobId)) return 'permanent';
  const running = findRunningOnServer(me);
  return running?.jobId === jobId ? running.kind : null;
}

/** Empty for a job that the person is no longer assigned to. */
export const findJobName = (me: CurrentUser, jobId: string): string =>
  [...me.quick_jobs, ...me.permanent_jobs].find((job) => job.job_id === jobId)?.job_name ?? '';
