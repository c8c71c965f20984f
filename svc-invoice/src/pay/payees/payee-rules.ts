import {
  AGREEMENT_TERMS,
  buildFieldProblem,
  type FieldIssue,
  isValidAbn,
  type PayeeDetails,
  type PayIssue,
  toAbnDigits,
} from '@cleaning/contracts';
import type { Day } from '../calendar/days.js';
import type { GstRegistration, RctiAgreement } from '../remittance/rcti.js';
import { proposeSuper, type SuperProposal } from '../super/decision.js';
import { IssueList } from '../taxable-payments/issue-list.js';
import { findPayeeIssues } from '../taxable-payments/payee-issues.js';
import type { Payee } from '../taxable-payments/report.js';

const toDay = (day: string): Day | null => (day === '' ? null : day);
const parseAnswer = (answer: '' | 'yes' | 'no'): boolean | null => (answer === '' ? null : answer === 'yes');

/** A person's details from svc-auth. */
export interface PayeeAccount {
  readonly person_id: string;
  readonly name: string;
  readonly abn: string;
  readonly address: string;
  readonly postcode: string;
}

/** 11 digits; null if missing or invalid. */
export const getQuotedAbn = (abn: string): string | null => (isValidAbn(abn) ? toAbnDigits(abn) : null);

/** Registration for GST as an admin has entered it from the register. */
export const toGstRegistration = (
  abn: string,
  details: Pick<PayeeDetails, 'gst_from' | 'gst_ended_on' | 'gst_checked_on'>,
): GstRegistration => ({
  abn: getQuotedAbn(abn) ?? '',
  from: toDay(details.gst_from),
  endedOn: toDay(details.gst_ended_on),
  checkedOn: toDay(details.gst_checked_on),
});

/** True if GST is paid on a day: ABN known, register checked, and registration valid. */
export function isGstRegistered(abn: string, details: PayeeDetails, day: Day): boolean {
  const { from, endedOn, checkedOn } = toGstRegistration(abn, details);
  return (
    getQuotedAbn(abn) !== null &&
    checkedOn !== null &&
    from !== null &&
    from <= day &&
    (endedOn === null || day < endedOn)
  );
}

/** The agreement on recipient created tax invoices; null until each of its terms is ticked. */
export function toRctiAgreement(details: PayeeDetails): RctiAgreement | null {
  const { rcti_form: form, rcti_from: from, rcti_terms: terms } = details;
  if (form === '' || from === '' || !AGREEMENT_TERMS.every((term) => terms.includes(term))) return null;
  return { form, from, endedOn: toDay(details.rcti_ended_on), refusedOn: toDay(details.rcti_refused_on) };
}

/** True if a statement by a supplier is on file on a day: nothing is withheld then. */
export const hasStatement = ({ statement_on }: PayeeDetails, day: Day): boolean =>
  statement_on !== '' && statement_on <= day;

export const proposePayeeSuper = (details: PayeeDetails): SuperProposal =>
  proposeSuper({
    contractWith: details.contract_with === '' ? null : details.contract_with,
    mainlyLabour: parseAnswer(details.mainly_labour),
    paidForResult: parseAnswer(details.paid_for_result),
    mayDelegate: parseAnswer(details.may_delegate),
  });

/** A payee of the annual report, with amounts. */
export function getReportedPayee(
  account: PayeeAccount,
  details: PayeeDetails,
  amounts: Pick<Payee, 'paidCents' | 'gstCents' | 'withheldCents'>,
): Payee {
  const { family_name: surname, given_name: given, second_given_name: secondGiven, single_name: singleName } = details;
  return {
    id: account.person_id,
    abn: getQuotedAbn(account.abn),
    name:
      details.name_kind === 'business'
        ? { kind: 'business', name: details.business_name }
        : { kind: 'individual', surname, given, ...(secondGiven === '' ? {} : { secondGiven }), singleName },
    address: { street: account.address, suburb: details.suburb, state: details.state, postcode: account.postcode },
    ...amounts,
    amendment: 'O',
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  'name.name': 'business_name',
  'name.surname': 'family_name',
  'name.given': 'given_name',
  'name.secondGiven': 'second_given_name',
  'address.street': 'address',
  'address.suburb': 'suburb',
  'address.state': 'state',
  'address.postcode': 'postcode',
};

/** A person's missing details for the annual report, whatever they are paid. */
export function findReportProblems(account: PayeeAccount, details: PayeeDetails): PayIssue[] {
  const payee = getReportedPayee(account, details, { paidCents: 100_000, gstCents: 0, withheldCents: 0 });
  const { problems } = findPayeeIssues(payee, new IssueList(account.person_id));
  return problems.map(({ field, msg }) => ({ field: FIELDS[field] ?? field, msg }));
}

/** Invalid details among those entered by an admin. */
export function findDetailsIssues(details: PayeeDetails): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const checkAfter = (field: keyof PayeeDetails, from: string, to: string) => {
    if (to !== '' && (from === '' || to <= from))
      issues.push(buildFieldProblem(`details.${field}`, 'not_after_first_day'));
  };
  checkAfter('gst_ended_on', details.gst_from, details.gst_ended_on);
  checkAfter('rcti_ended_on', details.rcti_from, details.rcti_ended_on);
  if (details.gst_from !== '' && details.gst_checked_on === '')
    issues.push(buildFieldProblem('details.gst_checked_on', 'without_register_day'));
  if (details.rcti_form !== '' && details.rcti_from === '')
    issues.push(buildFieldProblem('details.rcti_from', 'required_with_agreement'));
  if (details.statement_on !== '' && details.statement_reason === '')
    issues.push(buildFieldProblem('details.statement_reason', 'required_with_statement'));
  return issues;
}
