import type { Charge } from './clientCharge';

export const createJob = {
  title: 'Job title',
  address: 'Address',
  description: 'Description',
  descriptionHint:
    'Everyone who can request the job sees this. Put codes and keys in “Door and alarm details” on the job’s Site tab.',
  companyPay: 'Charge rate per hour (A$)',
  contractorPay: 'Sub-contractor pay per hour (A$)',
  need: 'Sub-contractors needed',
  seeJob: 'Open job',
  fromEnquiry: (name: string) => `Filled in from ${name}’s enquiry. Check the details.`,
  seeEnquiry: 'Open enquiry',
  noEnquiry: 'Couldn’t load the enquiry. Fill in the form yourself.',
  /** Note in the enquiry's history, which renders the address as a link. */
  madeFrom: (title: string, path: string) => `Job created: ${title} (${path})`,
  client: 'Client',
  clientHint: 'The client whose monthly invoice includes this work.',
  nobody: 'No client yet',
  charge: 'How they’re charged',
  charges: {
    hour: 'Per hour, at the charge rate above',
    month: 'Per month',
    later: 'I’ll set it later',
  } satisfies Record<Charge, string>,
  monthlyAmount: 'Amount per month (A$, excl. GST)',
  noMonthlyAmount: 'Enter an amount above 0, like 480.00.',
  forClient: 'For client',
  noClient: 'Couldn’t load the client. Choose it on the job’s page after you create the job.',
  notGiven: 'Job created, but we couldn’t link it to the client. Choose the client on the job’s page.',
  notPriced: 'Job created, but we couldn’t save its price. Set the price on the job’s Invoices tab.',
  notNoted: 'Job created, but we couldn’t link it to the enquiry. Add a note to the enquiry.',
};

export const createPermanent = {
  title: 'Create Permanent Job',
  location: 'Location (map link)',
  locationHint: 'Based on the address. Change it if it’s wrong.',
  timetable: 'Timetable',
  row: (number: number) => `Row ${number}`,
  start: 'Start time',
  end: 'End time',
  overnight: 'Ends the next day.',
  addRow: 'Add row',
  removeRow: (number: number) => `Remove row ${number}`,
  submit: 'Create job',
};

export const slotSchedule = {
  repeats: 'Repeats',
  every: (every: number, unit: 'week' | 'month') => (every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`),
  which: 'Week of the month',
  weeks: { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth', last: 'Last' },
  from: 'First day',
  fromHint: 'Leave empty to start now.',
  fromWeeks: 'Counted from this week.',
  fromMonths: 'Counted from this month.',
  until: 'Last day',
  untilHint: 'Leave empty for no end date.',
  holidays: 'On public holidays',
  asJob: 'Same as the job',
  holidayWords: {
    work: 'Work as usual',
    skip: 'Nobody works',
    move: 'Move to the next working day',
  },
  next: (days: readonly string[]) => `Next: ${days.join(', ')}.`,
  over: 'No days left.',
};

export const createQuick = {
  title: 'Create Quick Job',
  date: 'Date',
  time: 'Start time',
  expected: 'Expected length (minutes)',
  expectedHint: 'Leave empty for 2 hours. Longer work needs your approval.',
  submit: 'Create job',
};

export const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

export const editJob = {
  title: (name: string) => `Edit ${name}`,
  lead: 'New pay rates apply from now. Work already started keeps its old rates.',
  timetableFrom: 'New timetable starts',
  timetableFromHint: 'The current timetable ends the day before.',
  open: 'Edit Job',
  goBack: 'Go Back',
  submit: 'Save changes',
  end: 'End Job',
  endTitle: 'End this job',
  endLead: 'Everyone is taken off the job and pending requests are rejected. Timesheets and invoices are kept.',
  confirmEnd: (name: string) => `End ${name}?\nYou can’t undo this.`,
  ended: (name: string) => `${name} has ended.`,
  endedOn: (day: string) => `This job ended on ${day}.`,
};
