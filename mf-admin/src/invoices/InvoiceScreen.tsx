import './invoice.css';
import './invoicePrint.css';
import { getInvoice, getInvoiceVersions, type Invoice, printInvoice, saveInvoiceVersion } from '@cleaning/contracts';
import {
  Button,
  Card,
  EmptyState,
  formatDate,
  LinkButton,
  Money,
  Notice,
  PageHeader,
  QueryState,
  Skeleton,
  Table,
  useDownload,
  useUnsaved,
} from '@cleaning/ui';
import { getMessage, Link, requestFile, showToast, useAction, useCall, useSearchParams } from '@cleaning/ui/app';
import { StaleNotice, useFormBase } from '@cleaning/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { DocumentMail } from '../document-mail/DocumentMail';
import { JobNotes } from '../month-invoices/JobNotes';
import { AUSTRALIAN_GST_PERCENT, computeEditedAmounts, type Edits, findEditsSince, toEdits } from './edits';
import { TaxInvoice } from './TaxInvoice';
import { invoice, invoiceList } from './texts';

interface InvoiceDeskProps {
  issued: Invoice;
  /** Whether this page has just saved this version. */
  isJustSaved: boolean;
  /** Whether another admin has issued a version since typing began. */
  isStale: boolean;
  onTyped: () => void;
  onRelease: () => void;
  onSaved: (kept: Invoice, typedSince: boolean) => void;
}

/** Events that may still change the amounts. */
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
              { header: invoiceList.date, phone: 'meta', isDate: true, cell: (row) => formatDate(row.date) },
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

interface UnsavedProps {
  issued: Invoice;
  edits: Edits;
  canSave: boolean;
  onSaved: (kept: Invoice, sent: Edits) => void;
  onUndo: () => void;
}

/** Unsaved edits, to issue as the next version or to undo. */
function Unsaved({ issued, edits, canSave, onSaved, onUndo }: UnsavedProps) {
  const save = useAction(saveInvoiceVersion);
  const next = issued.version + 1;
  async function press() {
    const body = { number: issued.invoice_number, version: issued.version, edits };
    // A refusal is shown from the action's error.
    const kept = await save.run({ body });
    if (!kept.ok) return;
    showToast(invoice.saved(kept.value.version));
    onSaved(kept.value, edits);
  }
  return (
    <Notice tone="info">
      <p>{invoice.changed(next)}</p>
      {save.error && <p role="alert">{getMessage(save.error)}</p>}
      <div className="ma-actions">
        <Button busy={save.busy} disabled={!canSave} onClick={press}>
          {invoice.save(next)}
        </Button>
        <Button variant="secondary" onClick={onUndo}>
          {invoice.undo}
        </Button>
      </div>
    </Notice>
  );
}

/** The document with its actions. Only the document itself is printed, as it was issued. */
function InvoiceDesk({ issued, isJustSaved, isStale, onTyped, onRelease, onSaved }: InvoiceDeskProps) {
  const issuedEdits = toEdits(issued);
  const [edits, setEdits] = useState<Edits>(issuedEdits);
  const newest = useRef(edits);
  newest.current = edits;
  const isChanged = Object.entries(issuedEdits).some(([name, value]) => edits[name as keyof Edits] !== value);
  useUnsaved(isChanged);
  const isWhole = computeEditedAmounts(edits.sub_total, issued.gst_rate_percent) !== null;

  const print = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with the edits.
  useEffect(() => {
    if (isJustSaved) print.current?.focus();
  }, [isJustSaved]);

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
              <Button ref={print} onClick={() => window.print()} disabled={isChanged}>
                {invoice.print}
              </Button>
              <Button variant="secondary" busy={busy} onClick={download} disabled={isChanged}>
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
        {isStale && <StaleNotice onReload={onRelease}>{invoice.stale}</StaleNotice>}
        <div role="status">
          {isChanged && (
            <Unsaved
              issued={issued}
              edits={edits}
              canSave={isWhole}
              onSaved={(kept, sent) => {
                const since = findEditsSince(sent, newest.current);
                setEdits({ ...toEdits(kept), ...since });
                onSaved(kept, Object.keys(since).length > 0);
              }}
              onUndo={() => {
                setEdits(issuedEdits);
                onRelease();
              }}
            />
          )}
        </div>
      </div>
      <TaxInvoice
        issued={issued}
        edits={edits}
        isSaved={!isChanged}
        onEdit={(change) => {
          onTyped();
          setEdits((before) => ({ ...before, ...change }));
        }}
      />
      <div className="ma-invoice-desk">
        <DocumentMail
          kind="job-invoice"
          number={issued.invoice_number}
          version={issued.version}
          isUnsaved={isChanged}
          pdf={() => requestFile(printInvoice, { body: { number: issued.invoice_number, edits } })}
        />
        <JobNotes number={issued.invoice_number} />
        <IssuedVersions number={issued.invoice_number} />
      </div>
    </>
  );
}

/** Keeps typed edits while another admin issues a version. */
function IssuedInvoice({ latest }: { latest: Invoice }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  const [savedVersion, setSavedVersion] = useState(0);
  return (
    <InvoiceDesk
      key={key}
      issued={base}
      isJustSaved={savedVersion === base.version}
      isStale={isStale}
      onTyped={hold}
      onRelease={release}
      onSaved={(kept, typedSince) => {
        setSavedVersion(kept.version);
        saved(kept, typedSince);
      }}
    />
  );
}

/** As high as the screen, so that the content below doesn't move when the document loads. */
const Pending = () => (
  <div className="ma-invoice-pending">
    <Skeleton />
  </div>
);

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
    <QueryState query={query} pending={<Pending />} list={{ to: '/admin/invoices', label: invoiceList.title }}>
      {(issued) => <IssuedInvoice key={issued.invoice_number} latest={issued} />}
    </QueryState>
  );
}
