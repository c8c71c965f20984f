import type { JobKind } from '@cleaning/contracts';
import { Link, useCurrentUser } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { jobPath } from './desk';

/** Admins and supervisors share pages. What supervisors may not do is not offered to them; the services refuse it. */
export const useIsAdmin = (): boolean => useCurrentUser().role === 'admin';

/** A person's page, for admins. Supervisors see the name. */
export function PersonLink({ id, children }: { id: string; children: ReactNode }) {
  return useIsAdmin() ? <Link to={`/admin/sub-contractors/${id}`}>{children}</Link> : <span>{children}</span>;
}

/** The page of a job that the person may open: its desk, or the place of a supervisor. */
export function useJobPath(): (job: { kind: JobKind; job_id: string }) => string {
  const isAdmin = useIsAdmin();
  return (job) => (isAdmin ? jobPath(job) : `/admin/places/${job.job_id}`);
}

export function JobLink({ job, children }: { job: { kind: JobKind; job_id: string }; children: ReactNode }) {
  return <Link to={useJobPath()(job)}>{children}</Link>;
}
