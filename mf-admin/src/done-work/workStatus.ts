import { type DoneWork, PENDING } from '@cleaning/contracts';
import { doneWork } from '../texts';

export interface WorkStatus {
  text: string;
  tone: 'ok' | 'warn' | 'neutral';
}

/** Done only when the record is done and nothing of that day is left to do (spec point 4). */
export function workStatus({
  job_status,
  job_counts_per_day,
}: Pick<DoneWork, 'job_status' | 'job_counts_per_day'>): WorkStatus {
  if (job_status !== 'done') return { text: doneWork.pending, tone: 'neutral' };
  if (job_counts_per_day > 0) return { text: doneWork.pendingCount(job_counts_per_day), tone: 'warn' };
  return { text: doneWork.done, tone: 'ok' };
}

/** A manual record has one time only: its end is empty, and not pending. */
export const endedTime = ({ ended_time }: Pick<DoneWork, 'ended_time'>) =>
  ended_time === PENDING ? doneWork.notEnded : ended_time || doneWork.noTime;
