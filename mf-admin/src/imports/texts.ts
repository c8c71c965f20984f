import {
  type ClientImportField,
  IMPORT_UNDO_HOURS,
  type JobImportField,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  ROSTER_IMPORT_FIELDS,
  type RosterImportField,
} from '@cleaning/contracts';

interface Noun {
  readonly one: string;
  /** What the file is, and what it may have beside one row for each. */
  readonly lead: string;
  readonly several: string;
  readonly title: string;
  readonly lastLead: string;
}

export const clientFieldLabels: Readonly<Record<ClientImportField, string>> = {
  legal_name: 'Legal name',
  trading_name: 'Trading name',
  abn: 'ABN',
  billing_email: 'Billing email',
  billing_address: 'Billing address: street',
  billing_city: 'Billing address: city or suburb',
  billing_state: 'Billing address: state',
  billing_postcode: 'Billing address: postcode',
  order_number: 'Order number',
  terms_days: 'Payment terms (days)',
  contact_name: 'Contact: name',
  contact_email: 'Contact: email',
  contact_telephone: 'Contact: phone',
  notes: 'Notes',
  given_name: 'First name (MYOB)',
  billing_country: 'Billing address: country',
  other_address: 'Other address',
  archived: 'Active or archived',
};
/** In the order of the client form. */
export const CLIENT_FIELDS: readonly ClientImportField[] = [
  'legal_name',
  'given_name',
  'trading_name',
  'abn',
  'billing_email',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_postcode',
  'billing_country',
  'other_address',
  'order_number',
  'terms_days',
  'contact_name',
  'contact_email',
  'contact_telephone',
  'notes',
  'archived',
];

