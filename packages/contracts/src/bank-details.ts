import { z } from 'zod';
import { defineCall } from './call.js';
import { CLIENT_PAGE } from './client-sessions.js';
import { answeredId, done, id, madeId } from './fields.js';
import { type Supplier, supplier, supplierState } from './invoice-settings.js';
import { isPrintedAddress } from './web-links.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

const BANK_FIELDS = {
  bank_account_name: true,
  bank_bsb: true,
  bank_account_number: true,
  pay_id: true,
  bpay_biller_code: true,
} as const;

/** Bank details for clients' payments. */
export const companyBank = supplier.pick(BANK_FIELDS);
export type CompanyBank = z.infer<typeof companyBank>;

/** The company's identity and contact details. */
export const companyContact = supplier.omit({ ...BANK_FIELDS, colour: true, logo: true });

/** Bank details on clients' pages, to expose fraudulent mails that name another account. */
export const companyBankInForce = supplierState.pick(BANK_FIELDS).extend({
  /** YYYY-MM-DD of the last change; empty for details from before changes were recorded. */
  since: z.string(),
});
export type CompanyBankInForce = z.infer<typeof companyBankInForce>;

const MAX_DIGIT = 9;

/**
 * The BPAY reference of an invoice: the digits of its number with a check digit behind them (MOD10V01, as banks call it: Luhn's). Empty where
 * the number has no digits.
 */
export function computeBpayReference(invoiceNumber: string): string {
  const digits = invoiceNumber.replace(/\D/g, '');
  if (digits === '') return '';
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > MAX_DIGIT ? weighted - MAX_DIGIT : weighted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Page with our bank details for clients, without the scheme. */
const formatClientPage = (webAddress: string): string =>
  `${webAddress.replace(/^https?:\/\//i, '').replace(/\/+$/, '')}${CLIENT_PAGE}`;

/**
 * Warning on each paper and message that asks for money, against fraudulent mails that name another account. Leaves out
 * an invalid web address that was saved before addresses were checked.
 */
export function formatBankWarning({ web_address, telephone }: Pick<Supplier, 'web_address' | 'telephone'>): string {
  const asked = 'Asked to pay into a different account?';
  if (!isPrintedAddress(web_address)) return `${asked} Call us on ${telephone} first.`;
  return `${asked} Check ${formatClientPage(web_address)} first: your page there shows our bank details and how long we’ve had them. Or call us on ${telephone}.`;
}

/** `factor`: by an admin with the second factor. `second-admin`: requested by one, approved by another. */
export const bankChangeWay = z.enum(['factor', 'second-admin']);
export const BANK_CHANGE_STATES = ['proposed', 'in-force', 'rejected', 'withdrawn', 'replaced'] as const;
export const bankChangeState = z.enum(BANK_CHANGE_STATES);
export type BankChangeState = z.infer<typeof bankChangeState>;

const bankChange = z.object({
  ...companyBank.shape,
  id: answeredId,
  /** `in-force` also applies to superseded changes. */
  state: bankChangeState,
  way: bankChangeWay,
  asked_by: z.string(),
  /** True if the reader requested it. */
  own: z.boolean(),
  /** ISO 8601 instants; the second is empty until decided. */
  asked_at: z.string(),
  decided_by: z.string(),
  decided_at: z.string(),
});
export type BankChange = z.infer<typeof bankChange>;

/** Changes that are shown. */
export const BANK_CHANGES_SHOWN = 50;

export const getBankDetails = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/bank-details',
  shows: ['invoice'],
  summary: `Gets the bank details printed on new documents, the change that waits for a second admin, and the last ${BANK_CHANGES_SHOWN} changes, newest first.`,
  answer: z.object({ current: companyBankInForce, proposal: bankChange.nullable(), changes: z.array(bankChange) }),
});

export const proposeBankDetails = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/propose-bank-details',
  changes: ['invoice'],
  summary:
    'Proposes new bank details, which another admin must approve. Documents keep the current details until then. Idempotent by `id`. Tells all admins. 409 if another proposal is waiting, or these details are already in use.',
  body: companyBank.extend({ id: madeId }),
  answer: done,
});

export const decideBankDetails = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/decide-bank-details',
  changes: ['invoice'],
  summary:
    'Approves or rejects bank details that another admin proposed, or withdraws your own proposal. Tells all admins of an approval. 409 for your own proposal, or if it has been decided.',
  body: z.object({ id, decision: z.enum(['approve', 'reject', 'withdraw']) }),
  answer: done,
});
