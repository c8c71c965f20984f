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
  /** Ids of the payments that it can be: one when it is certain, none when it is unknown. */
  readonly payments: readonly string[];
}

export interface ReadReturns {
  readonly returned: readonly ReturnedPayment[];
  readonly problems: readonly { readonly line: number; readonly msg: string }[];
}

/**
 * Which payments came back, and why, from the file of returns of a bank. A payment is found by its amount, its reference as
 * it was written, and the payee's account, which stands in columns 2–17 or 81–96. The caller makes a payment payable again
 * only when exactly one was found. A record that was read before is found again: the caller keeps what came back already.
 * Nothing is thrown.
 * @param payments those of the files that were sent
 * @param set the characters that those files were written with
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
