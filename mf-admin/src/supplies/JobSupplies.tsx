import { listSupplies } from '@cleaning/contracts';
import { QueryState } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { jobSupplies as texts } from './texts';

/** Number of a job's open supply requests, in one line. */
export function JobSupplies({ jobId, jobName }: { jobId: string; jobName: string }) {
  const query = useCall(listSupplies, { query: { job_id: jobId, state: 'open', page_size: 1 } });
  return (
    <QueryState query={query}>
      {({ total }) =>
        total === 0 ? (
          <p className="ma-hint">{texts.none}</p>
        ) : (
          <p>
            <Link to={`/admin/supplies?text=${encodeURIComponent(jobName)}`}>{texts.open(total)}</Link>
          </p>
        )
      }
    </QueryState>
  );
}
