import { buffer } from 'node:stream/consumers';
import { amountText, dayText, dollarsText, hoursText } from '@cleaning/contracts';
import { printable } from '@cleaning/service-kit';
import PDFDocument from 'pdfkit';
import {
  abnText,
  BLUE,
  LEFT,
  MIDDLE,
  type Page,
  QUIET,
  RIGHT,
  rightOf,
  rule,
  WIDTH,
  write,
} from '../../invoices/paper.js';
import { DOCUMENT_TITLES } from '../remittance/documents.js';
import type { IssuedDocument } from './content.js';

const STRONG = { font: 'Helvetica-Bold' } as const;
const SMALL = { size: 9, colour: QUIET } as const;
/** Right edges of the columns. */
const COLUMNS = { hours: 400, gst: 448, amount: RIGHT - 8 };
const LAST_LINE = 720;
const ROW = 16;

/** LI 2023/20 s 9. */
const EMBEDDED_TERMS =
  'Agreement: these terms are about the supplies on this invoice. The recipient issues tax invoices for them, and the supplier does ' +
  'not. Both are registered for GST and tell each other when that ends. The supplier tells the recipient within 21 days when they ' +
  'do not accept these terms; by accepting this invoice they accept them.';

const dollars = (cents: number): string =>
  cents < 0 ? `-${dollarsText(amountText(-cents))}` : dollarsText(amountText(cents));

function head(page: Page, { number, kind, issued_on, corrects, repeats, content }: IssuedDocument): void {
  const { company, payee } = content;
  page.rect(0, 0, 595, 10).fill(BLUE);
  write(
    page,
    DOCUMENT_TITLES[kind],
    { x: LEFT, y: 40, width: WIDTH, height: 26 },
    { ...STRONG, size: 18, colour: BLUE },
  );
  const issuer = kind === 'remittance-advice' ? 'PAID BY' : 'RECIPIENT';
  const supplier = kind === 'remittance-advice' ? 'PAID TO' : 'SUPPLIER';
  const address = `${company.street}, ${company.city} ${company.state} ${company.postal_code}`;
  const sides = [
    { x: LEFT, label: supplier, name: payee.name, abn: payee.abn, address: payee.address },
    { x: MIDDLE, label: issuer, name: company.name, abn: company.abn, address },
  ];
  for (const { x, label, name, abn, address: where } of sides) {
    write(page, label, { x, y: 78, width: 230 }, SMALL);
    write(page, name, { x, y: 92, width: 230, height: 28 }, { ...STRONG, size: 11 });
    write(page, abn === '' ? 'No ABN quoted' : `ABN ${abnText(abn.replace(/\s/g, ''))}`, { x, y: 122, width: 230 });
    write(page, where, { x, y: 138, width: 230, height: 28 }, { size: 9 });
  }
  rule(page, 176);
  const facts = [
    ['Number', number],
    ['Date of issue', dayText(issued_on)],
    ['Paid on', dayText(content.paid_on)],
    ['Pay run', String(content.run_number)],
    ...(corrects ? [['Adjusts', corrects]] : []),
    ...(repeats ? [['Paid again', `after a returned payment of ${repeats}`]] : []),
  ];
  facts.forEach(([label = '', value = ''], index) => {
    const column = { x: index % 2 === 0 ? LEFT : MIDDLE, y: 186 + Math.floor(index / 2) * ROW };
    write(page, label, { ...column, width: 80 }, { colour: QUIET });
    write(page, value, { ...column, x: column.x + 84, width: 150 }, STRONG);
  });
}

