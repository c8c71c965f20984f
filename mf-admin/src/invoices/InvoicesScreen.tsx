import { type CallAnswer, exportInvoices, listInvoices } from '@cleaning/contracts';
import { type Column, formatDate, formatMonthYear, LinkButton, Money } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { parseMonth } from './months';
import { toListPath } from './paths';
import { invoiceList as texts } from './texts';

const ORDERS = [
  { value: 'number', label: texts.number },
  { value: 'month', label: texts.month },
  { value: 'addressee', label: texts.addressee },
  { value: 'total', label: texts.total },
] as const;

const FILTERS = { kind: buildChoiceFilter({ label: texts.kind, choices: texts.kinds, initial: 'all' }) };

const COLUMNS: readonly Column<CallAnswer<typeof listInvoices>['rows'][number]>[] = [
  {
    header: texts.number,
    sort: 'number',
    phone: 'title',
    phoneCell: (row) => row.invoice_number,
    cell: (row) => (
      <Link to={toListPath(row)} aria-label={texts.open(row.invoice_number)}>
        {row.invoice_number}
      </Link>
    ),
  },
  { header: texts.kind, phone: 'hidden', cell: ({ kind }) => texts.kinds[kind] },
  {
    header: texts.month,
    sort: 'month',
    phone: 'meta',
    cell: (row) => <span className="ma-nowrap">{formatMonthYear(row.month)}</span>,
  },
  {
    header: texts.addressee,
    phone: 'meta',
    sort: 'addressee',
    cell: (row) => row.to_name,
  },
  { header: texts.date, phone: 'hidden', isDate: true, cell: (row) => formatDate(row.date) },
  { header: texts.versions, phone: 'hidden', align: 'end', cell: (row) => row.versions },
  { header: texts.total, sort: 'total', align: 'end', phone: 'end', cell: (row) => <Money value={row.total} /> },
];

/** Everything that was issued, newest number first. */
export default function InvoicesScreen() {
  return (
    <ListScreen
      title={texts.title}
      name="invoices"
      caption={texts.caption}
      captionHidden={false}
      call={listInvoices}
      input={({ text, order, paging, filters }) => ({
        body: { text: parseMonth(text), ...order, ...paging, ...filters },
      })}
      csv={{
        call: exportInvoices,
        input: ({ text, order, filters }) => ({ body: { text: parseMonth(text), ...order, ...filters } }),
        fileName: 'invoices.csv',
      }}
      columns={COLUMNS}
      rowKey={(row) => row.invoice_number}
      rowLink={toListPath}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty, action: <LinkButton to="/admin/month-invoices">{texts.prepare}</LinkButton> }}
      none={texts.none}
    />
  );
}
