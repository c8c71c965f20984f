import { type AnswerOf, adminGetQuickJobs } from '@cleaning/contracts';
import { Card, CardGrid, LinkButton, PageHeader, QueryState, readableDay } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useId } from 'react';
import { editJob } from '../jobs/texts';
import { jobPlaces, quickJobsData } from './texts';

type Job = AnswerOf<typeof adminGetQuickJobs>[number];

/** The link's accessible name has the job's name, so that the links of the list differ. */
function QuickJobCard({ job }: { job: Job }) {
  const nameId = useId();
  const linkId = useId();
  return (
    <Card
      title={<span id={nameId}>{job.job_name}</span>}
      actions={
        <LinkButton
          to={`/admin/quick-job-data/${job.job_id}`}
          variant="secondary"
          id={linkId}
          aria-labelledby={`${linkId} ${nameId}`}
        >
          {quickJobsData.seeDetails}
        </LinkButton>
      }
    >
      <p>{quickJobsData.when(readableDay(job.job_date), job.job_start_time)}</p>
      {job.job_ended_on !== '' && <p>{editJob.endedOn(readableDay(job.job_ended_on))}</p>}
      {job.req_count > 0 && <p className="ma-requests">{jobPlaces.requests(job.req_count)}</p>}
    </Card>
  );
}

export default function QuickJobsDataScreen() {
  const query = useCall(adminGetQuickJobs);
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
