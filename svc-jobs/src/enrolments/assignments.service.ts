import type { AuditAction, NoticeKind } from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  KnownAccount,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { findPersonCompliance } from '../compliance/compliance.queries.js';
import { findMissingDocuments } from '../compliance/missing-documents.js';
import { findPersonAndJobNames, lockAssignments, lockAssignmentsAtJob } from './enrolments.queries.js';

/** Checks who can be assigned, and locks a person against concurrent changes of their jobs and work. */
@Injectable()
export class Assignments {
  /**
   * Locks the person's requests, enrolments and work against other transactions until this one ends. Take it before any other
   * row of the person, so that no two transactions wait for each other.
   */
  async lock(tx: Transaction, personId: string): Promise<void> {
    await lockAssignments(tx.manager, personId);
  }

  /** `lock`, plus a lock of the job against changes until the transaction ends. */
  async lockAtJob(tx: Transaction, personId: string, jobId: string): Promise<void> {
    await lockAssignmentsAtJob(tx.manager, personId, jobId);
  }

  /** `lock` for several people, sorted by id to avoid deadlocks. */
  async lockAll(tx: Transaction, personIds: readonly string[]): Promise<void> {
    for (const personId of [...new Set(personIds)].sort()) await this.lock(tx, personId);
  }

  /** Throws 409 if the person lacks documents for the job on that day. */
  async requireDocuments(tx: Transaction, { personId, jobId, day }: { personId: string; jobId: string; day: string }) {
    const lacks = findMissingDocuments(await findPersonCompliance(tx.manager, personId, jobId), day);
    if (lacks.length > 0) throw refuse('person_lacks_documents', { documents: lacks });
  }

  /** Throws 404 for an unknown person, 409 for one who is not verified. */
  async requireAssignable(tx: Transaction, personId: string): Promise<void> {
    const person = await findRow(tx.manager, KnownAccount, { id: personId, removed: false }, 'no_such_person');
    if (!person.verified && person.role !== 'admin') throw refuse('person_not_verified');
  }
}

type NoticeAtJob = Extract<NoticeKind, 'assigned' | 'taken-off' | 'request-accepted' | 'request-rejected'>;

/** Notices to the person by audit action. */
const NOTICES: Partial<Record<AuditAction, NoticeAtJob>> = {
  'assignment.added': 'assigned',
  'assignment.removed': 'taken-off',
  'request.accepted': 'request-accepted',
  'request.rejected': 'request-rejected',
};

interface PersonAtJob {
  readonly personId: string;
  readonly jobId: string;
}

/** Audits an admin's action on a person at a job, with current names, and notifies the person. */
export async function recordAuditAtJob(
  tx: Transaction,
  admin: Caller,
  action: AuditAction,
  { personId, jobId }: PersonAtJob,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const names = (await findPersonAndJobNames(tx.manager, personId, jobId)) ?? { person: '', job: '' };
  await recordNamedAuditAtJob(tx, admin, action, { personId, jobId, names }, details);
}

/** `recordAuditAtJob` with names read earlier in the same transaction. */
export async function recordNamedAuditAtJob(
  tx: Transaction,
  admin: Caller,
  action: AuditAction,
  { personId, jobId, names }: PersonAtJob & { readonly names: { readonly person: string; readonly job: string } },
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await recordAudit(tx, {
    actor: admin,
    action,
    subject: { kind: 'person', id: personId, name: names.person },
    details: { job_id: jobId, job: names.job, ...details },
  });
  const kind = NOTICES[action];
  if (kind) await raiseNotice(tx, { kind, to: [personId], parameters: { job: names.job, job_id: jobId } });
}
