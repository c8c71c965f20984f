import { groupBy } from '@cleaning/contracts';
import { type BankPayment, normalizeAccount, normalizeBsb } from './bank-file.js';
import { type CharacterSet, toBankText } from './characters.js';
import { type ReturnRecord, readBankFile } from './read.js';

/** Why a bank returned a payment, by the digit in column 18 (SOURCES 4.5, I and P). */
export const RETURN_REASONS: Readonly<Record<string, string>> = {
  1: 'The BSB isn’t valid.',
  2: 'The payment was stopped.',
  3: 'The account is closed.',
  4: 'The account holder has died.',
  5: 'The account doesn’t exist.',
  6: 'The bank asks you to contact it.',
  8: 'The direct entry user ID isn’t valid.',
  9: 'The payment’s details aren’t valid.',
};

export interface ReturnedPayment {
  readonly line: number;
  /** Whole cents. */
  readonly cents: number;
  /** The reason's digit, and its sentence. */
  readonly reason: string;
  readonly msg: string;
  /** Ids of matching payments: one if certain, none if unknown. */
  readonly payments: readonly string[];
}

export interface ReadReturns {
  readonly returned: readonly ReturnedPayment[];
  readonly problems: readonly { readonly line: number; readonly msg: string }[];
}

/**
 * Returned payments and reasons from a bank's return file. Matches the amount, the written reference and the payee's
 * account, in columns 2–17 or 81–96. The caller makes a payment payable again only for exactly one match. Records read
 * before match again: the caller stores what came back already. Never throws.
 * @param payments those in the sent files
 * @param set character set of those files
 */
export function readReturns(text: string, payments: readonly BankPayment[], set: CharacterSet): ReadReturns {
  const { returns, problems } = readBankFile(text);
  const byKey = groupBy(payments, ({ cents, reference }) =>
    formatKey(cents, toBankText('reference', reference, set).text),
  );
  const returned = returns.map((record) => {
    const same = byKey.get(formatKey(record.cents, record.reference)) ?? [];
    return {
      line: record.line,
      cents: record.cents,
      reason: record.mark,
      msg: RETURN_REASONS[record.mark] ?? `The bank gave a reason we don’t know: “${record.mark}”.`,
      payments: same.filter((payment) => isSameAccount(payment, record)).map(({ id }) => id),
    };
  });
  return { returned, problems: [...problems, ...findDuplicates(returned)] };
}

const formatKey = (cents: number, reference: string): string => `${cents} ${reference.toUpperCase()}`;

/** Zeros at the start are not compared: some banks fill account numbers with them. */
const foldAccount = (account: string): string => account.replaceAll('-', '').replace(/^0+/, '').toUpperCase();

function isSameAccount(payment: BankPayment, record: ReturnRecord): boolean {
  const bsb = normalizeBsb(payment.bsb);
  const account = foldAccount(normalizeAccount(payment.account) ?? '');
  return (
    (record.bsb === bsb && foldAccount(record.account) === account) ||
    (record.traceBsb === bsb && foldAccount(record.traceAccount) === account)
  );
}

function findDuplicates(returned: readonly ReturnedPayment[]): { line: number; msg: string }[] {
  const seen = new Set<string>();
  return returned.flatMap(({ line, payments: [id, ...others] }) => {
    if (!id || others.length > 0) return [];
    if (seen.has(id)) return [{ line, msg: 'This payment was already returned in an earlier line.' }];
    seen.add(id);
    return [];
  });
}
