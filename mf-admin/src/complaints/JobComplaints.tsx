import { listComplaints } from '@cleaning/contracts';
import { formatWeekdayDate, getBusinessToday, LinkButton, QueryState, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { StateBadge } from './ComplaintsScreen';
import { jobComplaints as texts } from './texts';

/** The newest ones; the list of complaints has all. */
const MAX_SHOWN = 10;

const buildPath = ({ complaint_id }: { complaint_id: string }): string => `/admin/complaints/${complaint_id}`;

interface JobComplaintsProps {
  jobId: string;
  jobName: string;
}

/** Complaints about a job, newest first. */
export function JobComplaints({ jobId, jobName }: JobComplaintsProps) {
  const query = useCall(listComplaints, {
    query: { job_id: jobId, sort: 'reported', direction: 'desc', page_size: MAX_SHOWN },
  });
  return (
    <>
      <QueryState query={query}>
        {({ rows, total }) => (
          <>
            <Table
              caption={texts.caption(jobName)}
              captionHidden
              rows={rows}
              rowKey={({ complaint_id }) => complaint_id}
              empty={texts.empty}
              rowLink={buildPath}
              columns={[
                {
                  header: texts.text,
                  phone: 'title',
                  phoneCell: ({ text }) => text,
                  cell: (row) => <Link to={buildPath(row)}>{row.text}</Link>,
                },
                {
                  header: texts.day,
                  phone: 'meta',
                  cell: ({ reported_at }) => formatWeekdayDate(getBusinessToday(new Date(reported_at))),
                },
                { header: texts.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
              ]}
            />
            {total > rows.length && <Link to={`/admin/complaints?job=${jobId}&state=all`}>{texts.all}</Link>}
          </>
        )}
      </QueryState>
      <div className="ma-actions">
        <LinkButton
          variant="secondary"
          to={`/admin/complaints/new?job=${jobId}`}
          aria-label={texts.enterLabel(jobName)}
        >
          {texts.enter}
        </LinkButton>
      </div>
    </>
  );
}
