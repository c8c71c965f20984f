import type { CurrentUser, StateOf } from '@cleaning/contracts';

type Work = StateOf<'current-work'> | null;
type CurrentWorkFields = Pick<
  CurrentUser,
  | 'current_permanent_job_id'
  | 'current_permanent_job_row_id'
  | 'current_quick_job_id'
  | 'current_quick_job_row_id'
  | 'current_work_started_at'
>;

/** The work under way in the fields that answers carry; empty where there is none. */
export function currentWorkFields(work: Work): CurrentWorkFields {
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
