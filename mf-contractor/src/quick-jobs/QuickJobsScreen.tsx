import { getAllQuickJobs } from '@cleaning/contracts';
import { CardGrid, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { QuickJobCard } from '../jobs/JobCard';
import { quickJobs } from '../texts';

export default function QuickJobsScreen() {
  const query = useCall(getAllQuickJobs);
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
