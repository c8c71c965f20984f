import { getMyPlan } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

/** Shifts end during the day, and the office plans: they are read again while a page is open. */
const REFETCH_MS = 30_000;

/** The own shifts of yesterday that are not over, of today and of the days after. */
export const usePlan = (enabled = true) => useCall(getMyPlan, { enabled, refetchInterval: REFETCH_MS });
