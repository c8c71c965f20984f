import { getSetup, type JobCard } from '@cleaning/contracts';
import { Card, LinkButton, PageHeader, Revealed, readableDay } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useListState } from '../desk/ListTools';
import { editJob } from '../jobs/texts';
import { SetupPanel } from '../setup/SetupPanel';
import { TodayPanel } from '../today/TodayPanel';
import { AttentionSection, BelowToday } from './AttentionSection';
import { JobCards } from './JobCards';
import { jobPlaces } from './texts';

const jobPlaceCard = (job: JobCard) => (
  <Card title={job.job_name} to={`/admin/jobs/${job.job_id}`}>
    {job.req_count > 0 && <p className="ma-requests">{jobPlaces.requests(job.req_count)}</p>}
    {job.ended_on !== '' && <p>{editJob.endedOn(readableDay(job.ended_on))}</p>}
  </Card>
);

/** Read once they are asked for. */
function EndedJobs({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{editJob.endedJobs(count)}</summary>
      {isOpen && (
        <JobCards kind="permanent" ended page={page} onPage={setPage} empty={jobPlaces.empty}>
          {jobPlaceCard}
        </JobCards>
      )}
    </details>
  );
}

/** The desk's first page: today, what needs attention, and every permanent job. */
export default function JobPlacesScreen() {
  const list = useListState({ sort: '', direction: 'asc' }, { table: 'job-places' });
  // What is below the setup list would move when it comes.
  const { isFetched } = useCall(getSetup);
  return (
    <>
      <PageHeader
        title={jobPlaces.title}
        actions={<LinkButton to="/admin/create-permanent-job">{jobPlaces.create}</LinkButton>}
      />
      <SetupPanel />
      <Revealed when={isFetched}>
        <TodayPanel />
        <BelowToday>
          <AttentionSection />
          <section aria-label={jobPlaces.cards} className="ma-cards">
            <h2>{jobPlaces.cards}</h2>
            <JobCards
              kind="permanent"
              ended={false}
              page={list.page}
              onPage={list.setPage}
              empty={jobPlaces.empty}
              footer={(ended) => ended > 0 && <EndedJobs count={ended} />}
            >
              {jobPlaceCard}
            </JobCards>
          </section>
        </BelowToday>
      </Revealed>
    </>
  );
}
