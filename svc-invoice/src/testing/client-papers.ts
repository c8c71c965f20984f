import { type AdjustmentNote, type ClientInvoice, type ClientInvoiceLine, formatAmount } from '@cleaning/contracts';
import { getTexts, type ReadPdf, readPdf } from '@cleaning/service-kit/testing';
import { createAdjustmentNotePdf } from '../client-invoices/adjustment-note-pdf.js';
import { createClientInvoicePdf } from '../client-invoices/client-invoice-pdf.js';

const BUYER = 'Công ty Vệ sinh Nguyễn Thị Hương Đặng Pty Ltd';
const PLACE = 'Tiệm phở Mỹ Hằng, đường Trần Quốc Toản (čšő)';
/** Longer than a line of the page. */
const LONG = `${PLACE} ${'and the long corridor beside the loading dock '.repeat(6)}`.trim();
const place = (line: number) => `${line % 50 === 3 ? LONG : PLACE} ${line}`;

const SUPPLIER = {
  name: 'Gumleaf',
  abn: '80000000001',
  telephone: '08 5550 0100',
  fax: '',
  street: '1 Gum Street',
  place: '',
  city: 'Adelaide',
  postal_code: '5000',
  state: 'SA',
  web_address: 'gumleaf.example',
  email: 'a@gumleaf.example',
  email_2: '',
  bank_account_name: 'Gumleaf',
  bank_bsb: '105-900',
  bank_account_number: '000111222',
};
const PARTIES = {
  to_name: BUYER,
  to_trading_name: 'Phở Hương',
  to_abn: '51824753556',
  to_address: '12 Đồng Khởi\nSA 5000',
  supplier: SUPPLIER,
};

/** Cents: A$101.00, A$102.00 and so on. */
const buildAmounts = (count: number) => Array.from({ length: count }, (_, line) => 10_000 + 100 * (line + 1));
const computeSum = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);
const computeTotals = (subTotal: number) => ({
  sub_total: formatAmount(subTotal),
  gst: formatAmount(subTotal / 10),
  gst_rate_percent: 10,
  total: formatAmount((subTotal * 11) / 10),
});

function getInvoice(count: number): ClientInvoice {
  const lines = buildAmounts(count).map(
    (cents, line): ClientInvoiceLine => ({
      job_id: '',
      place: place(line),
      address: '5 Lê Lợi',
      from: '2026-10-01',
      to: '2026-10-31',
      basis: 'month',
      visits: 4,
      minutes: 0,
      missed: 0,
      cancelled: 0,
      re_cleans: 0,
      credit: '0.00',
      reason: '',
      price: formatAmount(cents),
      amount: formatAmount(cents),
    }),
  );
  const sums = computeTotals(computeSum(buildAmounts(count)));
  return {
    number: 'INV-00007',
    client_id: '',
    month: '2026-10',
    version: 1,
    state: 'issued',
    order_number: 'PO-Đ7',
    issued_on: '2026-11-02',
    due_on: '2026-11-16',
    sending: false,
    sent_at: '',
    versions: [],
    notes: [],
    differences: [],
    adjust_until: '',
    adjusted_total: sums.total,
    lines,
    ...PARTIES,
    ...sums,
    paid: '0.00',
    written_off: '0.00',
    open: sums.total,
  };
}

function toNote(count: number): AdjustmentNote {
  const sums = computeTotals(computeSum(buildAmounts(count)));
  return {
    number: 'ADJ-00003',
    invoice_number: 'INV-00007',
    invoice_issued_on: '2026-11-02',
    issued_on: '2026-11-20',
    issued_by: 'Helen',
    reason: 'Giá mới từ tháng mười',
    known_on: '',
    undoes: '',
    undone_by: '',
    sending: false,
    lines: buildAmounts(count).map((cents, line) => ({ description: place(line), amount: formatAmount(cents) })),
    sent_at: '',
    adjusted_total: sums.total,
    ...PARTIES,
    ...sums,
  };
}

const removeSpaces = (text: string) => text.replace(/\s/g, '');
const PAPERS: [string, (count: number) => Promise<Buffer>][] = [
  ['a client invoice', (count) => createClientInvoicePdf(getInvoice(count))],
  ['an adjustment note', (count) => createAdjustmentNotePdf(toNote(count))],
];

/** Sums carried from page to page, in cents. The last page has none. */
const readCarried = ({ pages }: ReadPdf) =>
  pages.flatMap((page) => {
    const [, amount = ''] = /^Carried forward.*A\$([\d,.]+)$/m.exec(page) ?? [];
    return amount === '' ? [] : [Math.round(100 * Number(amount.replace(/,/g, '')))];
  });

/** Tests client PDFs with these numbers of lines. */
export function describePapers(...counts: number[]): void {
  describe.each(PAPERS)('PDF of %s', (_, printed) => {
    it.each(counts)('prints each of %i lines in full and carries the sums to the next page', async (count) => {
      const paper = readPdf(await printed(count));
      expect(paper.pages.length > 1).toBe(count > 1);
      expect(paper.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
      const text = removeSpaces(paper.pages.join(' '));
      for (const part of [BUYER, 'Phở Hương', '12 Đồng Khởi']) expect(text).toContain(removeSpaces(part));
      expect(text).not.toMatch(/…|\?\?|\uFFFD/);
      // A cell of the tagged table holds the whole text even across pages.
      const cells = getTexts(paper, 'TD').map(removeSpaces);
      const lines = Array.from({ length: count }, (__, line) => removeSpaces(place(line)));
      for (const line of lines) expect(cells.some((cell) => cell.includes(line))).toBe(true);
      const sums = readCarried(paper);
      // How to pay follows the table, on a separate page if the last one is full.
      const tablePages = paper.pages.filter((page, number) => number === 0 || page.includes('Brought forward'));
      expect(paper.pages.slice(0, tablePages.length)).toEqual(tablePages);
      expect(paper.pages.length - tablePages.length).toBeLessThanOrEqual(1);
      expect(sums).toHaveLength(tablePages.length - 1);
      for (const sum of sums)
        expect(buildAmounts(count).map((___, line) => computeSum(buildAmounts(line + 1)))).toContain(sum);
      expect(sums).toEqual([...sums].sort((a, b) => a - b));
    });
  });
}
