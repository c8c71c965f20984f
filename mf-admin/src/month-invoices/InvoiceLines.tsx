import { type ClientInvoiceLine, describeMissedVisits, describeReCleans } from '@cleaning/contracts';
import { type Column, formatDate, formatHours, formatMoney, Money, Table } from '@cleaning/ui';
import { computeAverageRate, isRoundedByShift } from './hourlyRates';
import { clientMonth, lines as texts } from './texts';

const getDays = ({ from, to }: ClientInvoiceLine) => texts.days(formatDate(from), formatDate(to));

function formatQuantity({ basis, visits, minutes }: ClientInvoiceLine): string {
  if (basis === 'visit') return texts.visits(visits);
  if (basis === 'hour') return texts.hours(formatHours(minutes));
  return basis === 'month' ? texts.monthly : texts.extra;
}

/** Price of a visit, month or hour; empty for extras and for amounts without hours. */
function formatPrice(line: ClientInvoiceLine): string {
  if (line.basis !== 'hour') return line.price === '' ? '' : formatMoney(line.price);
  if (line.price !== '') return texts.perHour(formatMoney(line.price));
  const average = computeAverageRate(line);
  return average === '' ? '' : texts.averagePerHour(formatMoney(average));
}

/** Quantity and unit price, for a phone. */
function describeQuantity(line: ClientInvoiceLine): string {
  const price = line.basis === 'month' ? '' : formatPrice(line);
  return [formatQuantity(line), price].filter(Boolean).join(' × ');
}

/** Missed visits with the amount taken off for them, and work done without charge. */
const describeNotDone = (line: ClientInvoiceLine): string =>
  [
    [describeMissedVisits(line), ...(line.credit === '0.00' ? [] : [texts.credit(formatMoney(line.credit))])]
      .filter(Boolean)
      .join(': '),
    describeReCleans(line),
  ]
    .filter(Boolean)
    .join('. ');

const getName = ({ place, reason }: ClientInvoiceLine) => (reason === '' ? place : reason);

const COLUMNS: readonly Column<ClientInvoiceLine>[] = [
  {
    header: texts.place,
    phone: 'title',
    phoneCell: (line) => [getName(line), describeNotDone(line)].filter(Boolean).join(' – '),
    cell: (line) => (
      <span className="ma-stamp">
        {getName(line)}
        <small>{line.reason === '' ? line.address : line.place}</small>
        {describeNotDone(line) !== '' && <small>{describeNotDone(line)}</small>}
      </span>
    ),
  },
  { header: texts.period, phone: 'meta', cell: getDays },
  { header: texts.quantity, phone: 'meta', phoneCell: describeQuantity, align: 'end', cell: formatQuantity },
  { header: texts.price, phone: 'hidden', align: 'end', cell: formatPrice },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
];

/** Lines of an invoice, one for each place and extra. */
export function InvoiceLines({ lines }: { lines: readonly ClientInvoiceLine[] }) {
  return (
    <>
      <Table
        caption={clientMonth.caption}
        captionHidden
        rows={lines}
        rowKey={({ job_id, from, reason, basis }, index) => `${job_id} ${from} ${basis} ${reason} ${index}`}
        empty={clientMonth.noLines}
        columns={COLUMNS}
      />
      {lines.some(isRoundedByShift) && <p className="ma-hint">{texts.roundedByShift}</p>}
    </>
  );
}
