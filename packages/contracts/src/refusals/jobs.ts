import { formatAmount } from '../amounts.js';
import { formatMissingDocument, type MissingDocument } from '../compliance/job-calls.js';
import { formatWeekdayDate } from '../date-text.js';
import { badInput, conflict, forbidden, notFound, tooMany, unavailable } from './refusal.js';

/** A shift as refusals name it: `date` YYYY-MM-DD, `time` 'HH:MM' or 'HH:MM-HH:MM', `title` of the job. */
export interface NamedShift {
  readonly date: string;
  readonly time: string;
  readonly title: string;
}

/** Two overlapping shifts of one person. */
export interface ShiftOverlap {
  readonly person: string;
  readonly shifts: readonly [NamedShift, NamedShift];
}

const NAMES = new Intl.ListFormat('en-AU');
export const listDocumentProblems = (documents: readonly MissingDocument[]): string =>
  documents.map(formatMissingDocument).join(', ');

export interface Lacking {
  readonly documents: readonly MissingDocument[];
}

/** A decided or corrected record: `date` YYYY-MM-DD. */
export interface NamedWork {
  readonly person: string;
  readonly job: string;
  readonly date: string;
}
const describeWork = ({ person, job, date }: NamedWork): string =>
  `${person}’s timesheet at ${job} on ${formatWeekdayDate(date)}`;
const DECIDED = { approved: 'approved', rejected: 'rejected' } as const;

/** Why a person can't take a shift, for people looking for a cover. Leaves out what a supervisor may not know. */
export type ShownObstacle =
  | { readonly kind: 'own' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'overlap'; readonly job?: string; readonly time?: string }
  | { readonly kind: 'documents'; readonly documents?: readonly MissingDocument[] };

export function describeObstacle(obstacle: ShownObstacle): string {
  switch (obstacle.kind) {
    case 'own':
      return 'It’s their own shift.';
    case 'leave':
      return 'They’re on leave that day.';
    case 'overlap':
      return `They have another shift at that time${obstacle.job === undefined ? '' : `: ${obstacle.job}, ${obstacle.time}`}.`;
    case 'documents':
      return `Documents are missing or expired${obstacle.documents ? `: ${listDocumentProblems(obstacle.documents)}` : ''}.`;
  }
}

