import { abnText, amountText, checkSentence, formatDate, type Supplier } from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { formatSignedDollars } from '../client-invoices/paper-parts.js';
import { waysToPay } from '../settings/ways-to-pay.js';
import type { Statement } from './account-entries.js';

const STRONG = { weight: 'bold' } as const;
const SMALL = { size: 9, colour: MUTED } as const;

export interface AccountOnPaper {
  readonly supplier: Supplier;
  readonly client: { readonly name: string; readonly abn: string; readonly address: string };
  /** YYYY-MM-DD */
  readonly from: string;
  readonly to: string;
  readonly statement: Statement;
  /** Cents that are open today, by age; `credit` is what is the client's. */
  readonly ages: readonly { readonly label: string; readonly cents: number }[];
}

const money = (cents: number): string => formatSignedDollars(amountText(cents));

/** A statement of account: what was open, each entry, what is open, and how to pay it. Amounts with GST. */
export function accountStatementPdf(
  { supplier, client, from, to, statement, ages }: AccountOnPaper,
  logo?: PaperLogo,
): Promise<Buffer> {
  const paper = new Paper({
    title: `Statement of account, ${client.name}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  paper.columns(
    [],
    () => {
      paper.text(supplier.name, { ...STRONG, size: 13 });
      paper.text(`ABN ${abnText(supplier.abn)}`, SMALL);
      paper.text(`Telephone ${supplier.telephone}   ${supplier.email}`, SMALL);
    },
    () => {
      paper.heading('STATEMENT OF ACCOUNT', { align: 'right', size: 15 });
      paper.facts(
        [
          { label: 'From', value: formatDate(from) },
          { label: 'To', value: formatDate(to) },
        ],
        { align: 'right' },
      );
    },
  );
  paper.rule();
  paper.heading('CLIENT', { level: 3 });
  paper.text(client.name, { ...STRONG, size: 12 });
  if (client.abn !== '') paper.text(`ABN ${abnText(client.abn)}`);
  paper.text(client.address);
  paper.space(16);
  const right = { align: 'right' } as const;
  paper.table({
    columns: [
      { title: 'DATE', fit: true },
      { title: 'DETAILS' },
      { title: 'AMOUNT', ...right },
      { title: 'BALANCE', ...right },
    ],
    rows: [
      { cells: ['', `Balance before ${formatDate(from)}`, '', money(statement.before)] },
      ...statement.entries.map(({ day, text, cents, balance }) => ({
        cells: [formatDate(day), text, money(cents), money(balance)],
      })),
    ],
    last: () => paper.totals([{ label: `Balance on ${formatDate(to)}`, value: money(statement.after), isMain: true }]),
  });
  paper.space(16);
  paper.together(() => {
    paper.heading('OWING TODAY, BY AGE', { level: 3 });
    paper.facts(ages.map(({ label, cents }) => ({ label, value: money(cents) })));
  });
  paper.rule();
  paper.together(() => {
    paper.heading('HOW TO PAY', { level: 3 });
    paper.facts(waysToPay(supplier, ''));
    paper.text('Please quote the invoice numbers when you pay. Amounts include GST. This isn’t a tax invoice.', SMALL);
    paper.space(8);
    paper.text(checkSentence(supplier), SMALL);
  });
  return paper.end();
}
