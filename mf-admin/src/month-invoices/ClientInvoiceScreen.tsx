import './monthInvoices.css';
import {
  type ClientInvoice,
  formatAbn,
  getClientInvoice,
  getClientInvoicePdf,
  issueMonthInvoices,
  markClientInvoiceSent,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  type Fact,
  Facts,
  formatDate,
  formatInstant,
  formatMoney,
  formatMonthYear,
  Money,
  Notice,
  PageHeader,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, Link, requestFile, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { buildClientPath } from '../clients/paths';
import { DocumentMail } from '../document-mail/DocumentMail';
import { AdjustSheet } from './AdjustSheet';
import { getDifference } from './differences';
import { InvoiceLines } from './InvoiceLines';
import { Notes } from './Notes';
import { InvoicePdf } from './Pdf';
import { buildMonthPath, MONTH_INVOICES_PATH } from './paths';
import { StateBadge } from './Standing';
import { lines, monthList, notes, clientInvoice as texts } from './texts';

function MarkSent({ invoice: { number, version } }: { invoice: ClientInvoice }) {
  const confirm = useConfirm();
  const mark = useAction(markClientInvoiceSent);
  async function press() {
    if (!(await confirm(texts.confirmSent(number), { confirmLabel: texts.markSent }))) return;
    if ((await mark.run({ body: { number, version } })).ok) showToast(texts.marked(number));
  }
  return (
    <>
      <Button variant="secondary" busy={mark.busy} onClick={press}>
        {texts.markSent}
      </Button>
      {mark.error && <Notice tone="danger">{getMessage(mark.error)}</Notice>}
    </>
  );
}

/** Issues changes as a new version before the invoice is sent. */
function NewVersion({ invoice: { number, client_id, month } }: { invoice: ClientInvoice }) {
  const issue = useAction(issueMonthInvoices);
  async function press() {
    const body = { month, client_ids: [client_id], send: false };
    if ((await issue.run({ body })).ok) showToast(texts.versionIssued(number));
  }
  return (
    <>
      <Button busy={issue.busy} onClick={press}>
        {texts.newVersion}
      </Button>
      {issue.error && <Notice tone="danger">{getMessage(issue.error)}</Notice>}
    </>
  );
}

function Differences({ invoice, onAdjust }: { invoice: ClientInvoice; onAdjust: () => void }) {
  const { differences, adjust_until, state } = invoice;
  return (
    <Card title={texts.differs}>
      <p>
        {state === 'issued' ? texts.differsUnsent : texts.differsSent}{' '}
        {adjust_until !== '' && monthList.until(formatDate(adjust_until))}
      </p>
      <Table
        caption={texts.differences}
        captionHidden
        rows={differences}
        rowKey={({ job_id, place }, index) => `${job_id} ${place} ${index}`}
        empty=""
        columns={[
          { header: texts.place, phone: 'title', cell: ({ place }) => place || texts.extra },
          {
            header: texts.invoiced,
            phone: 'meta',
            phoneCell: ({ invoiced }) => texts.invoicedAmount(formatMoney(invoiced)),
            align: 'end',
            cell: ({ invoiced }) => <Money value={invoiced} />,
          },
          {
            header: texts.now,
            phone: 'meta',
            phoneCell: ({ now }) => texts.nowAmount(formatMoney(now)),
            align: 'end',
            cell: ({ now }) => <Money value={now} />,
          },
          {
            header: texts.difference,
            phone: 'end',
            align: 'end',
            cell: ({ difference }) => <Money value={difference} />,
          },
        ]}
      />
      <div className="ma-month-sums">
        {state === 'issued' ? (
          <NewVersion invoice={invoice} />
        ) : (
          <Button aria-haspopup="dialog" onClick={onAdjust}>
            {notes.adjust}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Versions({ versions }: { versions: ClientInvoice['versions'] }) {
  return (
    <Card title={texts.versions}>
      <Table
        caption={texts.versions}
        captionHidden
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty=""
        columns={[
          { header: texts.version, phone: 'title', cell: ({ version }) => version },
          { header: texts.issuedOn, phone: 'meta', isDate: true, cell: ({ issued_on }) => formatDate(issued_on) },
          { header: texts.issuedBy, phone: 'meta', cell: ({ issued_by }) => issued_by },
          { header: lines.total, phone: 'end', align: 'end', cell: ({ total }) => <Money value={total} /> },
        ]}
      />
    </Card>
  );
}

function getFacts(invoice: ClientInvoice): Fact[] {
  const { facts } = texts;
  const { order_number: order, to_abn: abn, sent_at: sentAt } = invoice;
  return [
    [facts.state, <StateBadge key="state" state={invoice.state} />],
    [facts.issued, formatDate(invoice.issued_on)],
    [facts.due, formatDate(invoice.due_on)],
    order !== '' && [facts.order, order],
    abn !== '' && [facts.abn, formatAbn(abn)],
    sentAt !== '' && [facts.sent, formatInstant(sentAt)],
    [lines.subTotal, <Money key="sum" value={invoice.sub_total} />],
    [lines.gst(invoice.gst_rate_percent), <Money key="gst" value={invoice.gst} />],
    [lines.total, <Money key="total" value={invoice.total} />],
    invoice.notes.length > 0 && [facts.adjusted, <Money key="adjusted" value={invoice.adjusted_total} />],
    invoice.paid !== '0.00' && [facts.paid, <Money key="paid" value={invoice.paid} />],
    invoice.written_off !== '0.00' && [facts.writtenOff, <Money key="off" value={invoice.written_off} />],
    invoice.open !== '' && invoice.open !== invoice.total && [facts.open, <Money key="open" value={invoice.open} />],
  ];
}

function InvoicePage({ invoice }: { invoice: ClientInvoice }) {
  const [isAdjusting, setAdjusting] = useState(false);
  const { number, month, state, sending } = invoice;
  const isSent = state !== 'issued';
  const differs = getDifference(invoice) !== '';
  return (
    <>
      <PageHeader
        title={texts.title(number)}
        lead={
          <>
            <Link to={buildClientPath(invoice.client_id)}>{invoice.to_trading_name || invoice.to_name}</Link>,{' '}
            {formatMonthYear(month)}
          </>
        }
        back={{ to: buildMonthPath(month), label: monthList.title }}
        actions={
          <>
            <InvoicePdf number={number} />
            {!isSent && !sending && <MarkSent invoice={invoice} />}
            {isSent && !differs && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
                {notes.adjust}
              </Button>
            )}
          </>
        }
      />
      {sending && <Notice>{monthList.toSend}</Notice>}
      {differs && <Differences invoice={invoice} onAdjust={() => setAdjusting(true)} />}
      <Card title={texts.lines}>
        <InvoiceLines lines={invoice.lines} />
        <div className="ma-month-sums">
          <Facts facts={getFacts(invoice)} />
        </div>
      </Card>
      <DocumentMail
        kind="client-invoice"
        number={number}
        version={invoice.version}
        pdf={() => requestFile(getClientInvoicePdf, { params: { number } })}
      />
      {invoice.notes.length > 0 && <Notes notes={invoice.notes} />}
      {invoice.versions.length > 1 && <Versions versions={invoice.versions} />}
      {isAdjusting && (
        <AdjustSheet number={number} difference={getDifference(invoice)} onClose={() => setAdjusting(false)} />
      )}
    </>
  );
}

/** A client's invoice that was issued, with its notes. */
export default function ClientInvoiceScreen() {
  const { number = '' } = useParams();
  const query = useCall(getClientInvoice, { params: { number } });
  return (
    <QueryState query={query} list={{ to: MONTH_INVOICES_PATH, label: monthList.title }}>
      {(invoice) => <InvoicePage invoice={invoice} />}
    </QueryState>
  );
}
