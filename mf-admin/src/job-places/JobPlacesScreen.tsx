import { adminGetPermanentJobs } from '@cleaning/contracts';
import { Card, CardGrid, LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { jobPlaces } from '../texts';

export default function JobPlacesScreen() {
  const query = useCall(adminGetPermanentJobs, { refetchInterval: DESK_REFETCH_MS });
  return (
    <>
      <PageHeader
        title={jobPlaces.title}
        lead={jobPlaces.lead}
        actions={<LinkButton to="/admin/create-permanent-job">{jobPlaces.create}</LinkButton>}
      />
      <QueryState query={query} empty={jobPlaces.empty}>
        {(jobs) => (
          <CardGrid items={jobs} itemKey={(job) => job.job_id}>
            {(job) => (
              <Card title={job.job_name} to={`/admin/jobs/${job.job_id}`}>
                {job.req_count > 0 && <p className="ma-requests">{jobPlaces.requests(job.req_count)}</p>}
              </Card>
            )}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
