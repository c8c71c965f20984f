import type { TimesheetRow } from '@cleaning/contracts';
import { Badge, Money, Table } from '@cleaning/ui';
import { readableDay } from '../jobs/when';
import { dashboard } from '../texts';
import { approvalNote } from './approval';

function payment(row: TimesheetRow) {
  if (!row.state) return <Money value={row.payment} />;
  return (
    <span className="mc-unpaid">
      <Money value={row.payment} />
      <Badge tone={row.state === 'held' ? 'warn' : 'danger'}>{approvalNote(row)}</Badge>
    </span>
  );
}

export function Timesheet({ rows, caption }: { rows: TimesheetRow[]; caption: string }) {
  return (
    <div className="mc-timesheet">
      <Table
        caption={caption}
        rows={rows}
        empty={dashboard.empty}
        rowKey={(row) => row.row_id}
        columns={[
          { header: dashboard.date, cell: (row) => readableDay(row.date) },
          { header: dashboard.place, cell: (row) => row.place },
          { header: dashboard.hours, align: 'end', cell: (row) => row.duration || dashboard.noHours },
          { header: dashboard.payment, align: 'end', cell: payment },
        ]}
      />
    </div>
  );
}
