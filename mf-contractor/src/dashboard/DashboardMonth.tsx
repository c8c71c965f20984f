import {
  getEarnings,
  getEarningsStatement,
  getTimesheet,
  type PendingWork,
  parseDuration,
  type TimesheetRow,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  Facts,
  formatDuration,
  formatHours,
  formatMonthYear,
  formatShortDate,
  Money,
  Notice,
  QueryState,
  saveFile,
  Table,
  useDownload,
  type YearMonth,
  YearMonthSelect,
} from '@cleaning/ui';
import { Link, requestFile, useCall, useCurrentUser } from '@cleaning/ui/app';
import { dashboard } from '../texts';
import { EarningsChart } from './EarningsChart';
import {
  buildDayBars,
  buildMonthBars,
  buildTimesheetCsv,
  computeTotals,
  describeApproval,
  filterPaid,
  sumAmounts,
} from './timesheet';

/** Totals of the month: paid, and waiting for approval. */
function Totals({ rows }: { rows: readonly TimesheetRow[] }) {
  const { payment, waiting, duration } = computeTotals(rows);
  return (
    <div className="mc-totals">
      <Facts
        facts={[
          [dashboard.totalPayment, <Money key="total" value={payment} />],
          waiting !== '' && [dashboard.waiting, <Money key="waiting" value={waiting} />],
          [dashboard.totalHours, formatDuration(parseDuration(duration))],
        ]}
      />
      {waiting !== '' && (
        <p className="mc-note">
          {dashboard.waitingLead} <Link to="/payments#waiting">{dashboard.waitingWhy}</Link>
        </p>
      )}
    </div>
  );
}

/** Mark for work that is held or rejected. */
const renderUnpaidMark = (row: TimesheetRow) => (
  <Badge tone={row.state === 'held' ? 'warn' : 'danger'}>{describeApproval(row)}</Badge>
);

function renderPayment(row: TimesheetRow) {
  if (!row.state) return <Money value={row.payment} />;
  return (
    <span className="mc-unpaid">
      <Money value={row.payment} />
      {renderUnpaidMark(row)}
    </span>
  );
}

/** On a phone, the mark is in the second line. */
const renderDay = (row: TimesheetRow) =>
  row.state ? (
    <>
      {formatShortDate(row.date)} {renderUnpaidMark(row)}
    </>
  ) : (
    formatShortDate(row.date)
  );

const toHours = ({ duration }: TimesheetRow) =>
  duration === '' ? dashboard.noHours : formatHours(parseDuration(duration));

function Timesheet({ rows, caption }: { rows: TimesheetRow[]; caption: string }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      empty={dashboard.empty}
      rowKey={(row) => row.row_id}
      columns={[
        { header: dashboard.date, phone: 'meta', phoneCell: renderDay, cell: (row) => formatShortDate(row.date) },
        { header: dashboard.place, phone: 'title', cell: (row) => row.place },
        { header: dashboard.hours, phone: 'meta', align: 'end', cell: toHours },
        {
          header: dashboard.payment,
          align: 'end',
          phone: 'end',
          phoneCell: (row) => <Money value={row.payment} />,
          cell: renderPayment,
        },
      ]}
    />
  );
}

/** The month as CSV and as a PDF statement. */
function Downloads({ period, rows }: { period: YearMonth; rows: readonly TimesheetRow[] }) {
  const me = useCurrentUser();
  const name = `earnings-${period.year}-${period.month}`;
  const statement = useDownload(`${name}.pdf`, async () => {
    const { blob } = await requestFile(getEarningsStatement, { body: { user_id: me.id, ...period } });
    return { blob };
  });

  return (
    <>
      <div className="mc-actions">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([buildTimesheetCsv(rows)], { type: 'text/csv' }), `${name}.csv`)}
        >
          {dashboard.csv}
        </Button>
        <Button variant="secondary" busy={statement.busy} onClick={statement.download}>
          {dashboard.pdf}
        </Button>
      </div>
      {statement.problem && <Notice tone="danger">{statement.problem}</Notice>}
    </>
  );
}

/** Work planned for the rest of the month. */
function Pending({ pending }: { pending: readonly PendingWork[] }) {
  if (pending.length === 0) return null;
  const amount = sumAmounts(pending.map(({ payment }) => payment || '0.00'));
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
            { header: dashboard.date, phone: 'meta', cell: (row) => formatShortDate(row.date) },
            { header: dashboard.place, phone: 'title', cell: (row) => row.place },
            {
              header: dashboard.time,
              phone: 'meta',
              cell: (row) => (
                <>
                  {row.time} {row.is_running && <Badge tone="ok">{dashboard.running}</Badge>}
                </>
              ),
            },
            {
              header: dashboard.payment,
              phone: 'end',
              align: 'end',
              cell: (row) => (row.payment === '' ? dashboard.byTheHour : <Money value={row.payment} />),
            },
          ]}
        />
      </details>
    </Card>
  );
}

interface DashboardMonthProps {
  period: YearMonth;
  onChange: (period: YearMonth) => void;
}

/** Earnings of a month. In its own chunk, because it is below Start and Finished. */
export default function DashboardMonth({ period, onChange }: DashboardMonthProps) {
  const me = useCurrentUser();
  const body = { user_id: me.id, ...period };
  const timesheet = useCall(getTimesheet, { body });
  const earnings = useCall(getEarnings, { body });
  const monthName = formatMonthYear(`${period.year}-${period.month}`);
  return (
    <>
      <YearMonthSelect {...period} onChange={onChange} />
      <QueryState query={timesheet}>{(rows) => <Totals rows={rows} />}</QueryState>
      <div className="mc-charts">
        {timesheet.data && timesheet.data.length > 0 && (
          <EarningsChart
            title={dashboard.daysChart}
            summary={dashboard.daysSummary(monthName)}
            bars={buildDayBars(period, filterPaid(timesheet.data))}
            headers={[dashboard.date, dashboard.payment]}
          />
        )}
        <QueryState query={earnings}>
          {({ months }) => (
            <EarningsChart
              title={dashboard.monthsChart}
              summary={dashboard.monthsSummary(monthName)}
              bars={buildMonthBars(months)}
              headers={[dashboard.month, dashboard.payment]}
            />
          )}
        </QueryState>
      </div>
      {earnings.data && <Pending pending={earnings.data.pending} />}
      {timesheet.data && (
        <>
          <Timesheet rows={timesheet.data} caption={dashboard.caption(monthName)} />
          <Downloads period={period} rows={timesheet.data} />
        </>
      )}
    </>
  );
}
