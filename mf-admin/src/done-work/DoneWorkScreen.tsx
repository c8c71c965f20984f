import { exportWork, listWork, type WorkRow } from '@cleaning/contracts';
import { Badge, businessToday, Card, Money, PageHeader, QueryState, SelectField, TextField } from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { Facts } from '../job-desk/Facts';
import { readableDay } from '../job-desk/readableDay';
import { ExportButton } from '../lists/ExportButton';
import { Pager } from '../lists/Pager';
import { SearchField } from '../lists/SearchField';
import { SortableTable } from '../lists/SortableTable';
import { SortSelect } from '../lists/SortSelect';
import { useListState } from '../lists/useListState';
import { hoursText } from '../overview/hours';
import { jobPath } from '../overview/jobPath';
import { doneWork, workList as texts } from '../texts';

const PAGE_SIZE = 25;
/** A list left open follows the work of the day. */
const REFETCH_MS = 5000;

const COLUMNS = [
  { value: 'date', label: texts.date },
  { value: 'place', label: texts.place },
  { value: 'person', label: texts.person },
  { value: 'hours', label: texts.hours },
  { value: 'contractor', label: texts.contractorPay },
  { value: 'company', label: texts.companyPay },
] as const;

const STATUSES = [
  { value: 'all', label: texts.statuses.all },
  { value: 'done', label: texts.statuses.done },
  { value: 'pending', label: texts.statuses.pending },
] as const;

function Status({ row }: { row: WorkRow }) {
  return (
    <span className="ma-actions">
      {row.status === 'done' ? <Badge tone="ok">{doneWork.done}</Badge> : <Badge>{doneWork.pending}</Badge>}
      {row.corrected && <Badge tone="warn">{texts.corrected}</Badge>}
    </span>
  );
}

/** Work at all places: at first the newest of this month. */
export default function DoneWorkScreen() {
  const today = businessToday();
  const list = useListState({
    text: '',
    from: `${today.slice(0, 8)}01`,
    to: today,
    status: 'all',
    sort: 'date',
    direction: 'desc',
  });
  // What somebody typed into the address and the calls would refuse is left out.
  const filters = {
    text: list.filter('text').slice(0, 120),
    from: list.filter('from'),
    to: list.filter('to'),
    status: STATUSES.find(({ value }) => value === list.filter('status'))?.value ?? 'all',
    sort: COLUMNS.find(({ value }) => value === list.sort)?.value ?? 'date',
    direction: list.direction,
  };
  const query = useCall(listWork, {
    body: { ...filters, page: list.page, page_size: PAGE_SIZE },
    keepPrevious: true,
    refetchInterval: REFETCH_MS,
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={<ExportButton fetchFile={() => requestFile(exportWork, { body: filters })} fileName="work.csv" />}
      />
      <Card>
        <div className="ma-filters">
          <SearchField
            label={texts.search}
            value={list.filter('text')}
            onSearch={(text) => list.setFilter('text', text)}
          />
          <TextField
            label={texts.from}
            type="date"
            required
            value={filters.from}
            onChange={(event) => list.setFilter('from', event.target.value)}
          />
          <TextField
            label={texts.to}
            type="date"
            required
            value={filters.to}
            onChange={(event) => list.setFilter('to', event.target.value)}
          />
          <SelectField
            label={texts.status}
            options={STATUSES}
            value={filters.status}
            onChange={(event) => list.setFilter('status', event.target.value)}
          />
          <SortSelect columns={COLUMNS} sort={list.sort} direction={list.direction} onOrder={list.order} />
        </div>
        <QueryState query={query}>
          {(found) => (
            <div className="ma-dense">
              <Facts
                facts={[
                  [texts.hours, hoursText(found.minutes)],
                  [doneWork.totalContractorPay, <Money key="contractor" value={found.contractor_pay} />],
                  [doneWork.totalCompanyPay, <Money key="company" value={found.company_pay} />],
                ]}
              />
              <SortableTable
                caption={texts.caption}
                rows={found.rows}
                rowKey={(row) => row.row_id}
                empty={texts.empty}
                sort={list.sort}
                direction={list.direction}
                onSort={list.sortBy}
                columns={[
                  {
                    header: texts.date,
                    sort: 'date',
                    cell: (row) => <span className="ma-nowrap">{readableDay(row.date)}</span>,
                  },
                  {
                    header: texts.place,
                    sort: 'place',
                    cell: (row) => <Link to={jobPath(row)}>{row.job_name}</Link>,
                  },
                  { header: texts.person, sort: 'person', cell: (row) => row.user_name },
                  { header: texts.started, cell: (row) => row.start_time },
                  {
                    header: texts.ended,
                    cell: (row) => row.ended_time || (row.is_manual ? doneWork.noTime : doneWork.notEnded),
                  },
                  { header: texts.hours, sort: 'hours', align: 'end', cell: (row) => hoursText(row.minutes) },
                  { header: texts.status, cell: (row) => <Status row={row} /> },
                  {
                    header: texts.contractorPay,
                    sort: 'contractor',
                    align: 'end',
                    cell: (row) => <Money value={row.contractor_pay} />,
                  },
                  {
                    header: texts.companyPay,
                    sort: 'company',
                    align: 'end',
                    cell: (row) => <Money value={row.company_pay} />,
                  },
                  {
                    header: texts.record,
                    cell: (row) => (
                      <Link
                        to={`/admin/work/${row.row_id}`}
                        aria-label={texts.correctOf(row.user_name, readableDay(row.date))}
                      >
                        {texts.correct}
                      </Link>
                    ),
                  },
                ]}
              />
              <Pager page={list.page} pageSize={PAGE_SIZE} total={found.total} onPage={list.setPage} />
            </div>
          )}
        </QueryState>
      </Card>
    </>
  );
}
