import { UNVERIFIED_DAYS } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';
import { NO_PHONE, withoutPhone } from './languages/withoutPhone';

/** Every text of the sub-contractor's screens. Their spelling is agreed with the company. */

/** Of the page that this code runs in: screens of this remote are not written ahead. Tests without a page have none. */
export const SUPPORT_PHONE = typeof document === 'undefined' ? '' : siteData().company.telephone;

/** A sentence that names the office's number; without a number it ends before it. */
export const withPhone = (sentence: (phone: string) => string): string =>
  SUPPORT_PHONE === '' ? withoutPhone(sentence(NO_PHONE)) : sentence(SUPPORT_PHONE);

export const dashboard = {
  title: 'Earnings as Sub-Contractor',
  week: 'This week',
  weekSince: (day: string) => `Since ${day}.`,
  weekWaiting: (amount: string) => `${amount} of it waits for the office.`,
  lastPayment: 'Last payment',
  paidOn: (day: string) => `on ${day}`,
  noPayment: 'No payment yet.',
  lead: 'Finished work of one month and what it pays.',
  caption: (month: string) => `Timesheet, ${month}`,
  date: 'Date',
  place: 'Place',
  hours: 'Hours',
  payment: 'Payment',
  paymentInDollars: 'Payment (A$)',
  totalHours: 'Total hours',
  totalPayment: 'Total payment',
  empty: 'No finished work in this month.',
  noHours: 'Recorded by the office',
  total: 'Total',
  waiting: 'Waiting for the office',
  waitingLead: 'The office looks at this work before it is paid.',
  waitingWhy: 'See why, and what you can do',
  notApproved: (note: string) => `Not approved: ${note}`,
  note: 'Note',
  csv: 'Download CSV',
  pdf: 'Download PDF statement',
  daysChart: 'Days of the month',
  daysSummary: (month: string) => `Bar chart: what each day of ${month} pays.`,
  monthsChart: 'The last twelve months',
  monthsSummary: (month: string) => `Bar chart: what each of the twelve months up to ${month} pays.`,
  month: 'Month',
  time: 'Time',
  pending: 'Still pending',
  pendingLead:
    'Work that runs now or is still ahead in this month. A slot pays for the time you work, at most its length.',
  pendingCount: 'Slots and quick jobs',
  pendingAmount: 'Up to',
  pendingList: 'Show the list',
  running: 'Running',
  byTheHour: 'By the hour',
};

export const charts = {
  asTable: 'Show as a table',
};

/** What lists and pages of jobs share. */
export const jobs = {
  goBack: 'Go Back',
  perFortnight: 'per fortnight',
  details: 'Details',
  date: 'Date',
  startTime: 'Start time',
  location: 'Location',
  openMap: 'Open the map',
  suburb: 'Suburb',
  length: 'Length',
  aWeek: (length: string) => `${length} a week`,
  about: (length: string) => `about ${length}`,
  rate: 'Pay per hour',
  expectedPay: 'Expected pay',
  terms: 'Pay and hours',
  aShift: (amount: string) => `${amount} a shift`,
  requested: 'Requested',
};

export const myJobs = {
  title: 'My Jobs',
  lead: 'Everything you are assigned to.',
  empty: "You haven't assign for any job",
  quickJobs: 'Quick jobs',
  permanentJobs: 'Permanent jobs',
  workingNow: 'Working now',
  seeDetails: 'See Details',
  today: 'Today',
  next: (day: string) => `Next: ${day}`,
  nothingNext: 'Nothing is planned in the next two weeks.',
  notAssigned: 'You are not assigned to this job, or it does not exist any more.',
  toMyJobs: 'Go to My Jobs',
};

