import type { CallAnswer, listMonthInvoices } from '@cleaning/contracts';
import { formatMonthYear, Notice } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { monthList as texts } from './texts';

/** Jobs named in the notice. */
const MAX_SHOWN = 5;

interface JobsWithoutClientProps {
  jobs: CallAnswer<typeof listMonthInvoices>['without_client'];
  /** YYYY-MM. */
  month: string;
}

/** Jobs whose work is on no invoice of the month, each with a link to choose its client. */
export function JobsWithoutClient({ jobs, month }: JobsWithoutClientProps) {
  if (jobs.length === 0) return null;
  return (
    <Notice tone="warn">
      {texts.withoutClient(jobs.length, formatMonthYear(month))}{' '}
      {jobs.slice(0, MAX_SHOWN).map(({ job_id, job_name }, index) => (
        <span key={job_id}>
          {index > 0 && ', '}
          <Link to={`/admin/jobs/${job_id}?tab=invoices#client`}>{job_name}</Link>
        </span>
      ))}
      {jobs.length > MAX_SHOWN && ` ${texts.moreJobs(jobs.length - MAX_SHOWN)}`}
    </Notice>
  );
}
