import { useCurrentUser, useSearchParams } from '@cleaning/ui/app';
import { useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { usePlan } from '../shifts/usePlan';
import { findRunningWork } from '../work/runningWork';

/** The person's jobs by id: those that are assigned, and those of the plan. */
export function useOwnJobs(): ReadonlyMap<string, string> {
  const me = useCurrentUser();
  const plan = usePlan();
  return new Map([
    ...(plan.data?.shifts ?? []).map(({ job_id, job_name }) => [job_id, job_name] as const),
    ...[...me.quick_jobs, ...me.permanent_jobs].map(({ job_id, job_name }) => [job_id, job_name] as const),
  ]);
}

/** Job in the address, otherwise the job that the user is working on. */
export function useLikelyJob(): string {
  const me = useCurrentUser();
  const [address] = useSearchParams();
  const running = findRunningWork(me, useQueuedClockEvents(me.id));
  return address.get('job') ?? running?.jobId ?? '';
}
