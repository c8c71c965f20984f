import type { OwnShift } from '@cleaning/contracts';
import { useCurrentUser, useSearchParams } from '@cleaning/ui/app';
import { type QueuedClockEvent, useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { findTodaysWork } from '../shifts/plan';
import { usePlan } from '../shifts/usePlan';
import { findRunningWork, type RunningWork } from '../work/runningWork';

/** The person's jobs by id: those that are assigned, and those of the plan. */
export function useOwnJobs(): ReadonlyMap<string, string> {
  const me = useCurrentUser();
  const plan = usePlan();
  return new Map([
    ...(plan.data?.shifts ?? []).map(({ job_id, job_name }) => [job_id, job_name] as const),
    ...[...me.quick_jobs, ...me.permanent_jobs].map(({ job_id, job_name }) => [job_id, job_name] as const),
  ]);
}

/** Job of the running work, otherwise of today's next shift; empty if there is neither. */
export function findTodaysJob(
  running: RunningWork | null,
  shifts: readonly OwnShift[],
  kept: readonly QueuedClockEvent[],
  now: Date = new Date(),
): string {
  return running?.jobId ?? findTodaysWork(shifts, null, kept, now).next?.job_id ?? '';
}

/** Job in the address, otherwise the job that the user is working on or starts next today. */
export function useLikelyJob(): string {
  const me = useCurrentUser();
  const [address] = useSearchParams();
  const kept = useQueuedClockEvents(me.id);
  const plan = usePlan();
  return address.get('job') ?? findTodaysJob(findRunningWork(me, kept), plan.data?.shifts ?? [], kept);
}
