import { getMyPlan } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

/** The own shifts of yesterday that are not over, of today and of the days after. */
export const usePlan = (enabled = true) => useCall(getMyPlan, { enabled });
