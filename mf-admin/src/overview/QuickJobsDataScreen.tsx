import type { JobCard } from '@cleaning/contracts';
import { Badge, Card, formatWeekdayDate, getBusinessToday, LinkButton, PageHeader } from '@cleaning/ui';
import { useId } from 'react';
import { useListState } from '../desk/ListTools';
import { jobTable } from '../home/texts';
import { editJob } from '../jobs/texts';
import { JobCards } from './JobCards';
import { quickJobsData } from './texts';

/** Whether a job that isn't over has fewer people than it needs. */
const isShort = ({ needed = 0, assigned = 0, date, ended_on }: JobCard): boolean =>
  assigned < needed && ended_on === '' && date >= getBusinessToday();

/** The link's accessible name has the job's name, so that the links of the list differ. */
function QuickJobCard({ job }: { job: JobCard }) {
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
      <p>{quickJobsData.when(formatWeekdayDate(job.date), job.start_time)}</p>
      {job.ended_on !== '' && <p>{editJob.endedOn(formatWeekdayDate(job.ended_on))}</p>}
      {job.needed !== undefined && isShort(job) && (
        <p>
          <Badge tone="warn">{quickJobsData.staffed(job.assigned ?? 0, job.needed)}</Badge>
        </p>
      )}
      {job.req_count > 0 && <p className="ma-requests">{jobTable.requests(job.req_count)}</p>}
    </Card>
  );
}

const renderQuickJobCard = (job: JobCard) => <QuickJobCard job={job} />;

export default function QuickJobsDataScreen() {
  const list = useListState({ sort: '', direction: 'asc' }, { table: 'quick-jobs' });
  return (
    <>
      <PageHeader
        title={quickJobsData.title}
        actions={<LinkButton to="/admin/create-quick-job">{quickJobsData.create}</LinkButton>}
      />
      <JobCards kind="quick" page={list.page} onPage={list.setPage} empty={quickJobsData.empty}>
        {renderQuickJobCard}
      </JobCards>
    </>
  );
}
