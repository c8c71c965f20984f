import { formatDuration, type HoldReason, type WorkState } from '@cleaning/contracts';

const timesheets = (count: number) => (count === 1 ? '1 timesheet' : `${count} timesheets`);

export const doneWork = {
  title: 'Timesheets',
  caption: (month: string) => `Timesheets, ${month}`,
  captionAll: 'All timesheets',
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
  map: 'Map',
  startMap: 'Start on map',
  endMap: 'End on map',
  noPlace: 'Pending',
  /** Finished by a correction, or recorded without a location. */
  noStamp: 'No location',
  manual: 'Entered manually',
  empty: 'No work this month.',
  emptyQuick: 'No work on this job yet.',
  totalContractorPay: 'Total Pay-C',
  totalCompanyPay: 'Total Pay',
};

export const workList = {
  title: 'Timesheets',
  search: 'Site or person',
  from: 'From',
  to: 'To',
  status: 'Status',
  statuses: {
    all: 'All',
    done: 'Done',
    pending: 'Pending',
    late: 'Sent late',
    held: 'To approve',
    rejected: 'Rejected',
  },
  caption: 'Timesheets',
  place: 'Site',
  hours: 'Hours',
  record: 'Timesheet',
  correct: 'Edit',
  correctLabel: (name: string, day: string) => `Edit ${name}’s work, ${day}`,
  corrected: 'Corrected',
  late: 'Late',
  held: 'To approve',
  waits: 'To approve',
  rejected: 'Rejected',
  received: (moment: string) => `sent ${moment}`,
  empty: 'No timesheets found.',
};

/** Why work is held, in words. */
export const holdReasons = {
  arrived_late: 'Sent late',
  longer_than_expected: 'Longer than expected',
  started_early: 'Started early',
  finished_late: 'Finished late',
  corrected_upwards: 'Corrected to a higher amount',
  same_record: 'Possible duplicate',
  finished_by_admin: 'Finished by an admin',
  overlapping: 'Overlaps other work',
  outside_fence: 'Outside the geofence',
  location_too_vague: 'Location not accurate enough',
  no_location: 'No location',
  expired_document: 'Document missing or expired at Start',
  above_amount: 'Large amount',
  above_hours: 'More than 12 hours',
  day_above_hours: 'More than 12 hours that day',
} as const satisfies Record<HoldReason, string>;

/** The company's rules for starting work. */
export const workRules = {
  title: 'Rules for starting work',
  withoutLocation: 'People can start without a location',
  hint: 'Timesheets without a location need your approval. If this is off, people can’t start without a location, but they can always finish.',
  save: 'Save rules',
  saved: 'Rules saved.',
};

export const approvals = {
  title: 'Approvals',
  lead: 'These timesheets need a decision. All others are approved automatically.',
  search: 'Site or person',
  from: 'From',
  to: 'To',
  state: 'Show',
  states: { held: 'To approve', approved: 'Approved', rejected: 'Rejected' } as const satisfies Record<
    WorkState,
    string
  >,
  reason: 'Reason',
  allReasons: 'All reasons',
  caption: 'Timesheets',
  empty: 'Nothing to approve.',
  noMatch: 'No timesheets found.',
  found: (count: number, sum: string) => `${timesheets(count)}, ${sum}`,
  choose: 'Select',
  bar: 'Approve or reject selected timesheets',
  chosen: (count: number) => `${timesheets(count)} selected`,
  chooseLabel: (name: string, day: string) => `Select ${name}’s work, ${day}`,
  chooseAll: 'Select all shown',
  chooseNone: 'Clear selection',
  date: 'Date',
  place: 'Site',
  person: 'Person',
  times: 'Times',
  planned: (time: string) => `planned ${time}`,
  length: 'Length',
  worked: (minutes: number) => formatDuration(minutes),
  expected: (minutes: number) => `${formatDuration(minutes)} expected`,
  pays: (minutes: number) => `Pays ${formatDuration(minutes)}`,
  paid: (minutes: number) => `${formatDuration(minutes)} paid`,
  reasons: 'Reasons',
  map: 'Map',
  mapStart: 'Start',
  mapEnd: 'End',
  amount: 'Amount',
  decided: 'Decided',
  byRule: 'Automatically',
  hasLeft: 'Has left',
  note: 'Note',
  noteHint: 'The person sees this note with your decision.',
  noteMissing: 'Write a note to say why.',
  approve: (count: number) => `Approve ${timesheets(count)}`,
  reject: (count: number) => `Reject ${timesheets(count)}`,
  approveAll: (count: number, leftOut: number) => {
    if (leftOut > 0) return 'Approve all except duplicates';
    return count > 1 ? `Approve all ${count} timesheets` : 'Approve all';
  },
  tooMany: (most: number) => `You can approve up to ${most} timesheets at once. Narrow the search.`,
  confirmReject: (count: number) =>
    count === 1 ? 'Reject 1 timesheet?\nIt won’t be paid.' : `Reject ${count} timesheets?\nThey won’t be paid.`,
  confirmAll: (count: number, sum: string, leftOut: number) => {
    const question = `Approve ${timesheets(count)}?\nTotal ${sum}.`;
    if (leftOut === 0) return question;
    const left = leftOut === 1 ? '1 possible duplicate isn’t' : `${leftOut} possible duplicates aren’t`;
    return `${question} ${left} included. Check and approve those separately.`;
  },
  onlyDuplicates: 'These are all possible duplicates. Select the ones to approve.',
  close: 'Close',
  approved: (count: number) => `${timesheets(count)} approved.`,
  approvedAll: (count: number, leftOut: number) => {
    const done = `${timesheets(count)} approved.`;
    if (leftOut === 0) return done;
    return `${done} ${leftOut === 1 ? '1 possible duplicate still to check.' : `${leftOut} possible duplicates still to check.`}`;
  },
  rejected: (count: number) => `${timesheets(count)} rejected.`,
};

