import { type Invoice, printInvoice } from '@cleaning/contracts';
import { Button, Notice, PageHeader } from '@cleaning/ui';
import { messageOf, requestFile } from '@cleaning/ui/app';
import { useState } from 'react';
import { invoiceList, invoice as texts } from '../texts';
import { amountsOfEdits, type Edits, editsOf } from './edits';
import { AUSTRALIAN_GST_PERCENT } from './gst';
import { InvoiceWarnings } from './InvoiceWarnings';
import { IssuedVersions } from './IssuedVersions';
import { saveFile } from './saveFile';
import { TaxInvoice } from './TaxInvoice';

/** The document with what can be done with it. What is printed or downloaded is what is seen. Only the document itself prints. */
export function InvoiceDesk({ issued }: { issued: Invoice }) {
  const asIssued = editsOf(issued);
  const [edits, setEdits] = useState<Edits>(asIssued);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isChanged = Object.entries(asIssued).some(([name, value]) => edits[name as keyof Edits] !== value);
  const isWhole = amountsOfEdits(edits.sub_total, issued.gst_rate_percent) !== null;

  async function download() {
    setBusy(true);
    setProblem('');
    try {
      const number = issued.invoice_number;
      const { blob, fileName } = await requestFile(printInvoice, { body: { number, edits } });
      saveFile(blob, fileName ?? `${number}.pdf`);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <div className="ma-invoice-desk">
        <PageHeader
          title={texts.title}
          lead={texts.editHint}
          back={{ to: '/admin/invoices', label: invoiceList.title }}
          actions={
            <>
              <Button onClick={() => window.print()} disabled={!isWhole}>
                {texts.print}
              </Button>
              <Button variant="secondary" busy={busy} onClick={download} disabled={!isWhole}>
                {texts.download}
              </Button>
            </>
          }
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {issued.gst_rate_percent !== AUSTRALIAN_GST_PERCENT && (
          <Notice tone="warn">{texts.gstNotice(issued.gst_rate_percent)}</Notice>
        )}
        {issued.warnings && <InvoiceWarnings warnings={issued.warnings} />}
        <div role="status">
          {isChanged && (
            <Notice tone="info">
              <p>{texts.changed}</p>
              <Button variant="secondary" onClick={() => setEdits(asIssued)}>
                {texts.undo}
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
