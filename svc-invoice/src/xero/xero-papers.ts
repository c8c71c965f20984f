import type { XeroSettings } from '@cleaning/contracts';

/** What goes to Xero as one document. Amounts are in cents, and above 0 as a whole: a note that takes off has its signs turned. */
export interface XeroPaper {
  readonly type: 'invoice' | 'credit-note' | 'contractor-payment';
  /** Unique: by it the document is found again in Xero. */
  readonly number: string;
  /** What people read beside the number: the client's order number, or the invoice of a note. */
  readonly reference: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly dueDay: string;
  readonly lines: readonly PaperLine[];
  readonly gstCents: number;
  /** With GST, less what is withheld. */
  readonly totalCents: number;
  /** Of a payment: withheld because there is no ABN. */
  readonly withheldCents: number;
  /** Of a note: the number of its invoice. */
  readonly correctsNumber: string;
  /** Of a payment: the bank has returned it, so nothing was paid. */
  readonly isReturned: boolean;
}

/** Without GST. */
export interface PaperLine {
  readonly description: string;
  readonly cents: number;
  readonly isTaxable: boolean;
}

/** Of Xero's LineItem. Amounts are in A$. */
export interface XeroLine {
  readonly Description: string;
  readonly Quantity: number;
  readonly UnitAmount: number;
  readonly AccountCode: string;
  readonly TaxType: string;
  readonly TaxAmount: number;
}

/** Xero's tax type for what is no supply at all, in each Australian organisation. */
const NON_SUPPLY_TAX = 'BASEXCLUDED';
/** Characters of a description that Xero takes. */
const LONGEST = 4000;

const toDollars = (cents: number): number => cents / 100;

/**
 * The GST of each line. Xero adds up lines, and our GST is rounded once for the whole paper: what is left over by rounding goes to the line
 * with the highest amount, so that both have the same sum.
 */
export function spreadGst(lines: readonly PaperLine[], gstCents: number): number[] {
  const taxable = lines.reduce((sum, { cents, isTaxable }) => sum + (isTaxable ? cents : 0), 0);
  if (taxable === 0 || gstCents === 0) return lines.map(() => 0);
  const spread = lines.map(({ cents, isTaxable }) => (isTaxable ? Math.round((cents * gstCents) / taxable) : 0));
  const left = gstCents - spread.reduce((sum, cents) => sum + cents, 0);
  const amounts = lines.map(({ cents, isTaxable }) => (isTaxable ? Math.abs(cents) : -1));
  const highest = amounts.indexOf(Math.max(...amounts));
  return spread.map((cents, index) => (index === highest ? cents + left : cents));
}

/**
 * The lines of a payment: what GST applies to, and the rest, which is below 0 where deductions are more than what is added. Amounts are without
 * GST. Without GST there is one line.
 */
export function splitTaxable(
  description: string,
  { subTotalCents, gstCents }: { readonly subTotalCents: number; readonly gstCents: number },
  taxableCents: number,
): PaperLine[] {
  if (gstCents === 0) return [{ description, cents: subTotalCents, isTaxable: false }];
  if (taxableCents === 0 || taxableCents === subTotalCents)
    return [{ description, cents: subTotalCents, isTaxable: true }];
  return [
    { description, cents: taxableCents, isTaxable: true },
    { description: `${description}, without GST`, cents: subTotalCents - taxableCents, isTaxable: false },
  ];
}

interface Codes {
  readonly account: string;
  readonly tax: string;
  readonly taxFree: string;
}

function toLines({ lines, gstCents }: XeroPaper, { account, tax, taxFree }: Codes): XeroLine[] {
  const gst = spreadGst(lines, gstCents);
  return lines.map(({ description, cents, isTaxable }, index) => ({
    Description: description.slice(0, LONGEST),
    Quantity: 1,
    UnitAmount: toDollars(cents),
    AccountCode: account,
    TaxType: isTaxable ? tax : taxFree,
    TaxAmount: toDollars(gst[index] ?? 0),
  }));
}

const forSales = (settings: XeroSettings): Codes => ({
  account: settings.sales_account,
  tax: settings.sales_tax,
  taxFree: settings.sales_tax_free,
});

