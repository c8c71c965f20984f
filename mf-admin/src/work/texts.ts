import { type HoldReason, lengthText, type WorkState } from '@cleaning/contracts';

export const doneWork = {
  title: 'Done work',
  caption: (month: string) => `Done work, ${month}`,
  captionAll: 'All done work',
  date: 'Date',
  userName: 'User Name',
  startTime: 'Started',
  endTime: 'Planned end',
  endedTime: 'Ended',
  status: 'Status',
  startedLocation: 'Started at',
  endedLocation: 'Ended at',
  contractorPay: 'Pay-C/day',
  companyPay: 'Pay/day',
  done: 'Done',
  pending: 'Pending',
  pendingCount: (count: number) => `${count} Pending`,
  notEnded: '--:--:--',
  noTime: '–',
  search: 'User Name',
  startMap: 'Start on map',
  endMap: 'End on map',
  noPlace: 'Pending',
  /** Finished by a correction, or recorded without a location. */
  noStamp: 'No stamp',
  manual: 'Entered manually',
  empty: 'No work was found in this month.',
  emptyQuick: 'No work on this job yet.',
  totalContractorPay: 'Total Pay-C',
  totalCompanyPay: 'Total Pay',
};

export const workList = {
  title: 'Done Work',
  lead: 'Work at all places. Amounts and hours below are the sums of everything found, not of one page.',
  search: 'Place or person',
  from: 'From',
  to: 'To',
  status: 'Status',
  statuses: {
    all: 'All',
    done: 'Done',
    pending: 'Pending',
    late: 'Arrived late',
    held: 'Waiting for approval',
    rejected: 'Not approved',
  },
  caption: 'Work found',
  place: 'Place',
  hours: 'Hours',
  record: 'Record',
  correct: 'Correct',
  correctOf: (name: string, day: string) => `Correct the work of ${name}, ${day}`,
  corrected: 'Corrected',
  late: 'Late',
  held: 'Waiting for approval',
  waits: 'Waiting',
  rejected: 'Not approved',
  received: (moment: string) => `arrived ${moment}`,
  empty: 'No work was found.',
};

/** Why work is held, in words. */
export const holdReasons = {
  arrived_late: 'Arrived late',
  longer_than_expected: 'Longer than expected',
  started_early: 'Started before the time',
  finished_late: 'Finished after the time',
  corrected_upwards: 'Corrected upwards',
  same_record: 'Equal to another record',
  finished_by_admin: 'Finished by an admin',
  overlapping: 'Overlaps other work',
  outside_fence: 'Outside the fence',
  location_too_vague: 'Location too vague',
  no_location: 'No location',
  expired_document: 'A document was missing or expired at Start',
  above_amount: 'Large amount',
  above_hours: 'More than 12 hours',
  day_above_hours: 'More than 12 hours that day',
} as const satisfies Record<HoldReason, string>;

/** The company's rules for starting work. */
export const workRules = {
  title: 'Rules for starting work',
  withoutLocation: 'People can start without a location',
  hint: 'For phones that block or cannot find the location. The work waits for your approval. Switched off, people cannot start without a location; they can always finish.',
  save: 'Save rules',
  saved: 'Rules saved.',
  stale: 'Somebody else has changed these rules. Reload them before you save.',
};

export const approvals = {
  title: 'Approvals',
  lead: 'Work that is paid once you have looked at it. All other work is approved at once.',
  search: 'Place or person',
  from: 'From',
  to: 'To',
  state: 'Show',
  states: { held: 'Waiting', approved: 'Approved', rejected: 'Not approved' } as const satisfies Record<
    WorkState,
    string
  >,
  reason: 'Reason',
  allReasons: 'All reasons',
  caption: 'Work found',
  empty: 'Nothing is waiting for you.',
  noMatch: 'No work was found.',
  found: (count: number, sum: string) => `${count === 1 ? '1 record' : `${count} records`}, ${sum}`,
  choose: 'Choose',
  bar: 'Decide about what is chosen',
  chosen: (count: number) => (count === 1 ? '1 record chosen' : `${count} records chosen`),
  chooseOf: (name: string, day: string) => `Choose the work of ${name}, ${day}`,
  chooseAll: 'Choose all shown',
  chooseNone: 'Choose none',
  date: 'Date',
  place: 'Place',
  person: 'User Name',
  times: 'Times',
  planned: (time: string) => `planned ${time}`,
  length: 'Length',
  worked: (minutes: number) => lengthText(minutes),
  expected: (minutes: number) => `${lengthText(minutes)} expected`,
  reasons: 'Reasons',
  map: 'Map',
  amount: 'Amount',
  decided: 'Decided',
  byRule: 'At once',
  hasLeft: 'Has left',
  note: 'Note',
  noteHint: 'The person reads it beside the decision.',
  noteMissing: 'Please write why the work is not approved.',
  approve: (count: number) => `Approve chosen (${count})`,
  reject: (count: number) => `Do not approve (${count})`,
  approveAll: 'Approve all found',
  tooMany: (most: number) => `At most ${most} records at once: please narrow the search.`,
  confirmReject: (count: number) =>
    count === 1
      ? 'Do you want not to approve this record? It is paid nothing.'
      : `Do you want not to approve these ${count} records? They are paid nothing.`,
  confirmAll: (count: number, sum: string, leftOut: number) => {
    const question =
      count === 1
        ? `Do you want to approve the record that was found, ${sum}?`
        : `Do you want to approve all ${count} records that were found, ${sum} together?`;
    if (leftOut === 0) return question;
    const left = leftOut === 1 ? '1 suspected duplicate is' : `${leftOut} suspected duplicates are`;
    return `${question} ${left} left out: please choose those yourself.`;
  },
  onlyDuplicates: 'All that was found may be there twice: please choose what to approve.',
  close: 'Close',
  approved: (count: number) => (count === 1 ? '1 record is approved.' : `${count} records are approved.`),
  approvedAll: (count: number, leftOut: number) => {
    const done = count === 1 ? '1 record is approved.' : `${count} records are approved.`;
    if (leftOut === 0) return done;
    return `${done} ${leftOut === 1 ? '1 suspected duplicate still waits.' : `${leftOut} suspected duplicates still wait.`}`;
  },
  rejected: (count: number) => (count === 1 ? '1 record is not approved.' : `${count} records are not approved.`),
};

