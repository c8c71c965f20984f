import { listComplaints } from '@cleaning/contracts';
import { businessToday, LinkButton, QueryState, readableDay, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { StateBadge } from '../complaints/ComplaintsScreen';
import { Panel } from '../desk/Panel';
import { Inspections } from '../inspections/Inspections';
import { inspections } from '../inspections/texts';
import { quality as texts } from './texts';

/** The newest ones; the list of complaints has all. */
const SHOWN = 10;

function Complaints({ jobId }: { jobId: string }) {
  const query = useCall(listComplaints, {
    query: { job_id: jobId, sort: 'reported', direction: 'desc', page_size: SHOWN },
  });
  return (
    <Panel title={texts.title}>
      <QueryState query={query}>
        {({ rows, total }) => (
          <>
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={({ complaint_id }) => complaint_id}
              empty={texts.empty}
              rowLink={({ complaint_id }) => `/admin/complaints/${complaint_id}`}
              columns={[
                {
                  header: texts.text,
                  phone: 'title',
                  phoneCell: ({ text }) => text,
                  cell: ({ complaint_id, text }) => <Link to={`/admin/complaints/${complaint_id}`}>{text}</Link>,
                },
                {
                  header: texts.day,
                  phone: 'meta',
                  cell: ({ reported_at }) => readableDay(businessToday(new Date(reported_at))),
                },
                { header: texts.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
              ]}
            />
            {total > rows.length && <Link to={`/admin/complaints?job=${jobId}&state=all`}>{texts.all}</Link>}
          </>
        )}
      </QueryState>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/complaints/new?job=${jobId}`}>
          {texts.enter}
        </LinkButton>
      </div>
    </Panel>
  );
}

/** How well the work at a job is done: its score with the inspections, and what the client complained about. */
export const QualitySection = ({ jobId }: { jobId: string }) => (
  <>
    <Panel title={inspections.fold}>
      <Inspections jobId={jobId} />
    </Panel>
    <Complaints jobId={jobId} />
  </>
);
