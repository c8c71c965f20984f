import type { XeroSettings } from '@cleaning/contracts';

/** A document for Xero. Amounts are in cents; the total is above 0, with reversed signs for a decreasing note. */
export interface XeroPaper {
  readonly type: 'invoice' | 'credit-note' | 'contractor-payment';
  /** Unique; used to find the document in Xero. */
  readonly number: string;
  /** Shown beside the number: the client's order number, or a note's invoice. */
  readonly reference: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly dueDay: string;
  readonly lines: readonly PaperLine[];
  readonly gstCents: number;
  /** With GST, less withholding. */
  readonly totalCents: number;
  /** For a payment: withheld for a missing ABN. */
  readonly withheldCents: number;
  /** For a note: the number of its invoice. */
  readonly correctsNumber: string;
  /** For a payment: returned by the bank, so nothing was paid. */
  readonly isReturned: boolean;
}

/** Without GST. */
export interface PaperLine {
  readonly description: string;
  readonly cents: number;
  readonly isTaxable: boolean;
}

/** Xero's LineItem. Amounts are in A$. */
export interface XeroLine {
  readonly Description: string;
  readonly Quantity: number;
  readonly UnitAmount: number;
  readonly AccountCode: string;
  readonly TaxType: string;
  readonly TaxAmount: number;
}

/** Xero's tax type for non-supplies, in every Australian organisation. */
const NON_SUPPLY_TAX = 'BASEXCLUDED';
/** Maximum characters of a description in Xero. */
const LONGEST = 4000;

const toDollars = (cents: number): number => cents / 100;

/**
 * GST of each line. Xero sums lines, but our GST is rounded once for the paper: the line with the highest amount gets
 * the rounding difference.
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
 * Splits a payment into the taxable part and the rest, which is negative if deductions exceed additions. Amounts
 * without GST. One line if there is no GST.
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

/** Common to all documents: line amounts are without GST. */
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

/** Body of `PUT /CreditNotes`. */
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

/** The person or client of a new contact. `id` is ours, used to find it again. */
export interface NewContact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Eleven digits, or empty. */
  readonly abn: string;
  readonly address: string;
}

/** Body of `PUT /Contacts`. */
export function toXeroContact({ id, name, email, abn, address }: NewContact) {
  const given = address
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = ADDRESS_LINES.length - 1;
  // The last line has the rest.
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