/** One held record with the person's day. */
export const look = {
  column: 'Look',
  open: 'Review',
  openOf: (name: string, day: string) => `Review the work of ${name}, ${day}`,
  label: 'The record that you look at',
  position: (index: number, count: number) => `${index} of ${count}`,
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
  planned: 'Planned',
  day: (name: string, day: string) => `The day of ${name}, ${day}`,
  now: 'now',
  thisOne: 'This record',
  states: { approved: 'Approved', held: 'Waiting', rejected: 'Not approved', running: 'Running' },
  alone: 'There is no other work on this day.',
  message: 'Message to the person',
  messageHint: 'They read it beside the decision. Needed for work that is not approved.',
  approve: 'Approve this record',
  reject: 'Do not approve this record',
  change: 'Change',
  onlyPerson: 'Only this person',
  onlyPlace: 'Only this place',
  keys: 'Keys: j next, k previous, a approve, r do not approve. They can be switched off under Keyboard shortcuts.',
} as const;

export const leavers = {
  title: 'Owed to people who left',
  jump: (count: number) => `Owed to people who left (${count})`,
  lead: 'Listed until they are paid.',
  name: 'User Name',
  lastWorked: 'Last worked',
  lastPaid: 'Last paid',
  never: '–',
  waiting: 'Waiting for approval',
  approved: 'To pay',
  adjustments: 'Reimbursements and bonuses',
  byRun: 'A pay run pays it.',
  action: 'Payment',
  paidOn: 'Paid on',
  paidOnOf: (name: string) => `Paid on, ${name}`,
  settle: 'Mark as paid',
  settleOf: (name: string) => `Mark as paid, ${name}`,
  confirm: (amount: string, name: string, day: string) =>
    `Do you want to mark ${amount} as paid to ${name} on ${day}? This cannot be taken back.`,
  done: (amount: string, name: string) => `${amount} is marked as paid to ${name}.`,
  decideFirst: 'Decide what waits first.',
};

export const correction = {
  title: 'Correct a work record',
  goBack: 'Go Back',
  about: 'What the record says',
  place: 'Place',
  person: 'User Name',
  date: 'Date',
  started: 'Started',
  ended: 'Ended',
  never: 'Not finished',
  approval: 'Approval',
  form: 'Correction',
  contractorPay: 'Pay-C/day (A$)',
  companyPay: 'Pay/day (A$)',
  computed: 'Leave it empty to compute the amount from the times.',
  kept: 'Leave it empty to keep the amount.',
  reason: 'Reason',
  reasonHint: 'Stays with the old values in the history of the record.',
  submit: 'Correct the record',
  confirm: 'Do you want to correct this record?',
  done: 'The record is corrected.',
  history: 'History',
  historyCaption: 'Earlier values',
  when: 'Corrected',
  who: 'By',
  why: 'Reason',
  noHistory: 'This record was never corrected.',
  startArrived: 'Start arrived late',
  endArrived: 'Finished arrived late',
  abandonedTitle: 'This work still runs',
  abandoned: (name: string) =>
    `${name} was removed or disproved and cannot finish it. Finish it now, or correct the record below with the real end.`,
  finish: 'Finish now',
  confirmFinish: (name: string) => `Do you want to finish the work of ${name} now?`,
  stale: 'Somebody else has corrected this record meanwhile.',
};
