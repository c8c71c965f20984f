import type { CurrentUser } from '@cleaning/contracts';
import { type Caller, Unauthenticated } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountAssignments } from '../assignments/account-assignments.entity.js';
import { currentWorkFields } from '../assignments/current-work.js';
import type { AccountDocuments } from '../documents/account-documents.entity.js';
import { DocumentLinks } from '../documents/document-links.js';
import { PERSON_COLUMNS, type PersonRow } from './person-columns.js';
import { SealedDetails } from './sealed-details.js';

/** The replicas are missing until svc-media or svc-jobs has told something of the person. */
type CurrentUserRow = PersonRow & { [K in 'documents']: AccountDocuments[K] | null } & {
  [K in 'permanent_jobs' | 'quick_jobs' | 'current_work']: AccountAssignments[K] | null;
};

@Injectable()
export class CurrentUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DocumentLinks,
    private readonly sealed: SealedDetails,
  ) {}

  /** The caller's own account with documents, jobs and current work. */
  async find(caller: Caller): Promise<CurrentUser> {
    const [row] = await this.dataSource.query<CurrentUserRow[]>(
      `SELECT ${PERSON_COLUMNS}, d.documents, s.permanent_jobs, s.quick_jobs, s.current_work
       FROM account a
       LEFT JOIN account_documents d ON d.user_id = a.id
       LEFT JOIN account_assignments s ON s.user_id = a.id
       WHERE a.id = $1 AND a.removed_at IS NULL`,
      [caller.id],
    );
    if (!row) throw new Unauthenticated();
    const { documents, permanent_jobs, quick_jobs, current_work, ...person } = this.sealed.open(row);
    return {
      ...person,
      ...this.links.paths(documents, caller),
      ...currentWorkFields(current_work),
      current_job_id: current_work?.job_id ?? '',
      quick_jobs: quick_jobs ?? [],
      permanent_jobs: permanent_jobs ?? [],
    };
  }
}
