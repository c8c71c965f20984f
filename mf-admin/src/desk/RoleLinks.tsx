import type { JobKind } from '@cleaning/contracts';
import { Link } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { useIsAdmin, useJobPath } from './role';

/** A person's page, for admins. Supervisors see the name. */
export function PersonLink({ id, children }: { id: string; children: ReactNode }) {
  return useIsAdmin() ? <Link to={`/admin/sub-contractors/${id}`}>{children}</Link> : <span>{children}</span>;
}

export function JobLink({ job, children }: { job: { kind: JobKind; job_id: string }; children: ReactNode }) {
  return <Link to={useJobPath()(job)}>{children}</Link>;
}
