import { type AnswerOf, exportInvoices, listInvoices } from '@cleaning/contracts';
import {
  Card,
  type Column,
  dayText,
  Money,
  PageHeader,
  QueryState,
  readableMonth,
  SelectField,
  Table,
} from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { ExportButton, Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { searchedMonth } from './months';
import { listedPath } from './paths';
import { invoiceList as texts } from './texts';

const SORTS = [
  { value: 'number', label: texts.number },
  { value: 'month', label: texts.month },
  { value: 'addressee', label: texts.addressee },
  { value: 'total', label: texts.total },
] as const;

const KINDS = (['all', 'job', 'client'] as const).map((value) => ({ value, label: texts.kinds[value] }));

const COLUMNS: readonly Column<AnswerOf<typeof listInvoices>['rows'][number]>[] = [
  {
    header: texts.number,
    sort: 'number',
    phone: 'title',
    phoneCell: (row) => row.invoice_number,
    cell: (row) => (
      <Link to={listedPath(row)} aria-label={texts.open(row.invoice_number)}>
        {row.invoice_number}
      </Link>
    ),
  },
  { header: texts.kind, phone: 'hidden', cell: ({ kind }) => texts.kinds[kind] },
  { header: texts.month, sort: 'month', phone: 'meta', cell: (row) => readableMonth(row.month) },
  {
    header: texts.addressee,
    phone: 'meta',
    sort: 'addressee',
    cell: (row) => row.to_name,
  },
  { header: texts.date, phone: 'hidden', cell: (row) => dayText(row.date) },
  { header: texts.versions, phone: 'hidden', align: 'end', cell: (row) => row.versions },
  { header: texts.total, sort: 'total', align: 'end', phone: 'end', cell: (row) => <Money value={row.total} /> },
];

/** Everything that was issued, newest number first. */
export default function InvoicesScreen() {
  const list = useListState({ text: '', kind: 'all', sort: 'number', direction: 'desc' }, { table: 'invoices' });
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'number';
  const text = list.filter('text').slice(0, 120);
  const kind = KINDS.find(({ value }) => value === list.filter('kind'))?.value ?? 'all';
  const filters = { text: searchedMonth(text), kind, sort, direction: list.direction };
  const query = useCall(listInvoices, {
    body: { ...filters, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <ExportButton fetchFile={() => requestFile(exportInvoices, { body: filters })} fileName="invoices.csv" />
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={kind === 'all' ? 0 : 1}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.kind}
            options={KINDS}
            value={kind}
            onChange={({ target }) => list.setFilter({ kind: target.value })}
          />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                rows={rows}
                rowKey={(row) => row.invoice_number}
                empty={text === '' && kind === 'all' ? texts.empty : texts.none}
                sorting={{ ...list, sort }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={listedPath}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
