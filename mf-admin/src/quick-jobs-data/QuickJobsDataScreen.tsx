import { adminGetQuickJobs } from '@cleaning/contracts';
import { CardGrid, LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { quickJobsData } from '../texts';
import { QuickJobCard } from './QuickJobCard';

export default function QuickJobsDataScreen() {
  const query = useCall(adminGetQuickJobs, { refetchInterval: DESK_REFETCH_MS });
  return (
    <>
      <PageHeader
        title={quickJobsData.title}
        lead={quickJobsData.lead}
        actions={<LinkButton to="/admin/create-quick-job">{quickJobsData.create}</LinkButton>}
      />
      <QueryState query={query} empty={quickJobsData.empty}>
        {(jobs) => (
          <CardGrid items={jobs} itemKey={(job) => job.job_id}>
            {(job) => <QuickJobCard job={job} />}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
