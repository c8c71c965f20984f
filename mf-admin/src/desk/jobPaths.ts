import { getSelectableContractors, getSelectableContractorsForQuickJob, type JobKind } from '@cleaning/contracts';

export const getSelectableCall = (kind: JobKind) =>
  kind === 'permanent' ? getSelectableContractors : getSelectableContractorsForQuickJob;

/** The desk of a job of either kind. */
export const buildJobPath = ({ kind, job_id }: { kind: JobKind; job_id: string }): string =>
  kind === 'permanent' ? `/admin/jobs/${job_id}` : `/admin/quick-job-data/${job_id}`;
