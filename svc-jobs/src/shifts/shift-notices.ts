import type { NoticeKind } from '@cleaning/contracts';
import { raiseNotice, type Transaction } from '@cleaning/service-kit';
import type { PersonShift } from './shift-reads.service.js';

/** What a person is told of their shift. The texts are in svc-auth. */
export type ToldChange =
  | 'cancelled'
  | 'extra'
  | 'away'
  | 'restored'
  | 'extra-removed'
  | 'cover-assigned'
  | 'cover-taken-back';

type NoticeShift = Pick<PersonShift, 'jobId' | 'title' | 'date' | 'time'>;

interface ShiftNotice {
  readonly kind: NoticeKind;
  /** Without anybody in it nothing is raised. */
  readonly to: readonly string[] | 'admins';
  readonly andAdmins?: boolean;
  /** What its text names beside the shift. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Raises a notice about a shift in the transaction of what it is about. */
export async function raiseShiftNotice(
  tx: Transaction,
  { jobId, title, date, time }: NoticeShift,
  { kind, to, andAdmins = false, more = {} }: ShiftNotice,
): Promise<void> {
  if (to.length === 0 && !andAdmins) return;
  await raiseNotice(tx, { kind, to, andAdmins, parameters: { job_id: jobId, job: title, date, time, ...more } });
}

/** Tells people that a shift of theirs has changed, except who has changed it. */
export function tellShiftChange(
  tx: Transaction,
  admin: { readonly id: string },
  shift: NoticeShift,
  { change, people, note }: { change: ToldChange; people: readonly string[]; note?: string | null },
): Promise<void> {
  const to = people.filter((id) => id !== admin.id);
  return raiseShiftNotice(tx, shift, { kind: 'shift-changed', to, more: { change, ...(note ? { note } : {}) } });
}
