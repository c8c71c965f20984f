import { bookXeroPayment, ignoreXeroPayment, listXeroPayments, type XeroPayment } from '@cleaning/contracts';
import { Badge, Button, type Column, formatDate, Money, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { findExcess } from './paymentExcess';
import { payments as texts } from './texts';

const FILTERS = { state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'open' }) };

function Notes({ payment: { reference, reconciled, looks_booked, deleted_since } }: { payment: XeroPayment }) {
  return (
    <span className="ma-badges">
      {reference}
      {reconciled && <Badge tone="ok">{texts.reconciled}</Badge>}
      {looks_booked && <Badge tone="warn">{texts.looksBooked}</Badge>}
      {deleted_since && <Badge tone="danger">{texts.deletedSince}</Badge>}
    </span>
  );
}

function Actions({ payment }: { payment: XeroPayment }) {
  const { id, state, amount, part, invoice_number } = payment;
  const booking = useAction(bookXeroPayment);
  const ignoring = useAction(ignoreXeroPayment);
  const confirm = useConfirm();
  const error = booking.error ?? ignoring.error;

  async function book() {
    if (!(await confirm(texts.confirmBook(payment, findExcess(payment)), { confirmLabel: texts.book }))) return;
    if ((await booking.run({ body: { id, part } })).ok) showToast(texts.booked(amount));
  }
  async function ignore(ignored: boolean) {
    if ((await ignoring.run({ body: { id, ignored } })).ok) showToast(ignored ? texts.ignored : texts.restored);
  }

  return (
    <>
      <div className="ma-actions">
        {state === 'open' && (
          <>
            <Button
              variant="secondary"
              busy={booking.busy}
              aria-label={texts.bookLabel(amount, invoice_number)}
              onClick={() => void book()}
            >
              {texts.book}
            </Button>
            <Button
              variant="ghost"
              busy={ignoring.busy}
              aria-label={texts.ignoreLabel(amount, invoice_number)}
              onClick={() => void ignore(true)}
            >
              {texts.ignore}
            </Button>
          </>
        )}
        {state === 'ignored' && (
          <Button
            variant="secondary"
            busy={ignoring.busy}
            aria-label={texts.restoreLabel(amount, invoice_number)}
            onClick={() => void ignore(false)}
          >
            {texts.restore}
          </Button>
        )}
      </div>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
    </>
  );
}

const COLUMNS: readonly Column<XeroPayment>[] = [
  { header: texts.day, phone: 'meta', isDate: true, cell: ({ day }) => formatDate(day) },
  {
    header: texts.client,
    phone: 'title',
    phoneCell: ({ client_name }) => client_name,
    cell: ({ client_id, client_name }) => <Link to={`/admin/receivables/${client_id}`}>{client_name}</Link>,
  },
  {
    header: texts.invoice,
    phone: 'meta',
    phoneCell: ({ invoice_number }) => invoice_number,
    cell: ({ invoice_number }) => (
      <Link to={`/admin/client-invoices/${encodeURIComponent(invoice_number)}`}>{invoice_number}</Link>
    ),
  },
  { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { header: texts.open, phone: 'hidden', align: 'end', cell: ({ open }) => <Money value={open} /> },
  { header: texts.notes, phone: 'hidden', cell: (payment) => <Notes payment={payment} /> },
  { header: texts.action, headerHidden: true, phone: 'action', cell: (payment) => <Actions payment={payment} /> },
];

/** Xero's payments of our invoices, to book or ignore. */
export default function PaymentsScreen() {
  return (
    <ListScreen
      title={texts.title}
      lead={texts.lead}
      name="xero-payments"
      caption={texts.caption}
      call={listXeroPayments}
      input={({ paging, filters }) => ({ body: { ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      filters={FILTERS}
      empty={{ text: texts.empty }}
      none={texts.none}
    />
  );
}
