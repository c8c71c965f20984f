import { getInvoicePdf, type Invoice } from '@cleaning/contracts';
import { Button, Notice, PageHeader } from '@cleaning/ui';
import { messageOf, requestFile } from '@cleaning/ui/app';
import { useState } from 'react';
import { invoice as texts } from '../texts';
import { saveFile } from './saveFile';
import { TaxInvoice } from './TaxInvoice';

/** The Australian rate (GST Act 1999, s 9-70). Another one is the company's setting and is pointed out. */
const AUSTRALIAN_GST_PERCENT = 10;

/** The document with what can be done with it. The buttons and notices do not print. */
export function InvoiceDesk({ issued }: { issued: Invoice }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function download() {
    setBusy(true);
    setProblem('');
    try {
      const number = issued.invoice_number;
      const { blob, fileName } = await requestFile(getInvoicePdf, { params: { number } });
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
          actions={
            <>
              <Button onClick={() => window.print()}>{texts.print}</Button>
              <Button variant="secondary" busy={busy} onClick={download}>
                {texts.download}
              </Button>
            </>
          }
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {issued.gst_rate_percent !== AUSTRALIAN_GST_PERCENT && (
          <Notice tone="warn">{texts.gstNotice(issued.gst_rate_percent)}</Notice>
        )}
      </div>
      <TaxInvoice issued={issued} />
    </>
  );
}
