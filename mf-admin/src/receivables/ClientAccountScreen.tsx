import { type ClientAccount, getClientAccount, printClientAccount, type Receivable } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  type Column,
  DateField,
  formatDate,
  getBusinessToday,
  LinkButton,
  Money,
  Notice,
  PageHeader,
  QueryState,
  Table,
  useDownload,
} from '@cleaning/ui';
import { Link, requestFile, useCall, useParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { buildClientPath } from '../clients/paths';
import { Fold } from '../desk/Fold';
import { toListPath } from '../invoices/paths';
import { AgeFacts } from './Ages';
import { ClientReminders } from './ClientReminders';
import { PaymentSheet } from './PaymentForm';
import { Payments } from './Payments';
import { RECEIVABLES_PATH } from './paths';
import { RefundSheet, Refunds } from './Refunds';
import { account as texts } from './texts';
import { getStatementStart } from './threeMonthsAgo';
import { WriteOffSheet, WriteOffs } from './WriteOffs';

const buildPath = ({ kind, number }: Receivable) => toListPath({ kind, invoice_number: number });

function State({ invoice: { open, days_overdue } }: { invoice: Receivable }) {
  if (days_overdue > 0) return <Badge tone="warn">{texts.overdue(days_overdue)}</Badge>;
  if (open.startsWith('-')) return <Badge tone="warn">{texts.tooMuch}</Badge>;
  return open === '0.00' ? <Badge tone="ok">{texts.settled}</Badge> : null;
}

const createAmountColumn = (
  field: 'invoiced' | 'adjusted' | 'paid' | 'written_off',
  header: string,
): Column<Receivable> => ({
  header,
  align: 'end',
  phone: 'hidden',
  cell: (row) => (row[field] === '0.00' ? '' : <Money value={row[field]} />),
});

function Invoices({
  invoices,
  onWriteOff,
}: {
  invoices: readonly Receivable[];
  onWriteOff: (one: Receivable) => void;
}) {
  const columns: readonly Column<Receivable>[] = [
    {
      header: texts.number,
      phone: 'title',
      phoneCell: ({ number }) => number,
      cell: (row) => (
        <span className="ma-badges">
          <Link to={buildPath(row)}>{row.number}</Link> <State invoice={row} />
        </span>
      ),
    },
    { header: texts.due, phone: 'meta', isDate: true, cell: ({ due_on }) => formatDate(due_on) },
    createAmountColumn('invoiced', texts.invoiced),
    createAmountColumn('adjusted', texts.adjusted),
    createAmountColumn('paid', texts.paid),
    createAmountColumn('written_off', texts.writtenOff),
    { header: texts.open, align: 'end', phone: 'end', cell: ({ open }) => <Money value={open} /> },
    {
      header: texts.writeOff,
      headerHidden: true,
      phone: 'action',
      cell: (row) =>
        Number(row.open) > 0 && (
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={texts.writeOffLabel(row.number)}
            onClick={() => onWriteOff(row)}
          >
            {texts.writeOff}
          </Button>
        ),
    },
  ];
  return (
    <Card title={texts.invoices}>
      <div className="ma-dense">
        <Table
          caption={texts.invoices}
          captionHidden
          rows={invoices}
          rowKey={({ number }) => number}
          empty={texts.noInvoices}
          columns={columns}
          rowLink={buildPath}
        />
      </div>
    </Card>
  );
}

function StatementOfAccount({ clientId }: { clientId: string }) {
  const [from, setFrom] = useState(() => getStatementStart(getBusinessToday()));
  const [to, setTo] = useState(getBusinessToday);
  const { download, busy, problem } = useDownload(`statement-${to}.pdf`, () =>
    requestFile(printClientAccount, { params: { client_id: clientId }, query: { from, to } }),
  );
  return (
    <div className="ma-form">
      <p className="ma-hint">{texts.statementLead}</p>
      <div className="ma-pair">
        <DateField label={texts.from} value={from} onChange={setFrom} name="from" />
        <DateField label={texts.to} value={to} onChange={setTo} name="to" />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button variant="secondary" busy={busy} onClick={download}>
        {texts.pdf}
      </Button>
    </div>
  );
}

function Account({ account }: { account: ClientAccount }) {
  const { client_id: clientId, client_name: name, ages, invoices } = account;
  const [isBooking, setIsBooking] = useState(false);
  const [isRefunding, setIsRefunding] = useState(false);
  const [writtenOff, setWrittenOff] = useState<Receivable | null>(null);
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: RECEIVABLES_PATH, label: texts.back }}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setIsBooking(true)}>
              {texts.book}
            </Button>
            {ages.credit !== '0.00' && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsRefunding(true)}>
                {texts.refund}
              </Button>
            )}
            <LinkButton variant="secondary" to={buildClientPath(clientId)}>
              {texts.clientPage}
            </LinkButton>
          </>
        }
      />
      <Card title={texts.sums}>
        <AgeFacts ages={ages} />
        <Fold title={texts.statement}>
          <StatementOfAccount clientId={clientId} />
        </Fold>
      </Card>
      <Invoices invoices={invoices} onWriteOff={setWrittenOff} />
      <ClientReminders account={account} />
      <Payments account={account} />
      <Refunds account={account} />
      <WriteOffs account={account} />
      {isBooking && <PaymentSheet clientId={clientId} onClose={() => setIsBooking(false)} />}
      {isRefunding && <RefundSheet account={account} onClose={() => setIsRefunding(false)} />}
      {writtenOff && <WriteOffSheet invoice={writtenOff} onClose={() => setWrittenOff(null)} />}
    </>
  );
}

/** A client's debt, payments and statement of account. */
export default function ClientAccountScreen() {
  const { clientID = '' } = useParams();
  const query = useCall(getClientAccount, { params: { client_id: clientID } });
  return (
    <QueryState query={query} list={{ to: RECEIVABLES_PATH, label: texts.back }}>
      {(account) => <Account account={account} />}
    </QueryState>
  );
}
