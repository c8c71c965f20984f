import { formatDdmmyy } from '../calendar/days.js';
import {
  type BankFileInput,
  type BankFileIssue,
  type BankPayment,
  normalizeAccount,
  normalizeBsb,
} from './bank-file.js';
import { TEXT_LENGTHS, type TextField, toBankText } from './characters.js';
import { findBankFileIssues } from './issues.js';
import type { BankAccountSettings } from './settings.js';

export interface BankFileTotals {
  /** Cents paid to payees. */
  readonly creditCents: number;
  /** Cents debited by the balancing record; 0 without one. */
  readonly debitCents: number;
  /** Records of type 1, the balancing one included. */
  readonly records: number;
}

export type WrittenBankFile =
  | { readonly ok: true; readonly text: string; readonly totals: BankFileTotals; readonly warnings: BankFileIssue[] }
  | { readonly ok: false; readonly problems: BankFileIssue[]; readonly warnings: BankFileIssue[] };

/**
 * Writes a bank file (ABA, Cemtex direct entry): a header, a record for each payment in the given order, a balancing
 * record if set, and totals. ASCII, CRLF, 120 columns. Any problem prevents the whole text. Never throws. Layout:
 * SOURCES 4 to 4.4.
 */
export function writeBankFile(input: BankFileInput, settings: BankAccountSettings): WrittenBankFile {
  const { problems, warnings } = findBankFileIssues(input, settings);
  if (problems.length > 0) return { ok: false, problems, warnings };
  const line = new BankFileLines(settings);
  const records = input.payments.map((payment) => line.buildPayment(payment));
  if (settings.balancing) records.push(line.buildBalancing(input.totalCents, input.description));
  const totals = {
    creditCents: input.totalCents,
    debitCents: settings.balancing ? input.totalCents : 0,
    records: records.length,
  };
  const text = [line.buildHeader(input), ...records, line.buildTrailer(totals)].join('\r\n');
  return { ok: true, text: settings.finalCrlf ? `${text}\r\n` : text, totals, warnings };
}

const buildBlanks = (count: number): string => ' '.repeat(count);
const formatAbaAmount = (cents: number): string => String(cents).padStart(10, '0');

/** Records of a file. Requires input without problems. */
class BankFileLines {
  private readonly ownBsb: string;
  private readonly ownAccount: string;
  private readonly userName: string;
  private readonly remitter: string;

  constructor(private readonly settings: BankAccountSettings) {
    this.ownBsb = normalizeBsb(settings.bsb) ?? '';
    this.ownAccount = (normalizeAccount(settings.account) ?? '').padStart(9);
    this.userName = this.buildText('userName', settings.userName);
    this.remitter = this.buildText('remitter', settings.remitter);
  }

  buildHeader({ description, processingDay }: BankFileInput): string {
    const { bankCode, userId, headerAccount, headerTime } = this.settings;
    return [
      '0',
      headerAccount ? `${this.ownBsb}${this.ownAccount} ` : buildBlanks(17),
      '01',
      bankCode,
      buildBlanks(7),
      this.userName,
      userId.padStart(6, '0'),
      this.buildText('description', description),
      formatDdmmyy(processingDay),
      headerTime.padEnd(4),
      buildBlanks(36),
    ].join('');
  }

  buildPayment({ bsb, account, indicator = ' ', cents, payee, reference }: BankPayment): string {
    const to = (normalizeBsb(bsb) ?? '') + (normalizeAccount(account) ?? '').padStart(9);
    return this.buildDetail(to, indicator, this.settings.code, cents, this.buildText('payee', payee), reference);
  }

  /** Debits the sum from the company's account (SOURCES 4.4, P). */
  buildBalancing(cents: number, description: string): string {
    const name = this.userName.padEnd(TEXT_LENGTHS.payee);
    return this.buildDetail(
      this.ownBsb + this.ownAccount,
      ' ',
      '13',
      cents,
      name,
      this.buildText('description', description),
    );
  }

  buildTrailer({ creditCents, debitCents, records }: BankFileTotals): string {
    return [
      '7999-999',
      buildBlanks(12),
      formatAbaAmount(Math.abs(creditCents - debitCents)),
      formatAbaAmount(creditCents),
      formatAbaAmount(debitCents),
      buildBlanks(24),
      String(records).padStart(6, '0'),
      buildBlanks(40),
    ].join('');
  }

  private buildDetail(
    to: string,
    indicator: string,
    code: string,
    cents: number,
    payee: string,
    reference: string,
  ): string {
    return [
      '1',
      to,
      indicator,
      code,
      formatAbaAmount(cents),
      payee,
      this.buildText('reference', reference),
      this.ownBsb,
      this.ownAccount,
      this.remitter,
      '00000000',
    ].join('');
  }

  private buildText(field: TextField, typed: string): string {
    return toBankText(field, typed, this.settings.characters).text.padEnd(TEXT_LENGTHS[field]);
  }
}
