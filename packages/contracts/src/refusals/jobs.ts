import { amountText } from '../amounts.js';
import { type LackedDocument, lackText } from '../compliance/job-calls.js';
import { readableDay } from '../date-text.js';
import { badInput, conflict, forbidden, notFound, tooMany } from './refusal.js';

/** A shift as refusals name it: `date` YYYY-MM-DD, `time` 'HH:MM' or 'HH:MM-HH:MM', `title` of the job. */
export interface NamedShift {
  readonly date: string;
  readonly time: string;
  readonly title: string;
}

/** Two shifts of one person at the same time. */
export interface ShiftOverlap {
  readonly person: string;
  readonly shifts: readonly [NamedShift, NamedShift];
}

const NAMES = new Intl.ListFormat('en-AU');
export const lacksText = (documents: readonly LackedDocument[]): string => documents.map(lackText).join(', ');

export interface Lacking {
  readonly documents: readonly LackedDocument[];
}

/** A decided or corrected record: `date` YYYY-MM-DD. */
export interface NamedWork {
  readonly person: string;
  readonly job: string;
  readonly date: string;
}
const workText = ({ person, job, date }: NamedWork): string => `work of ${person} at ${job} on ${readableDay(date)}`;
const DECIDED = { approved: 'approved', rejected: 'not approved' } as const;

/** What keeps a person from a shift, for whoever looks for a cover. What a supervisor may not know is missing. */
export type ShownObstacle =
  | { readonly kind: 'own' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'overlap'; readonly job?: string; readonly time?: string }
  | { readonly kind: 'documents'; readonly documents?: readonly LackedDocument[] };

export function obstacleText(obstacle: ShownObstacle): string {
  switch (obstacle.kind) {
    case 'own':
      return 'It is their own shift.';
    case 'leave':
      return 'They are on leave that day.';
    case 'overlap':
      return `They have another shift at that time${obstacle.job === undefined ? '' : `: ${obstacle.job}, ${obstacle.time}`}.`;
    case 'documents':
      return `Documents are missing or expired${obstacle.documents ? `: ${lacksText(obstacle.documents)}` : ''}.`;
  }
}