function tableHead(page: Page, y: number): number {
  page.rect(LEFT, y, WIDTH, 20).fill(BLUE);
  const heading = { ...STRONG, size: 9, colour: '#ffffff' };
  write(page, 'DAY', { x: LEFT + 8, y: y + 6, width: 70 }, heading);
  write(page, 'WORK', { x: LEFT + 80, y: y + 6, width: 200 }, heading);
  write(page, 'HOURS', rightOf(COLUMNS.hours, y + 6, 60), heading);
  write(page, 'GST', rightOf(COLUMNS.gst, y + 6, 40), heading);
  write(page, 'AMOUNT', rightOf(COLUMNS.amount, y + 6, 80), heading);
  return y + 26;
}

function lines(page: Page, document: IssuedDocument): number {
  let y = tableHead(page, 244);
  for (const line of document.content.lines) {
    if (y > LAST_LINE) {
      page.addPage();
      y = tableHead(page, 40);
    }
    const kind = line.kind === 'work' ? '' : `${line.kind}: `;
    write(page, dayText(line.day), { x: LEFT + 8, y, width: 70 });
    write(page, `${kind}${line.text}`, { x: LEFT + 80, y, width: 255 });
    write(page, line.minutes ? hoursText(line.minutes) : '', rightOf(COLUMNS.hours, y, 60));
    write(page, line.taxable && document.content.gst_registered ? 'yes' : 'no', rightOf(COLUMNS.gst, y, 40));
    write(page, dollars(line.cents), rightOf(COLUMNS.amount, y, 90));
    y += ROW;
  }
  return y;
}

function totals(
  page: Page,
  { kind, sub_total_cents, gst_cents, total_cents, content }: IssuedDocument,
  from: number,
): void {
  let y = from + 8;
  if (y > LAST_LINE - (content.agreement_terms ? 150 : 90)) {
    page.addPage();
    y = 40;
  }
  rule(page, y);
  const { payment } = content;
  const rows: [label: string, cents: number][] = [
    ['Total without GST', sub_total_cents],
    [`GST ${content.gst_registered ? content.gst_percent : 0}%`, gst_cents],
    [kind === 'adjustment-note' ? 'Adjustment with GST' : 'Total with GST', total_cents],
    ...(payment && payment.withheld_cents > 0
      ? [['Withheld: no ABN was quoted', -payment.withheld_cents] as [string, number]]
      : []),
    ...(payment
      ? [
          [
            `Paid${payment.account_ending ? ` to the account ending in ${payment.account_ending}` : ''}`,
            payment.paid_cents,
          ] as [string, number],
        ]
      : []),
  ];
  for (const [label, cents] of rows) {
    y += ROW;
    write(page, label, { x: MIDDLE - 60, y, width: 220 }, { colour: QUIET });
    write(page, dollars(cents), rightOf(COLUMNS.amount, y), STRONG);
  }
  const notes: Readonly<Record<IssuedDocument['kind'], string>> = {
    rcti: 'The GST shown is payable by the supplier. Lines marked “yes” are taxable.',
    'adjustment-note': 'It adjusts the tax invoice named above. The GST shown is that of the supplier.',
    'remittance-advice': content.gst_registered
      ? 'It is no tax document: please send your own invoice for it.'
      : 'No GST is paid: the payee is not registered for GST.',
  };
  write(page, notes[kind], { x: LEFT, y: y + 28, width: WIDTH, height: 26 }, SMALL);
  if (content.agreement_terms) write(page, EMBEDDED_TERMS, { x: LEFT, y: y + 48, width: WIDTH, height: 60 }, SMALL);
}

/**
 * A remittance advice, recipient created tax invoice (GST Act s 29-70(1)) or adjustment note (s 29-75) on A4, on as many
 * pages as its lines need.
 */
export async function payDocumentPdf(document: IssuedDocument): Promise<Buffer> {
  const info = {
    Title: `${DOCUMENT_TITLES[document.kind]} ${document.number}`,
    Author: printable(document.content.company.name),
  };
  const page = new PDFDocument({ size: 'A4', margin: 0, info });
  const bytes = buffer(page);
  head(page, document);
  totals(page, document, lines(page, document));
  page.end();
  return bytes;
}
