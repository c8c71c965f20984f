import { formatAbn, formatAmount, formatDate, formatDollarAmount, formatHours } from '@cleaning/contracts';
import {
  computeRunningSums,
  MUTED,
  Paper,
  type PaperFact,
  type PaperLogo,
  type PaperTotal,
} from '@cleaning/service-kit/paper';
import { DOCUMENT_TITLES } from '../remittance/documents.js';
import type { DocumentContent, IssuedDocument } from './content.js';

const SMALL = { size: 9, colour: MUTED } as const;

/** LI 2023/20 s 9. */
const EMBEDDED_TERMS =
  'Agreement: these terms apply to the supplies on this invoice. The recipient can issue tax invoices for them, and the supplier will ' +
  'not. Both are registered for GST and will tell each other if that ends. The supplier must tell the recipient within 21 days of ' +
  'receiving this invoice if they do not accept these terms. By accepting this invoice, they accept them.';

const formatSignedCents = (cents: number): string =>
  cents < 0 ? `-${formatDollarAmount(formatAmount(-cents))}` : formatDollarAmount(formatAmount(cents));

function printHead(paper: Paper, { number, kind, issued_on, corrects, repeats, content }: IssuedDocument): void {
  const { company, payee } = content;
  const isAdvice = kind === 'remittance-advice';
  const address = `${company.street}, ${company.city} ${company.state} ${company.postal_code}`;
  const printSide = (label: string, { name, abn, address: where, erased }: DocumentContent['payee']) => {
    paper.writeHeading(label, { level: 3 });
    paper.writeText(name, { weight: 'bold', size: 11 });
    paper.writeText(erased ? 'ABN and address deleted' : abn === '' ? 'No ABN quoted' : `ABN ${formatAbn(abn)}`);
    paper.writeText(where, { size: 9 });
  };
  paper.writeHeading(DOCUMENT_TITLES[kind], { size: 18 });
  paper.addSpace(6);
  paper.writeBeside(
    () => printSide(isAdvice ? 'PAID TO' : 'SUPPLIER', payee),
    () => printSide(isAdvice ? 'PAID BY' : 'RECIPIENT', { ...company, address }),
  );
  paper.drawRule();
  const facts: PaperFact[] = [
    { label: 'Number', value: number },
    { label: 'Paid on', value: formatDate(content.paid_on) },
    ...(corrects ? [{ label: 'Adjusts', value: corrects }] : []),
  ];
  const further: PaperFact[] = [
    { label: 'Date of issue', value: formatDate(issued_on) },
    { label: 'Pay run', value: String(content.run_number) },
    ...(repeats ? [{ label: 'Paid again', value: `after payment ${repeats} was returned` }] : []),
  ];
  paper.writeBeside(
    () => paper.writeFacts(facts),
    () => paper.writeFacts(further),
  );
  paper.addSpace(14);
}

function computeTotals({ kind, sub_total_cents, gst_cents, total_cents, content }: IssuedDocument): PaperTotal[] {
  const { payment } = content;
  const rows: [label: string, cents: number][] = [
    ['Total excluding GST', sub_total_cents],
    [`GST ${content.gst_registered ? content.gst_percent : 0}%`, gst_cents],
    [kind === 'adjustment-note' ? 'Adjustment including GST' : 'Total including GST', total_cents],
  ];
  if (payment && payment.withheld_cents > 0) rows.push(['Withheld (no ABN quoted)', -payment.withheld_cents]);
  if (payment) {
    const account = payment.account_ending ? ` to account ending in ${payment.account_ending}` : '';
    rows.push([`Paid${account}`, payment.paid_cents]);
  }
  return rows.map(([label, cents], index) => ({
    label,
    value: formatSignedCents(cents),
    isMain: index === rows.length - 1,
  }));
}

function printNotes(paper: Paper, { kind, repeats, content }: IssuedDocument): void {
  const texts: Readonly<Record<IssuedDocument['kind'], string>> = {
    rcti: 'The GST shown is payable by the supplier. Lines marked “yes” are taxable.',
    'adjustment-note': 'This note adjusts the tax invoice named above. The GST shown is the supplier’s.',
    'remittance-advice': repeats
      ? `This isn’t a tax document. ${repeats} still applies.`
      : content.gst_registered
        ? 'This isn’t a tax document. Please send us your own invoice for it.'
        : content.lines.every(({ kind: lineKind }) => lineKind === 'correction')
          ? 'No GST is paid because the work it corrects had none.'
          : 'No GST is paid because the payee wasn’t registered for GST at the time.',
  };
  paper.addSpace(14);
  paper.writeText(texts[kind], SMALL);
  if (!content.agreement_terms) return;
  paper.addSpace(8);
  paper.writeText(EMBEDDED_TERMS, SMALL);
}

/** A remittance advice, recipient created tax invoice (GST Act s 29-70(1)) or adjustment note (s 29-75). */
export async function createPayDocumentPdf(document: IssuedDocument, logo?: PaperLogo): Promise<Buffer> {
  const { lines, gst_registered, company } = document.content;
  const paper = new Paper({
    title: `${DOCUMENT_TITLES[document.kind]} ${document.number}`,
    author: company.name,
    colour: company.colour,
    logo,
  });
  printHead(paper, document);
  const sums = computeRunningSums(lines.map(({ cents }) => cents));
  paper.writeTable({
    columns: [
      { title: 'DATE', fit: true },
      { title: 'WORK' },
      { title: 'HOURS', align: 'right' },
      { title: 'GST', align: 'right' },
      { title: 'AMOUNT', align: 'right', carried: (rows) => formatSignedCents(sums[rows] ?? 0) },
    ],
    rows: lines.map(({ day, kind, text, minutes, taxable, cents }) => ({
      cells: [
        formatDate(day),
        kind === 'work' ? text : `${kind}: ${text}`,
        minutes ? formatHours(minutes) : '',
        taxable && gst_registered ? 'yes' : 'no',
        formatSignedCents(cents),
      ],
    })),
    last: () => {
      paper.writeTotals(computeTotals(document));
      printNotes(paper, document);
    },
  });
  return paper.end();
}
