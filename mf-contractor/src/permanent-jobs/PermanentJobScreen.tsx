import { getPermanentJob } from '@cleaning/contracts';
import { Card, MapLink, PageHeader, QueryState, Timetable } from '@cleaning/ui';
import { Navigate, useCall, useCurrentUser, useParams } from '@cleaning/ui/app';
import { FortnightPay } from '../jobs/FortnightPay';
import { DECISION_REFETCH_MS } from '../jobs/refetch';
import { RequestJob } from '../requests/RequestJob';
import { jobs } from '../texts';

export default function PermanentJobScreen() {
  const { jobID = '' } = useParams();
  const me = useCurrentUser();
  const query = useCall(getPermanentJob, {
    body: { user_id: me.id, job_id: jobID },
    refetchInterval: DECISION_REFETCH_MS,
  });

  return (
    <QueryState query={query}>
      {(job) => {
        if ('status' in job) {
          const to = job.status === 'enrolled' ? `/my-jobs/${jobID}` : '/permanent-jobs';
          return <Navigate to={to} replace />;
        }
        return (
          <>
            <PageHeader title={job.job_name} back={{ to: '/permanent-jobs', label: jobs.goBack }} />
            <FortnightPay value={job.job_payment_for_fortnight} />
            <RequestJob jobId={jobID} />
            <Card>
              <Timetable rows={job.job_timetable} />
            </Card>
            <Card title={jobs.details}>
              <p className="mc-prose">{job.job_desc}</p>
              <MapLink location={job.job_location} label={jobs.openMap} />
            </Card>
          </>
        );
      }}
    </QueryState>
  );
}
