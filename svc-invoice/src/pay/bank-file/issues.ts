import { isDay } from '@cleaning/contracts';
import { formatNamedCharacters } from '../text/ascii.js';
import {
  type BankFileInput,
  type BankFileIssue,
  type BankPayment,
  MAX_CENTS,
  MAX_RECORDS,
  normalizeAccount,
  normalizeBsb,
} from './bank-file.js';
import { getBank, isBankCode } from './bank-prefixes.js';
import { type BankText, TEXT_LENGTHS, type TextField, toBankText } from './characters.js';
import { type BankAccountSettings, CREDIT_CODES, getBankRules } from './settings.js';

/** `problems` keep the file from being written; `warnings` do not. */
export interface BankFileIssues {
  readonly problems: BankFileIssue[];
  readonly warnings: BankFileIssue[];
}

const NAMES: Readonly<Record<TextField, string>> = {
  userName: 'The account holder’s name',
  description: 'The description',
  payee: 'The account name',
  reference: 'The reference',
  remitter: 'The name payees see',
};

const formatCentsInDollars = (cents: number): string => `A$${(cents / 100).toFixed(2)}`;

class Issues implements BankFileIssues {
  readonly problems: BankFileIssue[] = [];
  readonly warnings: BankFileIssue[] = [];

  constructor(private readonly settings: BankAccountSettings) {}

  refuse(payment: string | null, field: string, msg: string): void {
    this.problems.push({ payment, field, msg });
  }

  warn(payment: string | null, field: string, msg: string): void {
    this.warnings.push({ payment, field, msg });
  }

  checkText(payment: string | null, field: TextField, typed: string): BankText {
    const made = toBankText(field, typed, this.settings.characters);
    if (made.refused.length > 0)
      this.refuse(
        payment,
        field,
        `${NAMES[field]} has characters your bank doesn’t accept: ${formatNamedCharacters(made.refused)}.`,
      );
    else if (made.text === '') this.refuse(payment, field, `${NAMES[field]} is missing.`);
    else if (made.wasCut)
      this.warn(
        payment,
        field,
        `${NAMES[field]} is longer than ${TEXT_LENGTHS[field]} characters, so the file has “${made.text}”.`,
      );
    return made;
  }

  checkBsb(payment: string | null, bsb: string): void {
    const text = normalizeBsb(bsb);
    if (!text) this.refuse(payment, 'bsb', 'The BSB must be six digits.');
    else if (!getBank(text)) this.warn(payment, 'bsb', `We don’t know a bank with the BSB ${text}. Check the number.`);
  }

  checkAccount(payment: string | null, account: string): void {
    if (!normalizeAccount(account))
      this.refuse(
        payment,
        'account',
        'The account number must be up to 9 digits, letters or hyphens, and not only zeros.',
      );
  }
}

/**
 * Problems that prevent a bank file and warnings for the admin, each with its field and a sentence. Never throws.
 * Sentences name characters and fields, never account numbers. Rules: SOURCES 4.1 to 4.4; that a reference mustn't
 * start with a zero or hyphen is graded I.
 */
export function findBankFileIssues(input: BankFileInput, settings: BankAccountSettings): BankFileIssues {
  const issues = new Issues(settings);
  checkSettings(issues, settings);
  checkFile(issues, input, settings);
  const ids = new Set<string>();
  const same = new Set<string>();
  for (const payment of input.payments) {
    if (ids.has(payment.id)) issues.refuse(payment.id, 'id', 'This payment is in the file twice.');
    ids.add(payment.id);
    checkPayment(issues, payment);
    const { text } = toBankText('reference', payment.reference, settings.characters);
    const key = [normalizeBsb(payment.bsb), normalizeAccount(payment.account), payment.cents, text].join(' ');
    if (same.has(key))
      issues.warn(payment.id, 'reference', 'The file has another payment with the same account, amount and reference.');
    same.add(key);
  }
  return { problems: issues.problems, warnings: issues.warnings };
}

