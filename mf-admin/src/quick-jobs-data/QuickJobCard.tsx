import type { AnswerOf, adminGetQuickJobs } from '@cleaning/contracts';
import { Card, LinkButton } from '@cleaning/ui';
import { useId } from 'react';
import { readableDay } from '../job-desk/readableDay';
import { editJob, jobPlaces, quickJobsData } from '../texts';

type Job = AnswerOf<typeof adminGetQuickJobs>[number];

/** The link's accessible name holds the job's name, so that links in the list can be told apart. */
export function QuickJobCard({ job }: { job: Job }) {
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
