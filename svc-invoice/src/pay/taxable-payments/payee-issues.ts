import type { IssueList } from './issue-list.js';
import { type Payee, type ReportIssues, toWholeDollars } from './report.js';

/** Eleven digits of whole dollars. */
const MAX_DOLLARS = 99_999_999_999;

/** Adds a payee's problems to the list. */
export function findPayeeIssues(payee: Payee, issues: IssueList): ReportIssues {
  if (payee.abn !== null) issues.checkAbn('abn', payee.abn);
  checkNames(payee, issues);
  issues.checkAddress('address.', payee.address);
  issues.checkOptional('phone', 'phone', 'The phone number', payee.phone, 15);
  issues.checkOptional('email', 'email', 'The email address', payee.email, 76);
  if (payee.bank && !(/^\d{3}-?\d{3}$/.test(payee.bank.bsb) && /^\d{1,9}$/.test(payee.bank.account)))
    issues.warn(
      'bank',
      'The bank details are left out. The ATO needs a BSB of six digits and an account number of up to nine.',
    );
  checkAmounts(payee, issues);
  return issues;
}

function checkNames({ name, tradingName }: Payee, issues: IssueList): void {
  issues.checkOptional('name', 'tradingName', 'The trading name', tradingName, 200);
  if (name.kind === 'business') {
    issues.checkMandatory('name', 'name.name', 'The business name', name.name, 200);
    return;
  }
  issues.checkMandatory('name', 'name.surname', 'The family name', name.surname, 30);
  if (name.singleName) issues.checkOptional('name', 'name.given', 'The given name', name.given, 15);
  else issues.checkMandatory('name', 'name.given', 'The given name', name.given, 15);
  issues.checkOptional('name', 'name.secondGiven', 'The second given name', name.secondGiven, 15);
}

/** SOURCES 1.3 and 1.4: gross above 0 in whole dollars; GST is an eleventh at most; 47 % is withheld without an ABN. */
function checkAmounts({ abn, paidCents, gstCents, withheldCents }: Payee, issues: IssueList): void {
  const checkWhole = (field: string, label: string, cents: number): boolean => {
    const good = Number.isSafeInteger(cents) && cents >= 0 && toWholeDollars(cents) <= MAX_DOLLARS;
    if (!good) issues.refuse(field, `${label} must be A$0.00 or more and at most 11 digits of dollars.`);
    return good;
  };
  const good = [
    checkWhole('paidCents', 'The amount paid', paidCents),
    checkWhole('gstCents', 'The GST', gstCents),
    checkWhole('withheldCents', 'The amount withheld', withheldCents),
  ];
  if (good.includes(false)) return;
  if (toWholeDollars(paidCents) === 0)
    issues.refuse('paidCents', 'Less than one dollar was paid. Leave this person out of the report.');
  if (gstCents + withheldCents > paidCents)
    issues.refuse('gstCents', 'The GST and the amount withheld are more than the amount paid.');
  // A cent for each document that rounds up: a dollar is more than the rounding of a hundred documents.
  else if (gstCents * 11 > paidCents + 1100)
    issues.warn('gstCents', 'The GST is more than one eleventh of the amount paid.');
  if (abn === null && gstCents > 0) issues.warn('gstCents', 'GST was paid to someone without an ABN.');
  if (abn === null && withheldCents === 0)
    issues.warn('withheldCents', 'There’s no ABN and nothing was withheld. Keep their Statement by a supplier.');
}