/** Refusals of svc-jobs. */
export const jobsRefusals = {
  // Start and Finished
  already_working: conflict('You’re already working. Finish that work first.'),
  done_today: conflict('You’ve already done this work today.'),
  job_done: conflict('You’ve already done this job.'),
  not_today: conflict("You don't have work today"),
  all_done_today: conflict('You’ve done all your shifts at this job today.'),
  location_required: conflict(
    'You need to share your location to start. Allow location for this site, or call the office.',
  ),
  clock_ahead: badInput('That time is in the future. Check the clock on your phone.'),
  too_old: badInput(
    ({ hours }: { hours: number }) => `That was more than ${hours} hours ago. Ask the office to record this work.`,
  ),
  other_work_since: conflict('You’ve finished other work since then. Ask the office to record this work.'),
  job_unknown_then: conflict('This job didn’t exist then. Ask the office to record this work.'),
  not_assigned_then: conflict('You weren’t assigned to this job then. Ask the office to record this work.'),
  not_assigned: forbidden('You aren’t assigned to this job.'),
  documents_needed: conflict(
    ({ documents }: Lacking) =>
      `You can’t start: ${listDocumentProblems(documents)}. Send a current document under Account, or call the office.`,
  ),
  start_undone: conflict('You’ve undone this start.'),
  work_finished: conflict('This work is already finished.'),
  undo_too_late: conflict(
    ({ minutes }: { minutes: number }) => `You started ${minutes} minutes ago. Press Finished and tell the office.`,
  ),
  work_running: conflict('This work isn’t finished yet.'),
  no_such_work: notFound('That work doesn’t exist.'),

  // Work records
  no_such_work_record: notFound('That timesheet doesn’t exist.'),
  no_such_finished_work: notFound('That timesheet doesn’t exist or isn’t finished.'),
  /** An equal manual record exists; with `again` it is added nevertheless. */
  same_record: conflict('This person already has the same record for that job and day.'),
  work_corrected: conflict('Someone else has corrected this timesheet. Reload the page to see the latest.'),
  work_decided: conflict((work: NamedWork & { state: 'approved' | 'rejected' }) => {
    return `${describeWork(work)} is already ${DECIDED[work.state]}.`;
  }),
  work_decided_by: conflict((work: NamedWork & { state: 'approved' | 'rejected'; by: string }) => {
    return `${work.by} has already decided: ${describeWork(work)} is ${DECIDED[work.state]}.`;
  }),
  work_corrected_meanwhile: conflict((work: NamedWork) => {
    return `${describeWork(work)} has been corrected. Reload the page to see the latest.`;
  }),
  waiting_changed: conflict('The list of timesheets to approve has changed. Reload the page to see the latest.'),
  person_not_left: conflict(({ person }: { person: string }) => `${person} hasn’t left. Pay them in a pay run.`),
  /** `last` payment: cents, `paid_on` YYYY-MM-DD. */
  owed_changed: conflict(
    ({
      person,
      cents,
      last,
    }: {
      person: string;
      cents: number;
      last: { admin: string; cents: number; paid_on: string } | null;
    }) => {
      const paid = last
        ? ` ${last.admin} marked A$${formatAmount(last.cents)} as paid on ${formatWeekdayDate(last.paid_on)}.`
        : '';
      return `You can now pay ${person} A$${formatAmount(cents)}.${paid}`;
    },
  ),

  // Jobs and requests
  no_such_permanent_job: notFound('That permanent job doesn’t exist.'),
  no_such_quick_job: notFound('That quick job doesn’t exist.'),
  job_full: conflict('This job has all the people it needs.'),
  job_ended: conflict('This job has ended.'),
  job_day_over: conflict('This job’s day is over.'),
  job_changed: conflict('Someone else has changed this job. Reload the page to see the latest.'),
  job_created_before: conflict('This job was already created and has changed since. Check the list of jobs.'),
  jobs_in_use: conflict('Some of these jobs are in use.'),
  already_assigned: conflict('You’re already assigned to this job.'),
  request_decided: conflict('This request has already been decided.'),
  person_not_verified: conflict('This person isn’t verified.'),
  person_not_assigned: notFound('This person isn’t assigned to the job.'),
  person_lacks_documents: conflict(
    ({ documents }: Lacking) => `Documents are missing or expired: ${listDocumentProblems(documents)}.`,
  ),

  roster_import_used: conflict(
    ({ names }: { names: string }) => `The import can’t be undone because these people have worked since: ${names}.`,
  ),
  roster_people_unknown: unavailable('We couldn’t look up the people in this file. Try again in a minute.'),

  // Shifts
  no_such_shift: notFound('That shift doesn’t exist.'),
  no_such_change: notFound('That change doesn’t exist.'),
  /** Confirmed with `insist`. `overlaps` holds the first ten. */
  overlapping_shifts: conflict(
    ({ people }: { people: readonly string[]; overlaps: readonly ShiftOverlap[] }) =>
      `${NAMES.format(people)} ${people.length === 1 ? 'has' : 'have'} shifts at the same time.`,
  ),
  /** The issues name the consequences, confirmed with `insist`. */
  needs_insist: conflict('If you save the new timetable:'),
  shift_there: conflict('There’s already a shift at exactly this time. Choose another time.'),
  shift_of_person_there: conflict('This person already has this shift.'),
  shift_over: conflict('This shift is over.'),
  on_leave: conflict(({ name }: { name: string }) => `${name} is on leave that day.`),
  shift_changed_meanwhile: conflict(
    ({ names, planned, needed }: { names: readonly string[]; planned: number; needed: number }) =>
      `Someone else changed this shift. It has ${names.join(', ') || 'no one'} now, ${planned} of ${needed} needed. Check it and try again.`,
  ),
  has_all_shifts: conflict('This person is already on every shift at this site.'),
  re_clean_moved_at_complaint: conflict('To move a re-clean, open its complaint.'),
  shift_begun: conflict('This shift has already started.'),
  shift_begun_kept: conflict('This shift has started, so you can’t undo this.'),
  quick_job_has_one_shift: conflict('A quick job has only one shift. Assign the person instead.'),
  extra_by_office: forbidden('Only the office can add extra shifts.'),

  // Covers
  no_such_offer: notFound('That offer doesn’t exist.'),
  no_cover_needed: conflict('This shift doesn’t need cover. Nobody is away.'),
  shift_taken: conflict('Someone else has taken this shift.'),
  cover_taken: conflict('Someone is covering this person’s own shift. Undo that first.'),
  cover_begun: conflict('The person covering has started, so you can’t undo this.'),
  cover_refused: conflict('You can’t take this shift.'),
  cover_own_shift: conflict('This is your own shift.'),
  cover_on_leave: conflict('You’ve said you can’t work that day.'),
  cover_other_shift: conflict('You have another shift at that time.'),
  cover_person_unknown: notFound('That person doesn’t exist or isn’t verified.'),
  cover_obstacle: conflict(
    ({ person, obstacle }: { person: string; obstacle: ShownObstacle }) =>
      `${person} can’t take this shift. ${describeObstacle(obstacle)}`,
  ),

  // Complaints, visits, inspections, incidents, checklists
  no_such_complaint: notFound('That complaint doesn’t exist.'),
  complaint_changed: conflict('Someone else has changed this complaint. Reload the page to see the latest.'),
  complaint_entered: conflict('This complaint has already been entered.'),
  complaint_not_acknowledged: conflict('Acknowledge the complaint first, or reopen it.'),
  re_clean_there: conflict('A re-clean is already planned at exactly this time. Choose another time.'),
  re_clean_of_other: conflict('This shift is the re-clean for another complaint.'),
  sent_for_other_complaint: conflict('This was sent for another complaint. Reload the page and send it again.'),
  too_many_answers: tooMany('You’ve sent a lot of answers in the last hour. Call us instead.'),
  no_such_visit: notFound('That visit doesn’t exist.'),
  visit_too_old: conflict(
    ({ days }: { days: number }) => `That visit was more than ${days} days ago. Call us instead.`,
  ),
  sent_before: conflict('This has already been sent.'),
  too_many_feedbacks: tooMany('You’ve sent a lot of reports in the last hour. Call us instead.'),
  no_such_inspection: notFound('That inspection doesn’t exist.'),
  inspection_sent: conflict('Someone else has already sent this inspection.'),
  no_such_incident: notFound('That incident doesn’t exist.'),
  incident_changed: conflict('Someone else has changed this incident. Reload the page to see the latest.'),
  incident_step: conflict(
    ({ from, to }: { from: string; to: string }) => `An incident can’t go from ${from} to ${to}.`,
  ),
  sent_for_other_incident: conflict('This was sent for another incident. Reload the page and send it again.'),
  no_such_supply: notFound('That supply request doesn’t exist.'),
  supply_changed: conflict('Someone else has changed this supply request. Reload the page to see the latest.'),
  supply_step: conflict(
    ({ from, to }: { from: string; to: string }) => `A supply request can’t go from ${from} to ${to}.`,
  ),
  no_such_thread: notFound('Those messages don’t exist, or they aren’t yours.'),
  message_of_other: conflict('This message has already been sent somewhere else. Write it again.'),
  not_own_message: notFound('That message doesn’t exist, or it isn’t yours.'),
  message_sent_long_ago: conflict(
    ({ minutes }: { minutes: number }) => `You can remove a message for ${minutes} minutes after you send it.`,
  ),
  person_left: conflict('This person’s account has been removed.'),
  too_many_sent_messages: tooMany(
    'You’ve sent a lot of messages in the last hour. Call the office, or try again later.',
  ),
  report_of_other: conflict('Someone else has already sent this report.'),
  too_many_reports: tooMany('You’ve sent a lot of reports in the last hour. Call the office, or try again later.'),
  checklist_changed: conflict('Someone else has changed this checklist. Reload the page to see the latest.'),
  answers_of_other: conflict('Someone else has already sent this.'),

  // Sites
  no_such_place: notFound('That site doesn’t exist.'),
  no_door_details: notFound('This site has no door or alarm details.'),
  door_details_closed: forbidden(
    ({ hours_before, hours_after }: { hours_before: number; hours_after: number }) =>
      `Door and alarm details are shown from ${hours_before} hours before your shift until ${hours_after} hour after it.`,
  ),
  door_details_full: conflict('The door and alarm details are full. Shorten them first.'),
  site_card_changed: conflict('Someone else has changed this site info. Reload the page to see the latest.'),
  text_gone: notFound('This text no longer exists.'),
  description_without_code: conflict('This description no longer seems to have a code in it.'),
  instructions_without_code: conflict('These instructions no longer seem to have a code in them.'),
  text_changed: conflict(
    ({ job }: { job: string }) => `Someone else has changed ${job}. Reload the page to see the latest.`,
  ),

  // Absences, breaks, holidays, calendar
  no_such_absence: notFound('That leave no longer exists.'),
  no_such_break: notFound('That break doesn’t exist.'),
  too_many_breaks: conflict('There are too many breaks. Remove some you no longer need.'),
  no_such_calendar: notFound('That calendar doesn’t exist.'),
  no_holiday: notFound('That day isn’t a public holiday.'),
  no_holiday_at_job: notFound('That day isn’t a public holiday for this job.'),
  holiday_there: conflict('That day already has a public holiday.'),
} as const;
