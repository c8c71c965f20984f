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

/** The two amounts of 'contractor-company', each with two decimals in A$. */
export function payOf({ job_payment_for_day }: Pick<DoneWork, 'job_payment_for_day'>): {
  contractor: string;
  company: string;
} {
  const [contractor = '0.00', company = '0.00'] = job_payment_for_day.split('-');
  return { contractor, company };
}

/** Sum of amounts as answers write them, counted in cents so that no fraction is lost. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}
