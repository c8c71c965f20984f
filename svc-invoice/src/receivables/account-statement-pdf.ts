import { formatAbn, formatAmount, formatBankWarning, formatDate, type Supplier } from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { formatSignedDollars } from '../client-invoices/paper-parts.js';
import { listWaysToPay } from '../settings/ways-to-pay.js';
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
  /** Cents owing today by age; `credit` belongs to the client. */
  readonly ages: readonly { readonly label: string; readonly cents: number }[];
}

const formatSignedCents = (cents: number): string => formatSignedDollars(formatAmount(cents));

/** PDF of a statement of account: opening balance, entries, closing balance, and how to pay. Amounts with GST. */
export function createAccountStatementPdf(
  { supplier, client, from, to, statement, ages }: AccountOnPaper,
  logo?: PaperLogo,
): Promise<Buffer> {
  const paper = new Paper({
    title: `Statement of account, ${client.name}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  paper.writeColumns(
    [],
    () => {
      paper.writeText(supplier.name, { ...STRONG, size: 13 });
      paper.writeText(`ABN ${formatAbn(supplier.abn)}`, SMALL);
      paper.writeText(`Telephone ${supplier.telephone}   ${supplier.email}`, SMALL);
    },
    () => {
      paper.writeHeading('STATEMENT OF ACCOUNT', { align: 'right', size: 15 });
      paper.writeFacts(
        [
          { label: 'From', value: formatDate(from) },
          { label: 'To', value: formatDate(to) },
        ],
        { align: 'right' },
      );
    },
  );
  paper.drawRule();
  paper.writeHeading('CLIENT', { level: 3 });
  paper.writeText(client.name, { ...STRONG, size: 12 });
  if (client.abn !== '') paper.writeText(`ABN ${formatAbn(client.abn)}`);
  paper.writeText(client.address);
  paper.addSpace(16);
  const right = { align: 'right' } as const;
  paper.writeTable({
    columns: [
      { title: 'DATE', fit: true },
      { title: 'DETAILS' },
      { title: 'AMOUNT', ...right },
      { title: 'BALANCE', ...right },
    ],
    rows: [
      { cells: ['', `Balance before ${formatDate(from)}`, '', formatSignedCents(statement.before)] },
      ...statement.entries.map(({ day, text, cents, balance }) => ({
        cells: [formatDate(day), text, formatSignedCents(cents), formatSignedCents(balance)],
      })),
    ],
    last: () =>
      paper.writeTotals([
        { label: `Balance on ${formatDate(to)}`, value: formatSignedCents(statement.after), isMain: true },
      ]),
  });
  paper.addSpace(16);
  paper.keepTogether(() => {
    paper.writeHeading('OWING TODAY, BY AGE', { level: 3 });
    paper.writeFacts(ages.map(({ label, cents }) => ({ label, value: formatSignedCents(cents) })));
  });
  paper.drawRule();
  paper.keepTogether(() => {
    paper.writeHeading('HOW TO PAY', { level: 3 });
    paper.writeFacts(listWaysToPay(supplier, ''));
    paper.writeText(
      'Please quote the invoice numbers when you pay. Amounts include GST. This isn’t a tax invoice.',
      SMALL,
    );
    paper.addSpace(8);
    paper.writeText(formatBankWarning(supplier), SMALL);
  });
  return paper.end();
}
