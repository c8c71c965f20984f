import { type AnswerOf, adminGetPermanentJobs } from '@cleaning/contracts';
import { Card, CardGrid, LinkButton, PageHeader, QueryState, readableDay } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { editJob } from '../jobs/texts';
import { TodayPanel } from '../today/TodayPanel';
import { AttentionSection } from './AttentionSection';
import { jobPlaces } from './texts';

type Job = AnswerOf<typeof adminGetPermanentJobs>[number];

function JobCards({ jobs }: { jobs: Job[] }) {
  return (
    <CardGrid items={jobs} itemKey={(job) => job.job_id}>
      {(job) => (
        <Card title={job.job_name} to={`/admin/jobs/${job.job_id}`}>
          {job.req_count > 0 && <p className="ma-requests">{jobPlaces.requests(job.req_count)}</p>}
          {job.job_ended_on !== '' && <p>{editJob.endedOn(readableDay(job.job_ended_on))}</p>}
        </Card>
      )}
    </CardGrid>
  );
}

/** The desk's first page: today, what needs attention, and every permanent job. */
export default function JobPlacesScreen() {
  const query = useCall(adminGetPermanentJobs);
  return (
    <>
      <PageHeader
        title={jobPlaces.title}
        lead={jobPlaces.lead}
        actions={<LinkButton to="/admin/create-permanent-job">{jobPlaces.create}</LinkButton>}
      />
      <TodayPanel />
      <AttentionSection />
      <QueryState query={query} empty={jobPlaces.empty}>
        {(jobs) => {
          const ended = jobs.filter((job) => job.job_ended_on !== '');
          return (
            <>
              <section aria-label={jobPlaces.cards} className="ma-cards">
                <h2>{jobPlaces.cards}</h2>
                <JobCards jobs={jobs.filter((job) => job.job_ended_on === '')} />
              </section>
              {ended.length > 0 && (
                <details>
                  <summary>{editJob.endedJobs(ended.length)}</summary>
                  <JobCards jobs={ended} />
                </details>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
