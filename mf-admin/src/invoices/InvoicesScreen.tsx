import { exportInvoices, listInvoices } from '@cleaning/contracts';
import { Card, dayText, MONTHS, Money, PageHeader, QueryState, readableMonth, Table } from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { ExportButton, Pager, SearchField, SortSelect, useListState } from '../desk/lists';
import { invoiceList as texts } from './texts';

const PAGE_SIZE = 25;
const REFETCH_MS = 5000;

/** A month that was typed as 'November 2026', 'Nov 2026' or '11/2026' in the form YYYY-MM, in which invoices are found. Other texts stay. */
export function searchedMonth(text: string): string {
  const [, name = '', year = ''] = /^\s*([a-z]{3,}|\d{1,2})[\s/]+(20\d\d)\s*$/i.exec(text) ?? [];
  const month = MONTHS.find(
    ({ label, value }) =>
      value === name.padStart(2, '0') || (name !== '' && label.toLowerCase().startsWith(name.toLowerCase())),
  );
  return month ? `${year}-${month.value}` : text;
}

const COLUMNS = [
  { value: 'number', label: texts.number },
  { value: 'month', label: texts.month },
  { value: 'addressee', label: texts.addressee },
  { value: 'total', label: texts.total },
] as const;

/** Everything that was issued, newest number first. */
export default function InvoicesScreen() {
  const list = useListState({ text: '', sort: 'number', direction: 'desc' });
  const sort = COLUMNS.find(({ value }) => value === list.sort)?.value ?? 'number';
  const text = list.filter('text').slice(0, 120);
  const filters = { text: searchedMonth(text), sort, direction: list.direction };
  const query = useCall(listInvoices, {
    body: { ...filters, page: list.page, page_size: PAGE_SIZE },
    keepPrevious: true,
    refetchInterval: REFETCH_MS,
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <ExportButton fetchFile={() => requestFile(exportInvoices, { body: filters })} fileName="invoices.csv" />
        }
      />
      <Card>
        <div className="ma-filters">
          <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          <SortSelect columns={COLUMNS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </div>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                rows={rows}
                rowKey={(row) => row.invoice_number}
                empty={text === '' ? texts.empty : texts.none}
                sorting={{ ...list, sort }}
                columns={[
                  {
                    header: texts.number,
                    sort: 'number',
                    cell: (row) => (
                      <Link
                        to={`/invoice?number=${encodeURIComponent(row.invoice_number)}`}
                        aria-label={texts.open(row.invoice_number)}
                      >
                        {row.invoice_number}
                      </Link>
                    ),
                  },
                  { header: texts.month, sort: 'month', cell: (row) => readableMonth(row.month) },
                  {
                    header: texts.addressee,
                    sort: 'addressee',
                    cell: (row) => row.to_name,
                  },
                  { header: texts.date, cell: (row) => dayText(row.date) },
                  { header: texts.versions, align: 'end', cell: (row) => row.versions },
                  { header: texts.total, sort: 'total', align: 'end', cell: (row) => <Money value={row.total} /> },
                ]}
              />
              <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