const buildTexts = ({ one, several, title, lead, lastLead }: Noun) => {
  const formatCount = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${several}`);
  return {
    title,
    lead: `${lead} Up to ${MAX_IMPORT_ROWS} rows at a time.`,
    file: 'CSV file',
    read: 'Read file',
    chooseFile: 'Choose a CSV file first.',
    empty: 'This file is empty. Choose another one.',
    tooLarge: `This file is larger than ${MAX_IMPORT_BYTES / 1000} kB. Split it into smaller files.`,
    columns: 'Columns',
    columnsLead: 'Check that each field has the right column.',
    notInFile: 'Not in the file',
    furtherColumn: (label: string, place: number) => `${label}, column ${place}`,
    noFurther: 'No more columns',
    skipped: 'Not imported',
    skippedLead: 'To import one of these columns, choose it for a field above.',
    skippedColumn: (column: string, rows: number, why: string) =>
      `${column}, in ${rows === 1 ? '1 row' : `${rows} rows`}: ${why}`,
    column: (number: number, name: string, example: string) =>
      `${name === '' ? `Column ${number}` : name}${example === '' ? '' : ` (${example.slice(0, 40)})`}`,
    missing: 'Not in the file',
    missingLead: 'Applies to every row without its own value.',
    fillAll: 'Fill in all rows',
    edit: 'Edit',
    editRow: (row: number, name: string) => `Edit row ${row}, ${name}`,
    saveRow: 'Save row',
    close: 'Close',
    rows: `${several[0]?.toUpperCase()}${several.slice(1)} in the file`,
    row: 'Row',
    name: 'Name',
    noName: 'No name',
    abn: 'ABN',
    email: 'Billing email',
    state: 'Status',
    fine: 'Ready',
    archived: 'Ready, as archived',
    unchanged: 'No change',
    further: (row: number) => `Ready, with row ${row}`,
    isLeftOut: 'Left out',
    problem: (field: string, sentence: string) => `${field}: ${sentence}`,
    leaveOut: 'Leave out',
    leaveOutRow: (row: number, name: string) => `Leave out row ${row}, ${name}`,
    leaveOutWrong: (count: number) =>
      count === 1 ? 'Leave out the row with an error' : `Leave out the ${count} rows with errors`,
    counts: (fine: number, wrong: number, left: number) =>
      [
        `${formatCount(fine)} can be imported.`,
        ...(wrong === 0 ? [] : [wrong === 1 ? '1 row has an error.' : `${wrong} rows have errors.`]),
        ...(left === 0 ? [] : [left === 1 ? '1 row is left out.' : `${left} rows are left out.`]),
      ].join(' '),
    fixOrLeave: 'Fix the rows with errors in your file and read it again, or leave them out.',
    submit: (count: number) => `Import ${formatCount(count)}`,
    done: (count: number) => `${formatCount(count)} imported.`,
    last: 'Recent imports',
    lastLead: `You can undo an import for ${IMPORT_UNDO_HOURS} hours, ${lastLead}`,
    fileName: 'File',
    count: `${several[0]?.toUpperCase()}${several.slice(1)}`,
    address: 'Address',
    client: 'Client',
    times: 'Timetable',
    at: 'Imported',
    by: (at: string, name: string) => `${at}, ${name}`,
    undo: 'Undo',
    undoLabel: (file: string) => `Undo import of ${file}`,
    undone: (at: string) => `Undone ${at}`,
    confirmUndo: (file: string, count: number) =>
      `Undo this import?\nThis deletes ${formatCount(count)} imported from ${file}.`,
    undoneToast: (file: string) => `Import of ${file} undone.`,
    none: 'No imports yet.',
  };
};
export type ImportTexts = ReturnType<typeof buildTexts>;

export const clientImport = buildTexts({
  one: 'client',
  several: 'clients',
  title: 'Import clients',
  lead: 'Use an export from Xero, MYOB, ServiceM8, Jobber or QuickBooks, or your own CSV file with headings in the first row.',
  lastLead: 'unless one of its clients has changed or has a job.',
});

export const jobFieldLabels: Readonly<Record<JobImportField, string>> = {
  title: 'Job',
  address: 'Address',
  location: 'Map link',
  description: 'Description',
  cleaners: 'Number of people',
  company_pay: 'Charge rate per hour',
  cleaner_pay: 'Sub-contractor pay per hour',
  client: 'Client',
  price_by: 'Price per (hour, visit, month)',
  price: 'Price excl. GST',
  from: 'Client and price from',
  weekdays: 'Weekdays',
  start: 'Start',
  finish: 'Finish',
  every_weeks: 'How often (2 weeks, last of the month)',
  first_day: 'First day, if not weekly',
  city: 'Address: suburb',
  state: 'Address: state',
  postcode: 'Address: postcode',
  date: 'Shift date',
  ended: 'Status or closing date',
};
/** In the order of the job form. */
export const JOB_FIELDS: readonly JobImportField[] = [
  'title',
  'address',
  'city',
  'state',
  'postcode',
  'location',
  'description',
  'cleaners',
  'company_pay',
  'cleaner_pay',
  'client',
  'price_by',
  'price',
  'from',
  'weekdays',
  'start',
  'finish',
  'every_weeks',
  'first_day',
  'date',
  'ended',
];
/** Fields that can be entered for all rows where the file has no column for them. */
export const JOB_FIELDS_FOR_ALL: readonly JobImportField[] = [
  'cleaner_pay',
  'company_pay',
  'weekdays',
  'start',
  'finish',
];

export const jobImport = buildTexts({
  one: 'job',
  several: 'jobs',
  title: 'Import jobs',
  lead: 'Use an export from ServiceM8 or Jobber, a schedule from Deputy, or your own CSV file with headings in the first row. If a site has several times, add a row for each.',
  lastLead: 'unless one of its jobs has changed or has people or work.',
});

export const rosterFieldLabels: Readonly<Record<RosterImportField, string>> = {
  email: 'Email',
  person: 'Person',
  first_name: 'First name',
  last_name: 'Last name',
  place: 'Location',
  area: 'Area',
  date: 'Date',
  start: 'Start',
  finish: 'Finish',
};
export const ROSTER_FIELDS: readonly RosterImportField[] = ROSTER_IMPORT_FIELDS;

export const rosterImport = buildTexts({
  one: 'assignment',
  several: 'assignments',
  title: 'Import a roster',
  lead: 'Use Deputy’s export of a week’s schedule, or your own CSV file with headings in the first row. Each row assigns a person to a shift in a permanent job’s timetable. We don’t notify anyone.',
  lastLead: 'unless someone has worked on one of these jobs since.',
});
export const rosterFacts = {
  place: 'Location in the file',
  job: 'Job',
  time: 'Time',
};
