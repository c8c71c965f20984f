import { getAllPermanentJobs } from '@cleaning/contracts';
import { CardGrid, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { PermanentJobCard } from '../jobs/JobCard';
import { LIST_REFETCH_MS } from '../jobs/refetch';
import { permanentJobs } from '../texts';

export default function PermanentJobsScreen() {
  const me = useCurrentUser();
  const query = useCall(getAllPermanentJobs, { body: { userID: me.id }, refetchInterval: LIST_REFETCH_MS });
  return (
    <>
      <PageHeader title={permanentJobs.title} lead={permanentJobs.lead} />
      <QueryState query={query} empty={permanentJobs.empty}>
        {(jobs) => (
          <CardGrid items={jobs} itemKey={(job) => job.job_id}>
            {(job) => <PermanentJobCard job={job} base="/permanent-jobs" link={permanentJobs.seeDetails} />}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
