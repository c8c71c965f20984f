import { getQuickJob } from '@cleaning/contracts';
import { Card, PageHeader, QueryState } from '@cleaning/ui';
import { Navigate, useCall, useCurrentUser, useParams } from '@cleaning/ui/app';
import { QuickJobFacts } from '../jobs/QuickJobFacts';
import { DECISION_REFETCH_MS } from '../jobs/refetch';
import { RequestJob } from '../requests/RequestJob';
import { useFreshSession } from '../session/useFreshSession';
import { jobs } from '../texts';

export default function QuickJobScreen() {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  useFreshSession(DECISION_REFETCH_MS);
  const query = useCall(getQuickJob, { params: { jobID } });

  if (me.quick_jobs.some((job) => job.job_id === jobID)) return <Navigate to={`/my-jobs/${jobID}`} replace />;
  return (
    <QueryState query={query}>
      {(job) =>
        'status' in job ? (
          <Navigate to="/quick-jobs" replace />
        ) : (
          <>
            <PageHeader title={job.job_name} back={{ to: '/quick-jobs', label: jobs.goBack }} />
            <RequestJob jobId={jobID} />
            <Card title={jobs.details}>
              <QuickJobFacts job={job} />
              <p className="mc-prose">{job.job_desc}</p>
            </Card>
          </>
        )
      }
    </QueryState>
  );
}
