import { getAllQuickJobs } from '@cleaning/contracts';
import { CardGrid, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { QuickJobCard } from '../jobs/JobCard';
import { LIST_REFETCH_MS } from '../jobs/refetch';
import { quickJobs } from '../texts';

export default function QuickJobsScreen() {
  const query = useCall(getAllQuickJobs, { refetchInterval: LIST_REFETCH_MS });
  return (
    <>
      <PageHeader title={quickJobs.title} lead={quickJobs.lead} />
      <QueryState query={query} empty={quickJobs.empty}>
        {(jobs) => (
          <CardGrid items={jobs} itemKey={(job) => job.job_id}>
            {(job) => <QuickJobCard job={job} base="/quick-jobs" link={quickJobs.details} />}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
