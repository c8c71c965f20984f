import { formatDate } from '../date-text.js';
import { badInput, conflict, notFound, unavailable } from './refusal.js';

/** Who has done what to a pay run. Days as YYYY-MM-DD. */
export type RunStanding = { readonly number: number } & (
  | { readonly state: 'paid'; readonly by: string; readonly paid_on: string }
  | { readonly state: 'cancelled'; readonly by: string; readonly reason: string }
  | { readonly state: 'approved' | 'approved-once' | 'changed' | 'draft'; readonly by: string }
);

function describeStanding(run: RunStanding): string {
  const of = `Pay run ${run.number}`;
  switch (run.state) {
    case 'paid':
      return `${run.by} has marked ${of} as paid on ${formatDate(run.paid_on)}.`;
    case 'cancelled':
      return `${run.by} has cancelled ${of}: ${run.reason}`;
    case 'approved':
      return `${run.by} has approved ${of}.`;
    case 'approved-once':
      return `${run.by} has approved ${of}; a second admin has not yet.`;
    case 'changed':
      return `${run.by} has changed ${of}.`;
    case 'draft':
      return `${of} is a draft of ${run.by}.`;
  }
}

/** What svc-invoice answers about pay. */
export const payRefusals = {
  // Runs
  no_such_pay_run: notFound('That pay run doesn’t exist.'),
  run_open: conflict(
    ({ number, by }: { number: number; by: string }) => `Pay run ${number} of ${by} is open: pay or cancel it first.`,
  ),
  run_standing: conflict((run: RunStanding) => describeStanding(run)),
  run_changed: conflict((run: RunStanding) => `Someone else has changed this pay run. ${describeStanding(run)}`),
  run_pays_otherwise: conflict(
    ({ run }: { run: RunStanding | null }) =>
      `What the run pays has changed since you saw it. Look at it again.${run ? ` ${describeStanding(run)}` : ''}`,
  ),
  run_pays_nobody: conflict('The run pays nobody.'),
  run_pays_no_bank: conflict('The run pays nothing through the bank.'),
  run_second_approval: conflict('You’ve approved it. Another admin must approve it too.'),
  run_documents_differ: conflict(
    ({ person }: { person: string }) =>
      `The documents of ${person} would add up to something else on that day. Undo the approval, set the day of payment, and approve again.`,
  ),
  bank_file_refused: badInput('The bank file can’t be written.'),
  bank_details_away: unavailable('The bank details can’t be read right now. Try again in a few minutes.'),

  // Payments
  no_such_payment: notFound('That payment doesn’t exist.'),
  returned_before: conflict(({ day }: { day: string }) => `It is marked as returned on ${formatDate(day)} already.`),
  not_paid_by_bank: conflict('It wasn’t paid through the bank.'),
  returns_file_refused: badInput('This is no file of returned payments.'),

  // People who are paid
  payments_held: conflict(
    ({ by, person, reason }: { by: string; person: string; reason: string }) =>
      `${by} holds the payments of ${person} already: ${reason}`,
  ),
  payments_not_held: conflict(({ person }: { person: string }) => `The payments of ${person} aren’t on hold.`),

  // Adjustments
  no_such_adjustment: notFound('That adjustment doesn’t exist.'),
  adjustment_in_run: conflict('A pay run holds it: add an opposite adjustment instead.'),
  adjustment_has_file: conflict('The adjustment has a file.'),
  adjustment_file_of_other: conflict('The file belongs to another adjustment.'),
  adjustment_added_before: conflict('This was already added with other details. Check the list of adjustments.'),

  // Settings
  no_such_bank_account: notFound('That account of the company doesn’t exist.'),
  bank_account_added_before: conflict(
    'This account was already added and has changed since. Check the list of accounts.',
  ),
  first_day_fixed: conflict(
    ({ number }: { number: number }) => `The first day stays as it is: pay run ${number} is approved.`,
  ),

  // Reports
  no_such_report: notFound('That report doesn’t exist.'),
  report_refused: badInput('The report can’t be written.'),
  report_same: conflict('Nothing has changed since the report was lodged.'),
  report_is_test: conflict('A test isn’t lodged.'),
  report_lodged: conflict(({ day }: { day: string }) => `This is already marked as lodged on ${formatDate(day)}.`),
  report_files_deleted: notFound(
    'The files of this report are deleted with people who were in it: it is older than five years.',
  ),
  no_super_entry: notFound('Super entry not found.'),
} as const;