export const work = {
  heading: 'Your work',
  todaysSlots: "Today's slots",
  noSlotsToday: 'Nothing left to start today.',
  start: 'Start',
  finish: 'Finished',
  confirmStart: 'Do you want to start the job?',
  /** Below the question: place, times, day, and how early or late it is. */
  startOf: (job: string, time: string, day: string, early: string) =>
    [`${job}, ${time}, ${day}.`, early === '' ? '' : `You are ${early}.`].filter(Boolean).join('\n'),
  startAt: (job: string) => `${job}.`,
  early: (length: string) => `${length} early`,
  late: (length: string) => `${length} late`,
  today: (day: string) => `today, ${day}`,
  undoStart: 'Undo start',
  taken: {
    start: 'Your work has started.',
    finish: 'Your work is finished.',
    undo: 'The start is undone.',
  },
  confirmFinish: 'Do you want to finish the job?',
  reading: 'Reading the checklist…',
  locating: 'Finding your location…',
  sending: 'Sending…',
  running: 'You are working on this job now.',
  runningNow: 'You are working now.',
  otherJobRunning: 'You are working on another job now. Finish it before you start this one.',
  quickJobDone: 'You have done this job.',
  finishKept: 'You have finished. It will be sent to the office when you are back online.',
  slotDone: 'Done',
  slotToDo: 'To do',
  slotsNotChecked: 'We could not check right now which slots are done already.',
  keptNow: 'No connection. This is kept on your phone with its time and place, and sent when the connection returns.',
  notKept: 'No connection, and your phone could not keep this. Please free some space and try again.',
  keptWaiting: 'Waiting for a connection:',
  keptSent: 'What was kept on your phone has been sent.',
  keptClockEvent: (action: string, job: string, time: string) => `${action} ${job} at ${time}`,
  dismiss: 'Dismiss',
  barLabel: 'Running work',
  workingAt: (job: string) => (job === '' ? 'You are working now' : `Working at ${job}`),
  toRunningJob: 'Go to the job you are working on',
  notToday: "You don't have work today",
  startAnyway: 'Start anyway',
  farStart: (distance: string, job: string) => `You're ${distance} from ${job}. Start anyway?`,
  locationNote: 'Your location is stamped when you start and when you finish, and at no other time.',
};

export const shifts = {
  map: 'Map',
  from: (time: string) => `from ${time}`,
  about: (length: string) => `about ${length}`,
  anHour: (amount: string) => `${amount} an hour`,
  alsoToday: 'Also today',
  doneToday: 'Today’s shifts',
  done: 'Done',
  held: 'Waiting for the office',
  rejected: 'Not approved',
  cancelled: 'Cancelled',
  away: 'You are away',
  covered: 'Somebody covers it',
  cover: 'Cover',
  extra: 'Extra shift',
  reClean: 'Re-clean',
  mine: 'My shifts',
  mineLead: 'The next two weeks.',
  none: 'You have no shifts in the next two weeks.',
  showAll: (count: number) => `Show all ${count} shifts`,
};

export const absences = {
  title: 'Days that you cannot work',
  lead: 'Tell the office early: your shifts are then offered to others.',
  open: 'I can’t work on …',
  from: 'First day',
  until: 'Last day',
  reason: 'Reason',
  reasonHint: 'The office reads it.',
  send: 'Report these days',
  cancel: 'Cancel',
  required: 'Please fill this field.',
  notADay: 'Please write a date as dd/mm/yyyy.',
  past: 'These days are over.',
  order: 'The last day is before the first.',
  tooMany: (days: number) => `At most ${days} days at once.`,
  days: (from: string, until: string) => `${from} to ${until}`,
  reported: (days: string, shifts: number) =>
    shifts === 0
      ? `Reported: ${days}. You have no shifts then.`
      : `Reported: ${days}. ${shifts === 1 ? 'One shift needs' : `${shifts} shifts need`} a cover.`,
  byOffice: (name: string) => `Recorded by ${name}`,
  withdraw: 'Withdraw',
  confirmWithdraw: 'Do you want to withdraw these days? Shifts that somebody else has taken stay theirs.',
  withdrawn: (days: string) => `Withdrawn: ${days}.`,
};

export const covers = {
  title: 'Can you cover?',
  lead: 'The first to take a shift has it.',
  take: 'Take',
  confirm: (shift: string) => `Do you want to take this shift?\n${shift}`,
  shift: (job: string, day: string, time: string) => `${job}, ${day}, ${time}`,
  taken: (shift: string) => `It is yours: ${shift}.`,
  tooLate: (shift: string, why: string) => `Not taken: ${shift}. ${why}`,
  gone: 'It is not offered any more.',
};

export const calendar = {
  title: 'Your shifts in your calendar',
  holds: (back: number, ahead: number) =>
    `A calendar program can follow your shifts by an address of your own. It holds the shifts that you are to do, ${back} days back and ${ahead} ahead: place, address, map link and times. It holds no pay and nobody else. Whoever has the address can read it.`,
  make: 'Make an address',
  address: 'Address of your calendar',
  addressHint: 'Shown only now. Add it to your calendar program as a subscription.',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'Please copy the marked address yourself.',
  madeOn: (day: string) => `You have an address since ${day}. For safety it cannot be shown again.`,
  renew: 'Make a new address',
  confirmRenew: 'Do you want a new address? The one before stops working.',
  revoke: 'End the address',
  confirmRevoke: 'Do you want to end the address? Calendar programs that use it get no more shifts.',
  revoked: 'The address has ended.',
};

