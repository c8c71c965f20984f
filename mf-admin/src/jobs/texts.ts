export const createJob = {
  title: 'Job title',
  address: 'Address',
  description: 'Description',
  companyPay: 'Company pay per hour (A$)',
  contractorPay: 'Sub-contractor pay per hour (A$)',
  need: 'Sub-contractors needed',
  seeJob: 'See the new job',
};

export const createPermanent = {
  title: 'Create Permanent Job',
  lead: 'Regular work with a weekly timetable.',
  location: 'Location (map link)',
  locationHint: 'For example a Google Maps or OpenStreetMap address.',
  timetable: 'Timetable',
  row: (number: number) => `Row ${number}`,
  start: 'Start time',
  end: 'End time',
  days: 'Days',
  overnight: 'Ends on the next day.',
  addRow: 'Add row',
  removeRow: (number: number) => `Remove row ${number}`,
  submit: 'Create job',
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
  lead: 'Pay and timetable hold from now on. Work that was done or started keeps its amounts.',
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
