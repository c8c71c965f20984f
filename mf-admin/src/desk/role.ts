import type { JobKind } from '@cleaning/contracts';
import { useCurrentUser } from '@cleaning/ui/app';
import { buildJobPath } from './jobPaths';

/** Admins and supervisors share pages. Pages hide what supervisors may not do, and the services refuse it. */
export const useIsAdmin = (): boolean => useCurrentUser().role === 'admin';

/** The page of a job that the person may open: its desk, or the place of a supervisor. */
export function useJobPath(): (job: { kind: JobKind; job_id: string }) => string {
  const isAdmin = useIsAdmin();
  return (job) => (isAdmin ? buildJobPath(job) : `/admin/places/${job.job_id}`);
}
