import { formatDate } from '../date-text.js';
import { badInput, conflict, notFound, unavailable } from './refusal.js';

/** People who acted on a pay run. Days as YYYY-MM-DD. */
export type RunStanding = { readonly number: number } & (
  | { readonly state: 'paid'; readonly by: string; readonly paid_on: string }
  | { readonly state: 'cancelled'; readonly by: string; readonly reason: string }
  | { readonly state: 'approved' | 'approved-once' | 'changed' | 'draft'; readonly by: string }
);

function describeStanding(run: RunStanding): string {
  const name = `pay run ${run.number}`;
  switch (run.state) {
    case 'paid':
      return `${run.by} marked ${name} as paid on ${formatDate(run.paid_on)}.`;
    case 'cancelled':
      return `${run.by} cancelled ${name}: ${run.reason}`;
    case 'approved':
      return `${run.by} approved ${name}.`;
    case 'approved-once':
      return `${run.by} approved ${name}. Another admin needs to approve it too.`;
    case 'changed':
      return `${run.by} changed ${name}.`;
    case 'draft':
      return `Pay run ${run.number} is a draft, started by ${run.by}.`;
  }
}

/** Refusals of svc-invoice about pay. */
export const payRefusals = {
  // Runs
  no_such_pay_run: notFound('That pay run doesn’t exist.'),
  run_open: conflict(
    ({ number, by }: { number: number; by: string }) =>
      `${by}’s pay run ${number} is still open. Pay or cancel it first.`,
  ),
  run_standing: conflict((run: RunStanding) => describeStanding(run)),
  run_changed: conflict((run: RunStanding) => `Someone else has changed this pay run. ${describeStanding(run)}`),
  run_pays_otherwise: conflict(
    ({ run }: { run: RunStanding | null }) =>
      `The amounts in this pay run have changed. Check them again.${run ? ` ${describeStanding(run)}` : ''}`,
  ),
  run_pays_nobody: conflict('There’s nobody to pay in this pay run.'),
  run_pays_no_bank: conflict('There’s nothing to pay through the bank in this pay run.'),
  run_second_approval: conflict('You’ve already approved this pay run. Another admin needs to approve it too.'),
  run_documents_differ: conflict(
    ({ person }: { person: string }) =>
      `${person}’s total would be different on that date. Undo the approval, change the payment date and approve again.`,
  ),
  bank_file_refused: badInput('We couldn’t create the bank file.'),
  bank_details_away: unavailable('We can’t get the bank details right now. Try again in a few minutes.'),

  // Payments
  no_such_payment: notFound('That payment doesn’t exist.'),
  returned_before: conflict(
    ({ day }: { day: string }) => `This payment is already marked as returned on ${formatDate(day)}.`,
  ),
  not_paid_by_bank: conflict('This payment wasn’t made through the bank.'),
  returns_file_refused: badInput('This isn’t a returns file. Choose the one from your bank.'),

  // People who are paid
  payments_held: conflict(
    ({ by, person, reason }: { by: string; person: string; reason: string }) =>
      `${by} has already put ${person}’s payments on hold: ${reason}`,
  ),
  payments_not_held: conflict(({ person }: { person: string }) => `${person}’s payments aren’t on hold.`),

  // Adjustments
  no_such_adjustment: notFound('That adjustment doesn’t exist.'),
  adjustment_in_run: conflict('This adjustment is already in a pay run. Add an opposite one instead.'),
  adjustment_has_file: conflict('This adjustment already has a file.'),
  adjustment_file_of_other: conflict('This file belongs to another adjustment. Add it again.'),
  adjustment_added_before: conflict('This was already added with other details. Check the list of adjustments.'),

  // Settings
  no_such_bank_account: notFound('That company bank account doesn’t exist.'),
  bank_account_added_before: conflict(
    'This account was already added and has changed since. Check the list of accounts.',
  ),
  first_day_fixed: conflict(
    ({ number }: { number: number }) => `You can’t change this date because pay run ${number} is approved.`,
  ),

  // Reports
  no_such_report: notFound('That report doesn’t exist.'),
  report_refused: badInput('We couldn’t create the report.'),
  report_same: conflict('Nothing has changed since the report was lodged.'),
  report_is_test: conflict('A test file isn’t lodged. Download the final file.'),
  report_lodged: conflict(({ day }: { day: string }) => `This is already marked as lodged on ${formatDate(day)}.`),
  report_files_deleted: notFound('This report is more than five years old, so its files have been deleted.'),
  no_super_entry: notFound('That super payment doesn’t exist.'),
} as const;
