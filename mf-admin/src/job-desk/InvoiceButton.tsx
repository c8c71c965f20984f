import { requestInvoice } from '@cleaning/contracts';
import { Button, Notice, useAlert } from '@cleaning/ui';
import { messageOf, useAction, useNavigate } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { invoiceRequest } from '../texts';

/** The invoice page opens this long after the data has arrived (spec point 9). */
const OPENS_AFTER_MS = 1000;

interface InvoiceButtonProps {
  jobId: string;
  year: string;
  month: string;
}

export function InvoiceButton({ jobId, year, month }: InvoiceButtonProps) {
  const alert = useAlert();
  const navigate = useNavigate();
  const issue = useAction(requestInvoice);
  const [ready, setReady] = useState<string | null>(null);

  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(() => navigate(`/invoice?number=${encodeURIComponent(ready)}`), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ready, navigate]);

  async function download() {
    try {
      const invoice = await issue.run({ body: { job_id: jobId, year, month } });
      setReady(invoice.invoice_number);
    } catch (error) {
      await alert(messageOf(error));
    }
  }

  return (
    <>
      <Button variant="secondary" busy={issue.busy || ready !== null} onClick={download}>
        {invoiceRequest.button}
      </Button>
      <div role="status">{ready && <Notice tone="ok">{invoiceRequest.ready(ready)}</Notice>}</div>
    </>
  );
}
