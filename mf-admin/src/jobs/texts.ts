export const createJob = {
  title: 'Job title',
  address: 'Address',
  description: 'Description',
  descriptionHint: 'Everybody who may ask for the job reads it. Codes and keys belong on its site card.',
  companyPay: 'Company pay per hour (A$)',
  contractorPay: 'Sub-contractor pay per hour (A$)',
  need: 'Sub-contractors needed',
  seeJob: 'See the new job',
  fromEnquiry: (name: string) => `From the enquiry of ${name}. Please check what was filled in.`,
  seeEnquiry: 'See the enquiry',
  noEnquiry: 'The enquiry could not be read. Please fill in the form yourself.',
  /** In the history of the enquiry; the address becomes a link there. */
  madeFrom: (title: string, path: string) => `Job created: ${title} (${path})`,
  notNoted: 'The job is created, but the enquiry does not name it: it could not be reached.',
};

export const createPermanent = {
  title: 'Create Permanent Job',
  lead: 'Regular work with a timetable: each week, every few weeks, or on a day of the month.',
  location: 'Location (map link)',
  locationHint: 'Made from the address. Put another link to a map here where that one is wrong.',
  timetable: 'Timetable',
  row: (number: number) => `Row ${number}`,
  start: 'Start time',
  end: 'End time',
  overnight: 'Ends on the next day.',
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
  fromHint: 'Empty: from now on.',
  fromWeeks: 'Weeks are counted from the week of this day.',
  fromMonths: 'Months are counted from the month of this day.',
  until: 'Last day',
  untilHint: 'Empty: until further notice.',
  holidays: 'On public holidays',
  asJob: 'As the job says',
  holidayWords: {
    work: 'Work as on other days',
    skip: 'Nobody works',
    move: 'Move to the next working day',
  },
  next: (days: readonly string[]) => `Next: ${days.join(', ')}.`,
  over: 'No day is left.',
};

export const createQuick = {
  title: 'Create Quick Job',
  lead: 'One-off work on a single day.',
  date: 'Date',
  time: 'Start time',
  expected: 'Expected length (minutes)',
  expectedHint: 'Longer work waits for approval. Left empty: 120.',
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
  lead: 'Pay holds from now on, the timetable from the day that you choose. Work that was done or started keeps its amounts.',
  timetableFrom: 'The timetable holds from',
  timetableFromHint:
    'The timetable of before ends with the day before. It stays as it is when you change nothing in it.',
  open: 'Edit Job',
  goBack: 'Go Back',
  submit: 'Save changes',
  stale: 'Somebody else has changed this job meanwhile.',
  end: 'End Job',
  endTitle: 'End this job',
  endLead: 'Nobody is assigned to it any more and waiting requests are rejected. Its work and invoices stay.',
  confirmEnd: (name: string) => `Do you want to end the job ${name}? This cannot be taken back.`,
  ended: (name: string) => `${name} has ended.`,
  endedOn: (day: string) => `This job ended on ${day}.`,
  endedJobs: (count: number) => `Ended jobs (${count})`,
};
