import type { ShiftNoticeChange } from '@cleaning/contracts';
import { raiseNotice, type Transaction } from '@cleaning/service-kit';
import type { PersonShift } from './shift-reads.service.js';

type NoticeShift = Pick<PersonShift, 'jobId' | 'title' | 'date' | 'time'>;

/** Parameters of notices about a shift. */
export const toShiftParameters = ({ jobId, title, date, time }: NoticeShift) => ({
  job_id: jobId,
  job: title,
  date,
  time,
});

/** Notifies people of a change to their shift, except the person who made it. */
export function tellShiftChange(
  tx: Transaction,
  admin: { readonly id: string },
  shift: NoticeShift,
  { change, people, note }: { change: ShiftNoticeChange; people: readonly string[]; note?: string | null },
): Promise<void> {
  return raiseNotice(tx, {
    kind: 'shift-changed',
    to: people.filter((id) => id !== admin.id),
    parameters: { ...toShiftParameters(shift), change, ...(note ? { note } : {}) },
  });
}
