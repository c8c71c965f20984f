import { getPickedSlots, getSelectableContractors } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

/** People who can work at a job, its own people first. */
export function usePeople(jobId: string) {
  const enabled = jobId !== '';
  const own = useCall(getPickedSlots, { body: { job_id: jobId }, enabled });
  const others = useCall(getSelectableContractors, { body: { jobID: jobId }, enabled });
  return {
    options: [
      ...(own.data ?? []).map(({ user_id, user_name }) => ({ value: user_id, label: user_name })),
      ...(others.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    error: own.error ?? others.error,
  };
}
