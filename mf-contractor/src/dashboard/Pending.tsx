import type { PendingWork } from '@cleaning/contracts';
import { Badge, Card, Money, Table } from '@cleaning/ui';
import { Facts } from '../jobs/Facts';
import { readableDay } from '../jobs/when';
import { dashboard } from '../texts';
import { sumOfAmounts } from './sums';

/** What the month may still bring. */
export function Pending({ pending }: { pending: readonly PendingWork[] }) {
  if (pending.length === 0) return null;
  const amount = sumOfAmounts(pending.map(({ payment }) => payment || '0.00'));
  return (
    <Card title={dashboard.pending}>
      <p className="mc-note">{dashboard.pendingLead}</p>
      <Facts
        facts={[
          [dashboard.pendingCount, String(pending.length)],
          [dashboard.pendingAmount, <Money key="amount" value={amount} />],
        ]}
      />
      <details>
        <summary>{dashboard.pendingList}</summary>
        <Table
          caption={dashboard.pending}
          rows={pending}
          rowKey={(row) => `${row.job_id} ${row.date} ${row.time}`}
          empty=""
          columns={[
            { header: dashboard.date, cell: (row) => readableDay(row.date) },
            { header: dashboard.place, cell: (row) => row.place },
            {
              header: dashboard.time,
              cell: (row) => (
                <>
                  {row.time} {row.is_running && <Badge tone="ok">{dashboard.running}</Badge>}
                </>
              ),
            },
            {
              header: dashboard.payment,
              align: 'end',
              cell: (row) => (row.payment === '' ? dashboard.byTheHour : <Money value={row.payment} />),
            },
          ]}
        />
      </details>
    </Card>
  );
}
