import type { NotInvoicedWork } from '@cleaning/contracts';
import { Card, type Column, dayText, hoursText, Table } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { jobPath } from '../desk/jobPaths';
import { lines, clientMonth as texts } from './texts';

const daysOf = ({ from, until }: NotInvoicedWork) => lines.days(dayText(from), dayText(until));

/** Records that were entered by hand have no minutes. */
const quantityOf = ({ records, minutes }: NotInvoicedWork) =>
  [texts.records(records), minutes === 0 ? '' : lines.hours(hoursText(minutes))].filter(Boolean).join(', ');

const COLUMNS: readonly Column<NotInvoicedWork>[] = [
  {
    header: lines.place,
    phone: 'title',
    phoneCell: ({ place }) => place,
    cell: (work) => <Link to={jobPath(work)}>{work.place}</Link>,
  },
  { header: lines.period, phone: 'meta', cell: daysOf },
  { header: lines.quantity, phone: 'meta', cell: quantityOf },
  { header: texts.why, phone: 'meta', cell: ({ reason }) => texts.reasons[reason] },
];

/** Work of a client's month that no invoice charges, and why. */
export function NotInvoiced({ work }: { work: readonly NotInvoicedWork[] }) {
  return (
    <Card title={texts.notInvoiced}>
      <Table
        caption={texts.notInvoicedWork}
        captionHidden
        rows={work}
        rowKey={({ job_id, from }) => `${job_id} ${from}`}
        empty=""
        columns={COLUMNS}
      />
    </Card>
  );
}
