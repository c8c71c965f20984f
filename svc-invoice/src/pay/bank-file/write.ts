import { ddmmyy } from '../calendar/days.js';
import { accountText, type BankFileInput, type BankFileIssue, type BankPayment, bsbText } from './bank-file.js';
import { bankText, TEXT_LENGTHS, type TextField } from './characters.js';
import { bankFileIssues } from './issues.js';
import type { BankAccountSettings } from './settings.js';

export interface BankFileTotals {
  /** Cents paid to payees. */
  readonly creditCents: number;
  /** Cents taken by the balancing record; 0 without one. */
  readonly debitCents: number;
  /** Records of type 1, the balancing one included. */
  readonly records: number;
}

export type WrittenBankFile =
  | { readonly ok: true; readonly text: string; readonly totals: BankFileTotals; readonly warnings: BankFileIssue[] }
  | { readonly ok: false; readonly problems: BankFileIssue[]; readonly warnings: BankFileIssue[] };

/**
 * A bank file (ABA, Cemtex direct entry): one header, a record for each payment in the order given, a balancing record where
 * the settings ask for one, and the totals. ASCII, CRLF, 120 columns. With any problem there is no text, not a part of one.
 * Nothing is thrown. Layout: SOURCES 4 to 4.4.
 */
export function writeBankFile(input: BankFileInput, settings: BankAccountSettings): WrittenBankFile {
  const { problems, warnings } = bankFileIssues(input, settings);
  if (problems.length > 0) return { ok: false, problems, warnings };
  const line = new Lines(settings);
  const records = input.payments.map((payment) => line.payment(payment));
  if (settings.balancing) records.push(line.balancing(input.totalCents, input.description));
  const totals = {
    creditCents: input.totalCents,
    debitCents: settings.balancing ? input.totalCents : 0,
    records: records.length,
  };
  const text = [line.header(input), ...records, line.trailer(totals)].join('\r\n');
  return { ok: true, text: settings.finalCrlf ? `${text}\r\n` : text, totals, warnings };
}

const blanks = (count: number): string => ' '.repeat(count);
const amount = (cents: number): string => String(cents).padStart(10, '0');

/** Records of a file. Called only with what has no problems. */
class Lines {
  private readonly ownBsb: string;
  private readonly ownAccount: string;
  private readonly userName: string;
  private readonly remitter: string;

  constructor(private readonly settings: BankAccountSettings) {
    this.ownBsb = bsbText(settings.bsb) ?? '';
    this.ownAccount = (accountText(settings.account) ?? '').padStart(9);
    this.userName = this.text('userName', settings.userName);
    this.remitter = this.text('remitter', settings.remitter);
  }

  header({ description, processingDay }: BankFileInput): string {
    const { bankCode, userId, headerAccount, headerTime } = this.settings;
    return [
      '0',
      headerAccount ? `${this.ownBsb}${this.ownAccount} ` : blanks(17),
      '01',
      bankCode,
      blanks(7),
      this.userName,
      userId.padStart(6, '0'),
      this.text('description', description),
      ddmmyy(processingDay),
      headerTime.padEnd(4),
      blanks(36),
    ].join('');
  }

  payment({ bsb, account, indicator = ' ', cents, payee, reference }: BankPayment): string {
    const to = (bsbText(bsb) ?? '') + (accountText(account) ?? '').padStart(9);
    return this.detail(to, indicator, this.settings.code, cents, this.text('payee', payee), reference);
  }

  /** Takes the sum from the own account (SOURCES 4.4, P). */
  balancing(cents: number, description: string): string {
    const name = this.userName.padEnd(TEXT_LENGTHS.payee);
    return this.detail(this.ownBsb + this.ownAccount, ' ', '13', cents, name, this.text('description', description));
  }

  trailer({ creditCents, debitCents, records }: BankFileTotals): string {
    return [
      '7999-999',
      blanks(12),
      amount(Math.abs(creditCents - debitCents)),
      amount(creditCents),
      amount(debitCents),
      blanks(24),
      String(records).padStart(6, '0'),
      blanks(40),
    ].join('');
  }

  private detail(to: string, indicator: string, code: string, cents: number, payee: string, reference: string): string {
    return [
      '1',
      to,
      indicator,
      code,
      amount(cents),
      payee,
      this.text('reference', reference),
      this.ownBsb,
      this.ownAccount,
      this.remitter,
      '00000000',
    ].join('');
  }

  private text(field: TextField, typed: string): string {
    return bankText(field, typed, this.settings.characters).text.padEnd(TEXT_LENGTHS[field]);
  }
}
