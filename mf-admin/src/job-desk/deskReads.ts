import {
  adminGetPermanentJob,
  adminGetQuickJob,
  getRequests,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
  type JobKind,
} from '@cleaning/contracts';

/** Another admin's or a sub-contractor's change is on the desk within two seconds. */
export const DESK_REFETCH_MS = 2000;

/** What an assignment or a decision changes on the desk. Only the reads of the open page are made again. */
export const DESK_READS = [
  adminGetPermanentJob,
  adminGetQuickJob,
  getRequests,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
];

export const selectableCall = (kind: JobKind) =>
  kind === 'permanent' ? getSelectableContractors : getSelectableContractorsForQuickJob;
