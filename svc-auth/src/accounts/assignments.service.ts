import type { CurrentUser, EntityState } from '@cleaning/contracts';
import { type ChangedState, OnChange, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Notices } from '../notices/notices.service.js';
import { AccountAssignments } from './account-assignments.entity.js';

/** Stores the changes of svc-jobs' feed. */
@Injectable()
export class AssignmentsReplica {
  constructor(private readonly notices: Notices) {}

  @OnChange('assignments')
  async apply(userId: string, state: EntityState<'assignments'> | null, { manager }: Transaction): Promise<void> {
    const { permanent_jobs = [], quick_jobs = [] } = state ?? {};
    await manager.upsert(AccountAssignments, { userId, permanentJobs: permanent_jobs, quickJobs: quick_jobs }, [
      'userId',
    ]);
  }

  @OnChanges('current-work')
  async applyWork(changes: readonly ChangedState<'current-work'>[], tx: Transaction): Promise<void> {
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(AccountAssignments)
      .values(changes.map(({ id, state }) => ({ userId: id, permanentJobs: [], quickJobs: [], currentWork: state })))
      .orUpdate(['current_work'], ['user_id'])
      .updateEntity(false)
      .execute();
    const begun = changes.flatMap(({ id, state }) => (state ? [{ person_id: id, ...state }] : []));
    await this.notices.readOfBegunWork(tx, begun);
  }
}

type Work = EntityState<'current-work'> | null;
type CurrentWorkFields = Pick<
  CurrentUser,
  | 'current_permanent_job_id'
  | 'current_permanent_job_row_id'
  | 'current_quick_job_id'
  | 'current_quick_job_row_id'
  | 'current_work_started_at'
>;

/** The current work as response fields; empty if there is none. */
export function getCurrentWorkFields(work: Work): CurrentWorkFields {
  const permanent = work?.kind === 'permanent' ? work : null;
  const quick = work?.kind === 'quick' ? work : null;
  return {
    current_permanent_job_id: permanent?.job_id ?? '',
    current_permanent_job_row_id: permanent?.row_id ?? '',
    current_quick_job_id: quick?.job_id ?? '',
    current_quick_job_row_id: quick?.row_id ?? '',
    current_work_started_at: work?.started_at ?? '',
  };
}
