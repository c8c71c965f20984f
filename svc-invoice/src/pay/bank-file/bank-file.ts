import type { Day } from '../calendar/days.js';

/** One payment to a payee. */
export interface BankPayment {
  /** The payment's id in the pay run. It is not written; issues name it. */
  readonly id: string;
  /** NNN-NNN or six digits, as text. */
  readonly bsb: string;
  /** Up to 9 digits, letters or hyphens, as text: leading zeros matter. */
  readonly account: string;
  /** Whole cents, above 0. */
  readonly cents: number;
  /** The name of the payee's account. */
  readonly payee: string;
  /** Shown by the payee's bank. Unique in a file, so that a returned payment can be found by it. */
  readonly reference: string;
  /** `N`: bank details are new or changed. `T`: drawing under a transaction negotiation authority. Blank by default. */
  readonly indicator?: ' ' | 'N' | 'T';
}

export interface BankFileInput {
  readonly payments: readonly BankPayment[];
  /** Sum of the pay run, whole cents. A file whose payments sum to anything else is not written. */
  readonly totalCents: number;
  /** YYYY-MM-DD in business time. */
  readonly processingDay: Day;
  /** Shown on the company's own statement: CONTRACTORS. */
  readonly description: string;
}

/** A sentence about a field, of one payment or of the file (`payment` is null). */
export interface BankFileIssue {
  readonly payment: string | null;
  readonly field: string;
  readonly msg: string;
}

/** Columns 21–30 and the totals hold ten digits of cents. */
export const MAX_CENTS = 9_999_999_999;
/** Columns 75–80 of the last record. */
export const MAX_RECORDS = 999_999;

/** NNN-NNN, or null if not six digits. */
export function normalizeBsb(bsb: string): string | null {
  const digits = bsb.trim();
  return /^\d{3}-?\d{3}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(-3)}` : null;
}

/**
 * An account number for columns 9–17, without padding: keeps leading zeros and adds none; removes hyphens only if it
 * doesn't fit otherwise (SOURCES 4.1, I). Null for an invalid number: account numbers are never truncated.
 */
export function normalizeAccount(account: string): string | null {
  const typed = account.trim();
  if (!/^[0-9A-Za-z-]+$/.test(typed) || /^[0-]*$/.test(typed)) return null;
  const fitting = typed.length > 9 ? typed.replaceAll('-', '') : typed;
  return fitting.length > 9 ? null : fitting;
}
