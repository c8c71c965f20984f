import type { ClientJob } from '@cleaning/contracts';
import { Card, type Column, formatWeekdayDate, getBusinessToday, Table } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import { client as texts } from './texts';

/** Days on which the job belongs to the client. */
function formatDays({ from, to }: ClientJob): string {
  if (to !== '') return texts.until(formatWeekdayDate(from), formatWeekdayDate(to));
  return from > getBusinessToday() ? texts.starting(formatWeekdayDate(from)) : texts.since(formatWeekdayDate(from));
}

const getName = ({ job_name }: ClientJob) => job_name || texts.unknownJob;

const COLUMNS: readonly Column<ClientJob>[] = [
  {
    header: texts.job,
    phone: 'title',
    phoneCell: getName,
    cell: (job) => <Link to={buildJobPath(job)}>{getName(job)}</Link>,
  },
  { header: texts.address, phone: 'hidden', cell: ({ address }) => address },
  { header: texts.days, phone: 'meta', cell: formatDays },
];

/** The jobs that are or were a client's. */
export function ClientJobs({ jobs }: { jobs: readonly ClientJob[] }) {
  return (
    <Card title={texts.jobs}>
      <Table
        caption={texts.jobsCaption}
        captionHidden
        rows={jobs}
        rowKey={({ job_id, from }) => `${job_id} ${from}`}
        empty={texts.noJobs}
        columns={COLUMNS}
        rowLink={buildJobPath}
      />
    </Card>
  );
}
