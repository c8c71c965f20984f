import { getAdjustmentNotePdf, getClientInvoicePdf } from '@cleaning/contracts';
import { Button, Notice, useDownload } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { notes, clientInvoice as texts } from './texts';

interface PdfProps {
  number: string;
  call: typeof getClientInvoicePdf | typeof getAdjustmentNotePdf;
}

/** Saves a document as PDF. */
function Pdf({ number, call }: PdfProps) {
  const { download, busy, problem } = useDownload(`${number}.pdf`, () => requestFile(call, { params: { number } }));
  return (
    <>
      <Button variant="secondary" busy={busy} aria-label={notes.pdfLabel(number)} onClick={download}>
        {texts.pdf}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

export const InvoicePdf = ({ number }: { number: string }) => <Pdf number={number} call={getClientInvoicePdf} />;
export const NotePdf = ({ number }: { number: string }) => <Pdf number={number} call={getAdjustmentNotePdf} />;
