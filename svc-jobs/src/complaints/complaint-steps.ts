import type { AuditAction, ComplaintState } from '@cleaning/contracts';
import { findRow, insertOnce, raiseNotice, recordAudit, refuse, type Transaction } from '@cleaning/service-kit';
import { In } from 'typeorm';
import { v7 } from 'uuid';
import { Job } from '../jobs/job.entity.js';
import { findSupervisors } from '../places/places.queries.js';
import { Complaint, ComplaintNote } from './complaint.entity.js';

/** Who takes a step; `id` null: the client. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

const getName = ({ number }: Pick<Complaint, 'number'>) => `Complaint ${number}`;

export type NewNote = Pick<ComplaintNote, 'kind'> &
  Partial<Pick<ComplaintNote, 'text' | 'state' | 'photos' | 'idempotencyKey'>>;

/** Adds an entry to the history. Idempotent by key; returns false for a repeat. */
export async function addNote(
  tx: Transaction,
  by: Actor,
  complaintId: string,
  at: Date,
  note: NewNote,
): Promise<boolean> {
  const id = v7();
  const isNew = await insertOnce(tx.manager, ComplaintNote, {
    id,
    complaintId,
    byId: by.id,
    byName: by.name,
    at,
    text: '',
    photos: [],
    ...note,
  });
  if (isNew) tx.announce('complaint', complaintId);
  if (isNew && note.photos && note.photos.length > 0) tx.recordChange('work-photos', id);
  return isNew;
}

export async function recordComplaintAudit(
  tx: Transaction,
  actor: { readonly id: string; readonly name: string },
  complaint: Complaint,
  action: AuditAction,
  details: Record<string, string> = {},
): Promise<void> {
  const job = await tx.manager.findOneBy(Job, { id: complaint.jobId });
  await recordAudit(tx, {
    actor,
    action,
    subject: { kind: 'complaint', id: complaint.id, name: getName(complaint) },
    details: { job: job?.title ?? '', ...details },
  });
}

/** Notifies admins and the supervisors of the place. */
export async function tellComplaintChanged(
  tx: Transaction,
  { id, number, jobId }: Complaint,
  change: 'reported' | 'done' | 'confirmed' | 'reopened',
): Promise<void> {
  const job = await tx.manager.findOneBy(Job, { id: jobId });
  const to = await findSupervisors(tx.manager, jobId);
  const parameters = { complaint_id: id, complaint: number, job: job?.title ?? '', change };
  await raiseNotice(tx, { kind: 'complaint', to, andAdmins: true, parameters });
}

/**
 * Moves a complaint to a state with one conditional update, and adds a note. Returns the complaint, or null if it was
 * in that state already, so one of two concurrent presses wins. Throws 404, and 409 for any other state.
 */
export async function moveComplaint(
  tx: Transaction,
  by: Actor,
  step: {
    readonly id: string;
    readonly from: readonly ComplaintState[];
    readonly to: ComplaintState;
    readonly at: Date;
    readonly text?: string;
    readonly set?: Partial<Complaint>;
    /** Counts one more dissatisfaction. */
    readonly reopens?: boolean;
  },
): Promise<Complaint | null> {
  const { id, from, to, at, text = '', set = {}, reopens = false } = step;
  const moved = await tx.manager.update(
    Complaint,
    { id, state: In([...from]) },
    { ...set, state: to, ...(reopens && { reopened: () => 'reopened + 1' }) },
  );
  const complaint = await findRow(tx.manager, Complaint, { id }, 'no_such_complaint');
  if (!moved.affected) {
    if (complaint.state === to) return null;
    throw refuse('complaint_changed');
  }
  await addNote(tx, by, id, at, { kind: 'state', state: to, text });
  return complaint;
}
