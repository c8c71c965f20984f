import { z } from 'zod';

/** Fields we read from Xero's responses, named as in its OpenAPI document. Other fields are dropped. */

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

/** `/Date(1552326816230+0000)/`, or ISO 8601 without a zone, which is UTC. */
const DATE = /^\/Date\((-?\d+)/;
export function readXeroInstant(value: string): Date {
  const milliseconds = DATE.exec(value)?.[1];
  if (milliseconds !== undefined) return new Date(Number(milliseconds));
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`);
}

const instant = z.string().transform((value, context) => {
  const read = readXeroInstant(value);
  if (Number.isFinite(read.getTime())) return read;
  context.addIssue({ code: 'custom', message: 'must be an instant' });
  return z.NEVER;
});
/** Days are midnight UTC. */
const day = instant.transform((read) => read.toISOString().slice(0, 10));

export const xeroConnections = z.array(
  z.object({ id: z.string(), tenantId: z.guid(), tenantType: text, tenantName: text }),
);

export const xeroAccounts = z.object({
  Accounts: z.array(
    z.object({
      AccountID: z.string(),
      Code: text,
      Name: text,
      Type: text,
      Class: text,
      Status: text,
      SystemAccount: text,
      TaxType: text,
    }),
  ),
});

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

export const xeroTaxRates = z.object({
  TaxRates: z.array(
    z.object({
      TaxType: text,
      Name: text,
      Status: text,
      EffectiveRate: amount,
      CanApplyToRevenue: flag,
      CanApplyToExpenses: flag,
    }),
  ),
});

const contact = z.object({
  ContactID: z.string(),
  ContactNumber: text,
  ContactStatus: text,
  Name: text,
  EmailAddress: text,
  TaxNumber: text,
  UpdatedDateUTC: instant,
});
export const xeroContacts = z.object({ Contacts: z.array(contact) });
export type XeroAnswerContact = z.output<typeof contact>;

const reference = z
  .object({ ContactID: text })
  .nullish()
  .transform((value) => value ?? { ContactID: '' });

const invoice = z.object({
  InvoiceID: z.string(),
  InvoiceNumber: text,
  Type: text,
  Status: text,
  Contact: reference,
  Total: amount,
  AmountDue: amount,
});
export const xeroInvoices = z.object({ Invoices: z.array(invoice) });

const creditNote = z.object({
  CreditNoteID: z.string(),
  CreditNoteNumber: text,
  Type: text,
  Status: text,
  Contact: reference,
  Total: amount,
  RemainingCredit: amount,
});
export const xeroCreditNotes = z.object({ CreditNotes: z.array(creditNote) });
export type XeroAnswerCreditNote = z.output<typeof creditNote>;

export const xeroAllocations = z.object({ Allocations: z.array(z.object({ Amount: amount })) });

const bankTransaction = z.object({
  BankTransactionID: z.string(),
  Reference: text,
  Type: text,
  Status: text,
  Contact: reference,
  Total: amount,
});
export const xeroBankTransactions = z.object({ BankTransactions: z.array(bankTransaction) });

const payment = z.object({
  PaymentID: z.guid(),
  PaymentType: text,
  Status: text,
  Date: day,
  Amount: amount,
  Reference: text,
  IsReconciled: flag,
  UpdatedDateUTC: instant,
  Invoice: z.object({ InvoiceID: text, InvoiceNumber: text }).nullish(),
});
export const xeroPayments = z.object({ Payments: z.array(payment) });
export type XeroAnswerPayment = z.output<typeof payment>;

const validationErrors = z.array(z.object({ Message: text })).nullish();
/** Form of 400 responses, and of others with a reason. */
const problem = z.object({
  Message: text,
  Detail: text,
  Title: text,
  Elements: z.array(z.object({ ValidationErrors: validationErrors })).nullish(),
});

const MAX_WORDS = 1000;

/** Xero's reasons for a refusal, each sentence once; empty if it gave none. */
export function readXeroWords(body: unknown): string {
  const { data } = problem.safeParse(body);
  if (!data) return '';
  const errors = (data.Elements ?? []).flatMap(({ ValidationErrors }) => ValidationErrors ?? []);
  const sentences = [...new Set(errors.map(({ Message }) => Message).filter((message) => message !== ''))];
  return (sentences.join(' ') || data.Detail || data.Message || data.Title).slice(0, MAX_WORDS);
}