/** What svc-jobs answers. */
export const jobsRefusals = {
  // Start and Finished
  already_working: conflict('You are already working. Please finish that work first.'),
  done_today: conflict('You have already done this work today.'),
  job_done: conflict('You have already done this job.'),
  not_today: conflict("You don't have work today"),
  all_done_today: conflict("You have done all of today's work at this job."),
  location_required: conflict(
    'You need to share your location to start. Allow location for this site, or call the office.',
  ),
  clock_ahead: badInput('The time is in the future: please check the clock of your phone.'),
  too_old: badInput(
    ({ hours }: { hours: number }) =>
      `The time is more than ${hours} hours ago: please ask the office to record this work.`,
  ),
  other_work_since: conflict('You have finished other work since then. Please ask the office to record this work.'),
  job_unknown_then: conflict('This job did not exist at that time. Please ask the office to record this work.'),
  not_assigned_then: conflict(
    'You were not assigned to this job at that time. Please ask the office to record this work.',
  ),
  not_assigned: forbidden('You are not assigned to this job.'),
  documents_needed: conflict(
    ({ documents }: Lacking) =>
      `You cannot start: ${lacksText(documents)}. Please send a current document under Account, or call the office.`,
  ),
  start_undone: conflict('You have undone this start.'),
  work_finished: conflict('This work is finished already.'),
  undo_too_late: conflict(
    ({ minutes }: { minutes: number }) =>
      `The start is ${minutes} minutes ago: please press Finished, and tell the office.`,
  ),
  work_running: conflict('This work is not finished yet.'),
  no_such_work: notFound('There is no such work.'),

  // Work records
  no_such_work_record: notFound('There is no such work record.'),
  no_such_finished_work: notFound('There is no such finished work.'),
  /** An equal manual record exists; with `again` it is added nevertheless. */
  same_record: conflict('There is an equal record of this person, job, day and amounts already.'),
  work_corrected: conflict('Somebody else has corrected this work meanwhile. Please look at it again.'),
  work_decided: conflict((work: NamedWork & { state: 'approved' | 'rejected' }) => {
    return `The ${workText(work)} is ${DECIDED[work.state]} already.`;
  }),
  work_decided_by: conflict((work: NamedWork & { state: 'approved' | 'rejected'; by: string }) => {
    return `${work.by} has decided already: the ${workText(work)} is ${DECIDED[work.state]}.`;
  }),
  work_corrected_meanwhile: conflict((work: NamedWork) => {
    return `The ${workText(work)} was corrected meanwhile. Please look at it again.`;
  }),
  waiting_changed: conflict('What is waiting has changed meanwhile. Please look at it again.'),
  person_not_left: conflict(({ person }: { person: string }) => `${person} has not left.`),
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
        ? ` ${last.admin} has marked A$${amountText(last.cents)} as paid on ${readableDay(last.paid_on)}.`
        : '';
      return `A$${amountText(cents)} can be paid to ${person} now.${paid}`;
    },
  ),

  // Jobs and requests
  no_such_permanent_job: notFound('There is no such permanent job.'),
  no_such_quick_job: notFound('There is no such quick job.'),
  job_full: conflict('This job has all the cleaners it needs.'),
  job_ended: conflict('This job has ended.'),
  job_day_over: conflict('The day of this job is over.'),
  job_changed: conflict('Somebody else has changed this job meanwhile. Please look at it again.'),
  job_created_before: conflict('This job was created before, and is another one now. Please look at the list of jobs.'),
  jobs_in_use: conflict('Some of these jobs are in use.'),
  already_assigned: conflict('You are already assigned to this job.'),
  request_decided: conflict('This request is already decided.'),
  person_not_verified: conflict('This person is not verified.'),
  person_not_assigned: notFound('This person is not assigned to the job.'),
  person_lacks_documents: conflict(
    ({ documents }: Lacking) => `Documents are missing or expired: ${lacksText(documents)}.`,
  ),

  // Shifts
  no_such_shift: notFound('There is no such shift.'),
  no_such_change: notFound('There is no such change.'),
  /** With `insist` it is done nevertheless. `overlaps` holds the first ten. */
  overlapping_shifts: conflict(
    ({ people }: { people: readonly string[]; overlaps: readonly ShiftOverlap[] }) =>
      `${NAMES.format(people)} ${people.length === 1 ? 'has' : 'have'} shifts at the same time.`,
  ),
  /** The issues say what it brings; with `insist` it is done nevertheless. */
  needs_insist: conflict('The new timetable brings this:'),
  shift_there: conflict('There is another shift at exactly these times. Please choose a time that differs from it.'),
  shift_of_person_there: conflict('This person has this shift already.'),
  shift_over: conflict('This shift is over.'),
  on_leave: conflict(({ name }: { name: string }) => `${name} is on leave that day.`),
  shift_changed_meanwhile: conflict(
    ({ names, planned, needed }: { names: readonly string[]; planned: number; needed: number }) =>
      `Someone else changed this shift. It has ${names.join(', ') || 'no one'} now, ${planned} of ${needed} needed. Check it and try again.`,
  ),
  has_all_shifts: conflict('This person does all shifts of the place already.'),
  re_clean_moved_at_complaint: conflict('A re-clean is moved at its complaint.'),
  shift_begun: conflict('This shift was begun already.'),
  shift_begun_kept: conflict('This shift was begun: it cannot be taken back.'),
  quick_job_has_one_shift: conflict('A quick job has no further shifts: please assign the person.'),
  extra_by_office: forbidden('Extra shifts are planned by the office.'),

  // Covers
  no_such_offer: notFound('There is no such offer.'),
  no_cover_needed: conflict('This shift needs no cover: its person is not away.'),
  shift_taken: conflict('Somebody else has taken this shift.'),
  cover_taken: conflict('Somebody has taken the shift of the cover: please take that back first.'),
  cover_begun: conflict('The cover has begun: it cannot be taken back.'),
  cover_refused: conflict('You cannot take this shift.'),
  cover_own_shift: conflict('This is your own shift.'),
  cover_on_leave: conflict('You have said that you cannot work on that day.'),
  cover_other_shift: conflict('You have another shift at that time.'),
  cover_person_unknown: notFound('There is no such person, or they are not verified.'),
  cover_obstacle: conflict(
    ({ person, obstacle }: { person: string; obstacle: ShownObstacle }) =>
      `${person} can't take this shift. ${obstacleText(obstacle)}`,
  ),

  // Complaints, visits, inspections, incidents, checklists
  no_such_complaint: notFound('There is no such complaint.'),
  complaint_changed: conflict('Somebody else has changed this complaint meanwhile. Please look at it again.'),
  complaint_entered: conflict('Somebody else has entered this complaint.'),
  complaint_not_acknowledged: conflict('Please acknowledge the complaint first, or open it again.'),
  re_clean_there: conflict('A re-clean is planned at exactly these times. Please choose a time that differs from it.'),
  re_clean_of_other: conflict('This shift is a re-clean of another complaint.'),
  sent_for_other_complaint: conflict('This was sent for another complaint. Please reload the page and send it again.'),
  too_many_answers: tooMany('You have answered many times in the last hour. Please call us.'),
  no_such_visit: notFound('There is no such visit.'),
  visit_too_old: conflict(({ days }: { days: number }) => `This visit is more than ${days} days ago. Please call us.`),
  sent_before: conflict('This was sent before.'),
  too_many_feedbacks: tooMany('You have sent many reports in the last hour. Please call us.'),
  no_such_inspection: notFound('There is no such inspection.'),
  inspection_sent: conflict('Somebody else has sent this inspection.'),
  no_such_incident: notFound('There is no such incident.'),
  incident_changed: conflict('Somebody else has changed this incident meanwhile. Please look at it again.'),
  incident_step: conflict(
    ({ from, to }: { from: string; to: string }) => `An incident that is ${from} cannot become ${to}.`,
  ),
  sent_for_other_incident: conflict('This was sent for another incident. Please reload the page and send it again.'),
  report_of_other: conflict('Somebody else has sent this report.'),
  too_many_reports: tooMany('You have sent many reports in the last hour. Please call the office, or try again later.'),
  checklist_changed: conflict('Somebody else has changed this checklist meanwhile. Please look at it again.'),
  answers_of_other: conflict('Somebody else has sent this.'),

  // Sites
  no_such_place: notFound('There is no such place.'),
  no_door_details: notFound('There are no door and alarm details of this place.'),
  door_details_closed: forbidden(
    ({ hours_before, hours_after }: { hours_before: number; hours_after: number }) =>
      `Door and alarm details are shown from ${hours_before} hours before your shift until ${hours_after} hour after it.`,
  ),
  door_details_full: conflict('The door and alarm details have no room for it. Please shorten them first.'),
  site_card_changed: conflict('Somebody else has changed this site card meanwhile. Please look at it again.'),
  text_gone: notFound('This text is not there any more.'),
  description_without_code: conflict('This description looks like holding no code any more.'),
  instructions_without_code: conflict('These instructions look like holding no code any more.'),
  text_changed: conflict(
    ({ job }: { job: string }) => `Somebody else has changed ${job} meanwhile. Please look at it again.`,
  ),

  // Absences, breaks, holidays, calendar
  no_such_absence: notFound('There is no such absence.'),
  no_such_break: notFound('There is no such break.'),
  too_many_breaks: conflict('There are too many breaks. Please remove some that you do not need any more.'),
  no_such_calendar: notFound('There is no such calendar.'),
  no_holiday: notFound('There is no public holiday on that day.'),
  no_holiday_at_job: notFound('This job has no public holiday on that day.'),
  holiday_there: conflict('There is another public holiday on that day.'),
} as const;
