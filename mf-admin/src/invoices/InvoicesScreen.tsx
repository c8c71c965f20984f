import {
  type CallAnswer,
  exportInvoices,
  INVOICE_STATUS_LABELS,
  INVOICE_STATUSES,
  type InvoiceStatus,
  listInvoices,
} from '@cleaning/contracts';
import { Badge, type Column, formatDate, formatShortMonthYear, LinkButton, Money, type Tone } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { parseMonth } from './months';
import { toListPath } from './paths';
import { describeStatus, isUnsent, type ListedInvoice } from './statusLine';
import { invoiceList as texts } from './texts';

const ORDERS = [
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'month', label: texts.month, kind: 'day' },
  { value: 'addressee', label: texts.addressee, kind: 'text' },
  { value: 'due', label: texts.due, kind: 'day' },
  { value: 'total', label: texts.total, kind: 'number' },
  { value: 'owing', label: texts.owing, kind: 'number' },
] as const;

const STATUSES = { all: texts.kinds.all, ...INVOICE_STATUS_LABELS };

const FILTERS = {
  status: buildChoiceFilter({
    label: texts.status,
    choices: STATUSES,
    initial: 'all',
  }),
  kind: buildChoiceFilter({ label: texts.kind, choices: texts.kinds, initial: 'all' }),
};

/** The statuses with how many invoices each has. */
function getCountedStatuses(
  counts: NonNullable<CallAnswer<typeof listInvoices>['counts']>,
): Readonly<Record<string, string>> {
  const all = INVOICE_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const counted = INVOICE_STATUSES.map((status) => [
    status,
    texts.count(INVOICE_STATUS_LABELS[status], counts[status]),
  ]);
  return { all: texts.count(texts.kinds.all, all), ...Object.fromEntries(counted) };
}

const TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  unpaid: 'neutral',
  overdue: 'danger',
  'part-paid': 'neutral',
  paid: 'ok',
  'written-off': 'warn',
  'nothing-to-pay': 'ok',
  'no-client': 'warn',
};

function Status({ row }: { row: ListedInvoice }) {
  if (!row.status) return null;
  return (
    <span className="ma-stamp">
      <Badge tone={TONES[row.status]}>{INVOICE_STATUS_LABELS[row.status]}</Badge>
      {isUnsent(row) && <small>{texts.notSent}</small>}
    </span>
  );
}

/** Number, version and addressee in one line, for a phone. */
const describeNumber = ({ invoice_number, versions, to_name }: ListedInvoice): string =>
  [invoice_number, versions > 1 ? texts.versionNumber(versions) : '', to_name].filter(Boolean).join(', ');

const Day = ({ day }: { day: string }) => day !== '' && <span className="ma-one-line">{formatDate(day)}</span>;

const COLUMNS: readonly Column<ListedInvoice>[] = [
  {
    header: texts.number,
    sort: 'number',
    phone: 'title',
    phoneWraps: true,
    phoneCell: describeNumber,
    cell: (row) => (
      <span className="ma-badges">
        <Link to={toListPath(row)} aria-label={texts.open(row.invoice_number)}>
          {row.invoice_number}
        </Link>
        <small className="ma-hint">
          {[texts.kinds[row.kind], row.versions > 1 ? texts.versionNumber(row.versions) : '']
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
    ),
  },
  {
    header: texts.month,
    sort: 'month',
    phone: 'hidden',
    cell: (row) => <span className="ma-one-line">{formatShortMonthYear(row.month)}</span>,
  },
  {
    header: texts.addressee,
    phone: 'hidden',
    sort: 'addressee',
    cell: (row) => row.to_name,
  },
  { header: texts.date, phone: 'hidden', cell: (row) => <Day day={row.date} /> },
  {
    header: texts.due,
    sort: 'due',
    phone: 'hidden',
    cell: ({ due_on }) => <Day day={due_on} />,
  },
  { header: texts.status, phone: 'meta', phoneCell: (row) => describeStatus(row), cell: (row) => <Status row={row} /> },
  { header: texts.total, sort: 'total', align: 'end', phone: 'end', cell: (row) => <Money value={row.total} /> },
  {
    header: texts.owing,
    sort: 'owing',
    align: 'end',
    phone: 'hidden',
    cell: ({ owing }) => (owing === '' ? '' : <Money value={owing} />),
  },
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
      isDense
      rowLink={toListPath}
      search={texts.search}
      filters={FILTERS}
      labels={({ counts }) => ({ status: counts ? getCountedStatuses(counts) : STATUSES })}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty, action: <LinkButton to="/admin/month-invoices">{texts.prepare}</LinkButton> }}
      none={texts.none}
    />
  );
}
