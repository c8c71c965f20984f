import './monthInvoices.css';
import {
  type AnswerOf,
  invoiceMonth,
  listMonthInvoices,
  MONTH_INVOICE_STATES,
  type MonthInvoiceRow,
} from '@cleaning/contracts';
import {
  businessToday,
  Card,
  type Column,
  dayText,
  Money,
  Notice,
  PageHeader,
  QueryState,
  readableMonth,
  SelectField,
  Table,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { IssueReady } from './IssueReady';
import { lastMonth, monthsUntil } from './months';
import { rowPath } from './paths';
import { remarksOf, Standing } from './Standing';
import { issueAll, states, monthList as texts } from './texts';

const dueOf = ({ due_on }: MonthInvoiceRow) => (due_on === '' ? '' : texts.dueOn(dayText(due_on)));

const columnsOf = (month: string): readonly Column<MonthInvoiceRow>[] => [
  {
    header: texts.client,
    sort: 'client',
    phone: 'title',
    phoneCell: ({ client_name }) => client_name,
    cell: (row) => <Link to={rowPath(row, month)}>{row.client_name}</Link>,
  },
  {
    header: texts.standing,
    phone: 'meta',
    phoneCell: (row) => [states[row.state], row.number, dueOf(row), ...remarksOf(row)].filter(Boolean).join(' · '),
    cell: (row) => <Standing row={row} />,
  },
  { header: texts.places, phone: 'hidden', align: 'end', cell: ({ places }) => places },
  {
    header: texts.number,
    sort: 'number',
    phone: 'hidden',
    cell: ({ number }) => <span className="ma-nowrap">{number}</span>,
  },
  {
    header: texts.due,
    sort: 'due',
    phone: 'hidden',
    cell: ({ due_on }) => <span className="ma-nowrap">{due_on === '' ? '' : dayText(due_on)}</span>,
  },
  { header: texts.total, sort: 'total', align: 'end', phone: 'end', cell: ({ total }) => <Money value={total} /> },
];

const SORTS = [
  { value: 'client', label: texts.client },
  { value: 'total', label: texts.total },
  { value: 'number', label: texts.number },
  { value: 'due', label: texts.due },
] as const;

const SHOWN = ['all', ...MONTH_INVOICE_STATES, 'differing'] as const;
type Shown = (typeof SHOWN)[number];

function choices(counts: AnswerOf<typeof listMonthInvoices>['counts'] | undefined) {
  const all = counts ? MONTH_INVOICE_STATES.reduce((sum, state) => sum + counts[state], 0) : 0;
  const label = (value: Shown) => {
    if (value === 'all') return texts.all(all);
    return texts.state(value === 'differing' ? texts.differing : states[value], counts?.[value] ?? 0);
  };
  return SHOWN.map((value) => ({ value, label: label(value) }));
}

/** The clients of a month: which invoices are ready, blocked, issued, sent and overdue. */
export default function MonthInvoicesScreen() {
  const today = businessToday();
  const list = useListState(
    { month: lastMonth(today), text: '', state: 'all', sort: 'client', direction: 'asc' },
    { table: 'month-invoices' },
  );
  const { pageSize, hidden } = list.view;
  const asked = invoiceMonth.safeParse(list.filter('month'));
  const month = asked.success ? asked.data : lastMonth(today);
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'client';
  const state = SHOWN.find((value) => value === list.filter('state')) ?? 'all';
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listMonthInvoices, {
    body: { month, text, state, sort, direction: list.direction, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const columns = columnsOf(month);
  const { data } = query;
  const isUnconfirmed = data?.rows.some(({ reasons }) => reasons.some(({ kind }) => kind === 'gst-not-confirmed'));
  return (
    <>
      <PageHeader title={texts.title} />
      {isUnconfirmed && (
        <Notice tone="warn">
          {texts.gst} <Link to="/admin/invoice-settings">{issueAll.confirmGst}</Link>
        </Notice>
      )}
      {data && (
        <IssueReady
          key={month}
          month={month}
          clients={data.ready_clients}
          total={data.ready_total}
          isOld={query.isPlaceholderData}
        />
      )}
      <Card>
        <ListFilters
          list={list}
          set={(month === lastMonth(today) ? 0 : 1) + (state === 'all' ? 0 : 1)}
          columns={headersOf(columns)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.month}
            options={monthsUntil(today.slice(0, 7), month).map((value) => ({ value, label: readableMonth(value) }))}
            value={month}
            onChange={({ target }) => list.setFilter({ month: target.value })}
          />
          <SelectField
            label={texts.show}
            options={choices(data?.counts)}
            value={state}
            onChange={({ target }) => list.setFilter({ state: target.value })}
          />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ client_id }) => client_id}
                empty={text === '' && state === 'all' ? texts.empty : texts.none}
                sorting={{ ...list, sort }}
                columns={columns}
                hidden={hidden}
                rowLink={(row) => rowPath(row, month)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