function checkSettings(issues: Issues, settings: BankAccountSettings): void {
  const rules = getBankRules(settings.bankCode);
  if (!/^[A-Z&]{3}$/.test(settings.bankCode))
    issues.refuse(null, 'bankCode', 'The bank code must be three capital letters.');
  else if (!isBankCode(settings.bankCode)) issues.warn(null, 'bankCode', `No bank uses the code ${settings.bankCode}.`);
  if (!/^\d{1,6}$/.test(settings.userId))
    issues.refuse(null, 'userId', 'The direct entry user ID must be up to 6 digits.');
  if (settings.headerTime !== '' && !/^([01]\d|2[0-3])[0-5]\d$/.test(settings.headerTime))
    issues.refuse(null, 'headerTime', 'The time must be four digits, HHMM, or empty.');
  if (!CREDIT_CODES.includes(settings.code)) issues.refuse(null, 'code', 'The payment type must be from 50 to 57.');
  if (rules.refusedCodes.includes(settings.code))
    issues.refuse(null, 'code', `Your bank doesn’t accept payment type ${settings.code}.`);
  if (rules.balancing === 'required' && !settings.balancing)
    issues.warn(null, 'balancing', 'Your bank asks for a balancing entry, but it’s off in the account’s settings.');
  if (rules.refusesHeaderAccount && settings.headerAccount)
    issues.warn(null, 'headerAccount', 'Your bank has rejected files with the account in the first line.');
  issues.checkBsb(null, settings.bsb);
  issues.checkAccount(null, settings.account);
  issues.checkText(null, 'userName', settings.userName);
  issues.checkText(null, 'remitter', settings.remitter);
}

function checkFile(issues: Issues, input: BankFileInput, settings: BankAccountSettings): void {
  const { payments, totalCents, processingDay, description } = input;
  const { text } = issues.checkText(null, 'description', description);
  if (settings.balancing && /^[0-]/.test(text))
    issues.refuse(null, 'description', 'The description must not start with a zero or a hyphen.');
  if (!isDay(processingDay)) issues.refuse(null, 'processingDay', 'The processing date doesn’t exist.');
  if (payments.length === 0) issues.refuse(null, 'payments', 'There are no payments.');
  const max = settings.mostPayments ?? MAX_RECORDS - 1;
  if (payments.length > max)
    issues.refuse(null, 'payments', `The file has ${payments.length} payments, but your bank accepts ${max} at most.`);
  // BigInt: rounding must not make two totals equal.
  const whole = payments.every(({ cents }) => Number.isSafeInteger(cents));
  const sum = whole ? payments.reduce((total, { cents }) => total + BigInt(cents), 0n) : null;
  if (sum === null || !Number.isSafeInteger(totalCents) || sum !== BigInt(totalCents))
    issues.refuse(null, 'totalCents', 'The payments don’t add up to the pay run’s total.');
  else if (sum > BigInt(MAX_CENTS))
    issues.refuse(
      null,
      'totalCents',
      `The total is more than ${formatCentsInDollars(MAX_CENTS)}, the most a bank file can have.`,
    );
}

function checkPayment(
  issues: Issues,
  { id, bsb, account, cents, payee, reference, indicator = ' ' }: BankPayment,
): void {
  issues.checkBsb(id, bsb);
  issues.checkAccount(id, account);
  if (!Number.isInteger(cents) || cents < 1 || cents > MAX_CENTS)
    issues.refuse(id, 'cents', `The amount must be whole cents from A$0.01 to ${formatCentsInDollars(MAX_CENTS)}.`);
  if (![' ', 'N', 'T'].includes(indicator)) issues.refuse(id, 'indicator', 'The indicator must be blank, N or T.');
  issues.checkText(id, 'payee', payee);
  const { text, refused } = issues.checkText(id, 'reference', reference);
  if (refused.length === 0 && /^[0-]/.test(text))
    issues.refuse(id, 'reference', 'The reference must not start with a zero or a hyphen.');
}
