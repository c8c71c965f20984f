import './invoice.css';
import './invoice-print.css';
import { getInvoice, getInvoiceVersions, type Invoice, printInvoice } from '@cleaning/contracts';
import {
  Button,
  Card,
  dayText,
  EmptyState,
  LinkButton,
  Money,
  Notice,
  PageHeader,
  QueryState,
  Table,
  useDownload,
} from '@cleaning/ui';
import { Link, requestFile, useCall, useSearchParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { AUSTRALIAN_GST_PERCENT, amountsOfEdits, type Edits, editsOf } from './edits';
import { TaxInvoice } from './TaxInvoice';
import { invoice, invoiceList } from './texts';

/** What may still change the amounts. */
function InvoiceWarnings({ warnings }: { warnings: NonNullable<Invoice['warnings']> }) {
  return (
    <>
      {warnings.month_is_running && <Notice tone="warn">{invoice.monthRuns}</Notice>}
      {warnings.held_records > 0 && (
        <Notice tone="warn">
          {invoice.held(warnings.held_records)} <Link to="/admin/approvals">{invoice.toApprovals}</Link>
        </Notice>
      )}
    </>
  );
}

/** Everything that was issued under a number. */
function IssuedVersions({ number }: { number: string }) {
  const query = useCall(getInvoiceVersions, { params: { number } });
  return (
    <Card title={invoiceList.history}>
      <QueryState query={query}>
        {(versions) => (
          <Table
            caption={invoiceList.historyCaption(number)}
            rows={versions}
            rowKey={(row) => String(row.version)}
            empty={invoiceList.empty}
            columns={[
              { header: invoiceList.version, phone: 'title', cell: (row) => `${invoiceList.version} ${row.version}` },
              { header: invoiceList.date, phone: 'meta', cell: (row) => dayText(row.date) },
              { header: invoiceList.issuedBy, phone: 'meta', cell: (row) => row.issued_by },
              { header: invoiceList.subTotal, align: 'end', cell: (row) => <Money value={row.sub_total} /> },
              { header: invoiceList.gst, align: 'end', cell: (row) => <Money value={row.gst} /> },
              { header: invoiceList.total, phone: 'end', align: 'end', cell: (row) => <Money value={row.total} /> },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}

/** The document with its actions. Print and download have what is seen; only the document itself is printed. */
function InvoiceDesk({ issued }: { issued: Invoice }) {
  const asIssued = editsOf(issued);
  const [edits, setEdits] = useState<Edits>(asIssued);
  const isChanged = Object.entries(asIssued).some(([name, value]) => edits[name as keyof Edits] !== value);
  const isWhole = amountsOfEdits(edits.sub_total, issued.gst_rate_percent) !== null;

  const number = issued.invoice_number;
  const { download, busy, problem } = useDownload(`${number}.pdf`, () =>
    requestFile(printInvoice, { body: { number, edits } }),
  );

  return (
    <>
      <div className="ma-invoice-desk">
        <PageHeader
          title={invoice.title}
          lead={invoice.editHint}
          back={{ to: '/admin/invoices', label: invoiceList.title }}
          actions={
            <>
              <Button onClick={() => window.print()} disabled={!isWhole}>
                {invoice.print}
              </Button>
              <Button variant="secondary" busy={busy} onClick={download} disabled={!isWhole}>
                {invoice.download}
              </Button>
            </>
          }
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {issued.gst_rate_percent !== AUSTRALIAN_GST_PERCENT && (
          <Notice tone="warn">{invoice.gstNotice(issued.gst_rate_percent)}</Notice>
        )}
        {issued.warnings && <InvoiceWarnings warnings={issued.warnings} />}
        <div role="status">
          {isChanged && (
            <Notice tone="info">
              <p>{invoice.changed}</p>
              <Button variant="secondary" onClick={() => setEdits(asIssued)}>
                {invoice.undo}
              </Button>
            </Notice>
          )}
        </div>
      </div>
      <TaxInvoice issued={issued} edits={edits} onEdit={(change) => setEdits((before) => ({ ...before, ...change }))} />
      <div className="ma-invoice-desk">
        <IssuedVersions number={issued.invoice_number} />
      </div>
    </>
  );
}

/** The number is in the address, for reloads and shared links. */
export default function InvoiceScreen() {
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  const query = useCall(getInvoice, { params: { number }, enabled: number !== '' });

  if (number === '')
    return (
      <>
        <PageHeader title={invoice.title} />
        <EmptyState text={invoice.none}>
          <LinkButton to="/admin">{invoice.toJobs}</LinkButton>
        </EmptyState>
      </>
    );
  return (
    <QueryState query={query}>
      {(issued) => <InvoiceDesk key={`${issued.invoice_number} ${issued.version}`} issued={issued} />}
    </QueryState>
  );
}