export const location = {
  denied: 'Your location is blocked. Please allow location for this site in your browser settings and try again.',
  unavailable: 'Your location could not be found. Please go where the phone has a better signal and try again.',
  timedOut: 'Finding your location took too long. Please try again.',
  insecure:
    'Browsers tell the location to secure addresses (https) only. Please ask the office for the secure address of this site.',
  unsupported: 'This browser cannot tell its location. Please use another browser to start or finish work.',
  deniedHint: 'Location is blocked for this site. Work without a location waits for the office.',
  howTo: 'How to allow it',
  /** Three lines for each browser, as its newest version calls its menus. */
  steps: {
    chrome:
      '1. Tap the icon to the left of the address.\n2. Tap Permissions, then Location, and allow it.\n3. Come back and try again.',
    samsung:
      '1. Tap the lock beside the address.\n2. Tap Permissions, then Location, and allow it.\n3. Come back and try again.',
    firefox:
      '1. Tap the shield or lock beside the address.\n2. Under Permissions tap Location, so that it says Allowed.\n3. Come back and try again.',
    safari:
      '1. Open Settings on your phone, then Privacy & Security, then Location Services.\n2. Tap your browser (Safari Websites) and choose While Using the App.\n3. In Safari tap the icon beside the address, then Website Settings, and allow Location.',
    androidApp:
      '1. Hold the icon of this app on your home screen and tap App info.\n2. Tap Permissions, then Location, and allow it while using the app.\n3. Open the app and try again.',
    iosApp:
      '1. Open Settings on your phone, then Privacy & Security, then Location Services.\n2. Tap Safari Websites and choose While Using the App.\n3. Open this app and try again.',
    other:
      '1. Click the icon beside the address of this page.\n2. Allow Location for this site.\n3. Reload the page and try again.',
  },
  anyway: 'You can go on without a location. The office then checks this work before it is paid.',
  call: 'Call the office',
  ok: 'OK',
};

export const account = {
  title: 'Account',
  lead: 'Your details, documents and password.',
  details: 'Your details',
  notKept: 'Your details are not kept on this device. They show again with a connection.',
  detailsNote: withPhone(
    (phone) => `Something is not right any more? Ask for a change here, or call the office: ${phone}.`,
  ),
  name: 'Name',
  email: 'E-mail',
  address: 'Address',
  zip_code: 'Postcode',
  contact_no: 'Contact number',
  abn: 'ABN',
  passport_number: 'Passport number',
  bank_name: 'Bank',
  account_type: 'Account type',
  account_name: 'Account name',
  account_number: 'Account number',
  bsb: 'BSB',
};

export const documents = {
  title: 'Documents',
  lead: 'JPG, PNG or PDF, up to 10 MB each. Only the files that you choose are sent.',
  done: 'Done',
  none: 'No Document',
  fileDeleted: 'The office has checked it. The file is deleted.',
  open: (label: string) => `Open ${label}`,
  upload: 'Upload documents',
  chooseFirst: 'Choose at least one file first.',
  confirm: 'Do you want to change the documents?',
  progress: 'Uploading',
  success: 'Documents uploaded successfuly',
  failure: withPhone(
    (phone) =>
      `Something went wrong please try again later. if this msg getting continuously, please call to system admin. ${phone}`,
  ),
  refused: 'This file was not accepted.',
  passport_img: 'Passport',
  address_proof_img: 'Proof of address',
  police_check_img: 'Police check',
  children_check_img: 'Working with children check',
  agreement_img: 'Agreement',
  declaration_img: 'Declaration',
};

export const password = {
  title: 'Change password',
  lead: 'At least 10 characters. Changing it logs you out everywhere else.',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm new password',
  submit: 'Change password',
  ask: 'Do you realy want to change the password?',
  changed: 'Your password has been changed.',
  required: 'Please fill this field.',
  tooShort: 'The password must have at least 10 characters.',
  differs: 'The two passwords are not the same.',
};

export const ownData = {
  title: 'Your data',
  lead: 'Everything that we hold about you in one ZIP file: your details, your documents, your work and requests, and who did what to your account.',
  download: 'Download my data',
};

export const notVerified = {
  title: 'Your account is not verified yet',
  message: 'Your account is not verified by the admin yet. Please wait until an admin has checked your documents.',
  deleted: `Accounts that are not verified within ${UNVERIFIED_DAYS} days are deleted.`,
  byItself: 'This page updates as soon as you are verified.',
  thanks: 'Thank you for your patience.',
  account: 'See your account and documents',
  check: 'Check again',
};
