import { getMyPlan } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

/** The user's shifts: yesterday's that aren't over, today's and those of the following days. */
export const usePlan = (enabled = true) => useCall(getMyPlan, { enabled });
