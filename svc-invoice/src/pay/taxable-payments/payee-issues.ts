import type { IssueList } from './issue-list.js';
import { type Payee, type ReportIssues, wholeDollars } from './report.js';

/** Eleven digits of whole dollars. */
const MAX_DOLLARS = 99_999_999_999;

/** Adds to the list what is wrong with one payee. */
export function payeeIssues(payee: Payee, issues: IssueList): ReportIssues {
  if (payee.abn !== null) issues.abn('abn', payee.abn);
  names(payee, issues);
  issues.address('address.', payee.address);
  issues.optional('phone', 'phone', 'The telephone number', payee.phone, 15);
  issues.optional('email', 'email', 'The e-mail address', payee.email, 76);
  if (payee.bank && !(/^\d{3}-?\d{3}$/.test(payee.bank.bsb) && /^\d{1,9}$/.test(payee.bank.account)))
    issues.warn('bank', 'The bank details are left out: the report takes six and up to nine digits.');
  amounts(payee, issues);
  return issues;
}

function names({ name, tradingName }: Payee, issues: IssueList): void {
  issues.optional('name', 'tradingName', 'The trading name', tradingName, 200);
  if (name.kind === 'business') {
    issues.mandatory('name', 'name.name', 'The business name', name.name, 200);
    return;
  }
  issues.mandatory('name', 'name.surname', 'The family name', name.surname, 30);
  if (name.singleName) issues.optional('name', 'name.given', 'The given name', name.given, 15);
  else issues.mandatory('name', 'name.given', 'The given name', name.given, 15);
  issues.optional('name', 'name.secondGiven', 'The second given name', name.secondGiven, 15);
}

/** SOURCES 1.3 and 1.4: gross above 0 in whole dollars; GST is an eleventh at most; 47 % is withheld without an ABN. */
function amounts({ abn, paidCents, gstCents, withheldCents }: Payee, issues: IssueList): void {
  const whole = (field: string, label: string, cents: number): boolean => {
    const good = Number.isSafeInteger(cents) && cents >= 0 && wholeDollars(cents) <= MAX_DOLLARS;
    if (!good) issues.refuse(field, `${label} must be whole cents, not negative, up to 11 digits of dollars.`);
    return good;
  };
  const good = [
    whole('paidCents', 'What was paid', paidCents),
    whole('gstCents', 'The GST', gstCents),
    whole('withheldCents', 'What was withheld', withheldCents),
  ];
  if (good.includes(false)) return;
  if (wholeDollars(paidCents) === 0)
    issues.refuse('paidCents', 'Less than one dollar was paid: leave the payee out of the report.');
  if (gstCents + withheldCents > paidCents)
    issues.refuse('gstCents', 'GST and what was withheld are more than what was paid.');
  // A cent for each document that rounds up: a dollar is more than the rounding of a hundred documents.
  else if (gstCents * 11 > paidCents + 1100)
    issues.warn('gstCents', 'The GST is more than an eleventh of what was paid.');
  if (abn === null && gstCents > 0) issues.warn('gstCents', 'GST was paid to somebody without an ABN.');
  if (abn === null && withheldCents === 0)
    issues.warn('withheldCents', 'No ABN was quoted and nothing was withheld: keep the statement by a supplier.');
}