/** One held record with the person's day. */
export const look = {
  column: 'Review',
  open: 'Review',
  openLabel: (name: string, day: string) => `Review ${name}’s work, ${day}`,
  label: 'Timesheet under review',
  position: (index: number, count: number) => `${index} of ${count}`,
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
  planned: 'Planned',
  day: (name: string, day: string) => `${name}’s day, ${day}`,
  now: 'now',
  thisOne: 'This timesheet',
  states: { approved: 'Approved', held: 'To approve', rejected: 'Rejected', running: 'Still working' },
  alone: 'No other work that day.',
  message: 'Message to the person',
  messageHint: 'They see it with your decision. Required if you reject the timesheet.',
  approve: 'Approve timesheet',
  reject: 'Reject timesheet',
  change: 'Edit',
  onlyPerson: 'Only this person',
  onlyPlace: 'Only this site',
  keys: 'Keys: j next, k previous, a approve, r reject. Turn them off under Keyboard shortcuts.',
} as const;

export const leavers = {
  title: 'Owed to people who have left',
  jump: (count: number) => `Owed to people who have left (${count})`,
  name: 'Person',
  lastWorked: 'Last worked',
  lastPaid: 'Last paid',
  never: '–',
  waiting: 'To approve',
  approved: 'To pay',
  adjustments: 'Reimbursements and bonuses',
  byRun: 'Paid by pay run',
  action: 'Payment',
  paidOn: 'Paid on',
  paidOnLabel: (name: string) => `Paid on, ${name}`,
  settle: 'Mark as paid',
  settleLabel: (name: string) => `Mark as paid, ${name}`,
  confirm: (amount: string, name: string, day: string) =>
    `Mark ${amount} as paid?\nPaid to ${name} on ${day}. You can’t undo this.`,
  done: (amount: string, name: string) => `${amount} marked as paid to ${name}.`,
  decideFirst: 'Approve or reject their work first.',
};

export const correction = {
  title: 'Edit timesheet',
  goBack: 'Go Back',
  about: 'Timesheet',
  place: 'Site',
  person: 'Person',
  date: 'Date',
  started: 'Started',
  ended: 'Ended',
  never: 'Not finished',
  approval: 'Approval',
  form: 'Correction',
  contractorPay: 'Pay-C/day (A$)',
  companyPay: 'Pay/day (A$)',
  computed: 'Leave empty to work it out from the times.',
  kept: 'Leave empty to keep the amount.',
  noHours: 'For amounts only, enter the same time as the start.',
  reason: 'Reason',
  reasonHint: 'Kept in the timesheet’s history with the old values.',
  submit: 'Save correction',
  confirm: 'Save correction?\nThe old values stay in the timesheet’s history.',
  done: 'Timesheet corrected.',
  history: 'History',
  historyCaption: 'Earlier values',
  when: 'Corrected',
  who: 'By',
  why: 'Reason',
  noHistory: 'No corrections yet.',
  startArrived: 'Start sent late',
  endArrived: 'Finish sent late',
  abandonedTitle: 'Work not finished',
  abandoned: (name: string) =>
    `${name} no longer has access, so they can’t finish this work. Finish it now, or enter the actual end time below.`,
  finish: 'Finish now',
  confirmFinish: (name: string) => `Finish ${name}’s work now?`,
};