const forContractors = (settings: XeroSettings): Codes => ({
  account: settings.contractor_account,
  tax: settings.contractor_tax,
  taxFree: settings.contractor_tax_free,
});

function toContractorLines(paper: XeroPaper, settings: XeroSettings): XeroLine[] {
  const lines = toLines(paper, forContractors(settings));
  if (paper.withheldCents === 0) return lines;
  const withheld: XeroLine = {
    Description: 'Withheld because there’s no ABN',
    Quantity: 1,
    UnitAmount: toDollars(-paper.withheldCents),
    AccountCode: settings.withheld_account,
    TaxType: NON_SUPPLY_TAX,
    TaxAmount: 0,
  };
  return [...lines, withheld];
}

/** Of all documents: amounts of lines are without GST. */
const COMMON = { LineAmountTypes: 'Exclusive', CurrencyCode: 'AUD', Status: 'AUTHORISED' } as const;

/** A sales invoice for `PUT /Invoices`. It is marked as sent: the client has it from us. */
export const toXeroInvoice = (paper: XeroPaper, settings: XeroSettings, contactId: string) => ({
  Type: 'ACCREC',
  Contact: { ContactID: contactId },
  InvoiceNumber: paper.number,
  Reference: paper.reference,
  Date: paper.day,
  DueDate: paper.dueDay,
  SentToContact: true,
  LineItems: toLines(paper, forSales(settings)),
  ...COMMON,
});

/** For `PUT /CreditNotes`. */
export const toXeroCreditNote = (paper: XeroPaper, settings: XeroSettings, contactId: string) => ({
  Type: 'ACCRECCREDIT',
  Contact: { ContactID: contactId },
  CreditNoteNumber: paper.number,
  Reference: paper.reference,
  Date: paper.day,
  LineItems: toLines(paper, forSales(settings)),
  ...COMMON,
});

/** A bill for `PUT /Invoices`. */
export const toXeroBill = (paper: XeroPaper, settings: XeroSettings, contactId: string) => ({
  Type: 'ACCPAY',
  Contact: { ContactID: contactId },
  InvoiceNumber: paper.number,
  Date: paper.day,
  DueDate: paper.dueDay,
  LineItems: toContractorLines(paper, settings),
  ...COMMON,
});

/** Spend money for `PUT /BankTransactions`. */
export const toXeroSpending = (paper: XeroPaper, settings: XeroSettings, contactId: string) => ({
  Type: 'SPEND',
  Contact: { ContactID: contactId },
  BankAccount: { AccountID: settings.bank_account },
  Reference: paper.number,
  Date: paper.day,
  LineItems: toContractorLines(paper, settings),
  ...COMMON,
});

/** Lines of an address in a contact of Xero's. */
const ADDRESS_LINES = ['AddressLine1', 'AddressLine2', 'AddressLine3', 'AddressLine4'] as const;
/** Characters of a line of an address. */
const LONGEST_ADDRESS_LINE = 500;

/** Whose contact is created. `id` is ours, by which it is found again. */
export interface NewContact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Eleven digits, or empty. */
  readonly abn: string;
  readonly address: string;
}

/** For `PUT /Contacts`. */
export function toXeroContact({ id, name, email, abn, address }: NewContact) {
  const given = address
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = ADDRESS_LINES.length - 1;
  // What is left over is on the last line.
  const lines = given.length > last + 1 ? [...given.slice(0, last), given.slice(last).join(', ')] : given;
  const postal = Object.fromEntries(
    ADDRESS_LINES.slice(0, lines.length).map((name, index) => [
      name,
      (lines[index] ?? '').slice(0, LONGEST_ADDRESS_LINE),
    ]),
  );
  return {
    Name: name,
    ContactNumber: id,
    ...(email !== '' && { EmailAddress: email }),
    ...(abn !== '' && { TaxNumber: abn }),
    ...(lines.length > 0 && { Addresses: [{ AddressType: 'POBOX', ...postal }] }),
  };
}

/** A text within a `where` of Xero's. */
export const quoteForXero = (text: string): string => `"${text.replace(/["\\]/g, '')}"`;
