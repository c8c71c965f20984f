import {
  type ClientImportField,
  IMPORT_UNDO_HOURS,
  JOB_IMPORT_FIELDS,
  type JobImportField,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_ROWS,
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
  billing_email: 'Billing e-mail',
  billing_address: 'Billing address: street',
  billing_city: 'Billing address: city or suburb',
  billing_state: 'Billing address: state',
  billing_postcode: 'Billing address: postcode',
  order_number: 'Order number',
  terms_days: 'Terms in days',
  contact_name: 'Contact: name',
  contact_email: 'Contact: e-mail',
  contact_telephone: 'Contact: telephone',
  notes: 'Notes',
  given_name: 'First name of a person (MYOB)',
  billing_country: 'Billing address: country',
  other_address: 'Other address',
  archived: 'Active or archived',
};
/** In the order of the form of a client. */
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

const textsOf = ({ one, several, title, lead, lastLead }: Noun) => {
  const counted = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${several}`);
  return {
    title,
    lead: `${lead} Up to ${MOST_IMPORT_ROWS} rows at a time.`,
    file: 'CSV file',
    read: 'Read the file',
    chooseFile: 'Choose a file.',
    empty: 'The file is empty.',
    tooLarge: `The file is larger than ${MOST_IMPORT_BYTES / 1000} kB. Import it in parts.`,
    columns: 'Columns',
    columnsLead: 'Check which column holds what.',
    notInFile: 'Not in the file',
    furtherColumn: (label: string, place: number) => `${label}, column ${place}`,
    noFurther: 'No more columns',
    skipped: 'Not imported',
    skippedLead: 'These columns have something in them. To keep one, choose it for a field above.',
    skippedColumn: (column: string, rows: number, why: string) =>
      `${column}, in ${rows === 1 ? '1 row' : `${rows} rows`}: ${why}`,
    column: (number: number, name: string, example: string) =>
      `${name === '' ? `Column ${number}` : name}${example === '' ? '' : ` (${example.slice(0, 40)})`}`,
    rows: `${several[0]?.toUpperCase()}${several.slice(1)} in the file`,
    row: 'Row',
    name: 'Name',
    noName: 'No name',
    abn: 'ABN',
    email: 'Billing e-mail',
    state: 'State',
    fine: 'Ready',
    archived: 'Ready, to the archive',
    further: (row: number) => `Ready, with row ${row}`,
    isLeftOut: 'Left out',
    problem: (field: string, sentence: string) => `${field}: ${sentence}`,
    leaveOut: 'Leave out',
    leaveOutRow: (row: number, name: string) => `Leave out row ${row}, ${name}`,
    leaveOutWrong: (count: number) =>
      count === 1 ? 'Leave out the row with an error' : `Leave out the ${count} rows with errors`,
    counts: (fine: number, wrong: number, left: number) =>
      [
        `${counted(fine)} can be imported.`,
        ...(wrong === 0 ? [] : [wrong === 1 ? '1 row has an error.' : `${wrong} rows have errors.`]),
        ...(left === 0 ? [] : [left === 1 ? '1 row is left out.' : `${left} rows are left out.`]),
      ].join(' '),
    fixOrLeave: 'Correct the rows with errors in the file and read it again, or leave them out.',
    submit: (count: number) => `Import ${counted(count)}`,
    done: (count: number) => (count === 1 ? `1 ${one} is imported.` : `${count} ${several} are imported.`),
    last: 'Last imports',
    lastLead: `An import can be undone for ${IMPORT_UNDO_HOURS} hours, ${lastLead}`,
    fileName: 'File',
    count: `${several[0]?.toUpperCase()}${several.slice(1)}`,
    address: 'Address',
    client: 'Client',
    times: 'Timetable',
    at: 'Imported',
    by: (at: string, name: string) => `${at}, ${name}`,
    undo: 'Undo',
    undoOf: (file: string) => `Undo the import of ${file}`,
    undone: (at: string) => `Undone ${at}`,
    confirmUndo: (file: string, count: number) =>
      `Do you want to delete the ${counted(count)} that were imported from ${file}?`,
    isUndone: (file: string) => `The import of ${file} is undone.`,
    none: 'Nothing has been imported.',
  };
};
export type ImportTexts = ReturnType<typeof textsOf>;

export const clientImport = textsOf({
  one: 'client',
  several: 'clients',
  title: 'Import Clients',
  lead: 'An export from Xero, MYOB, ServiceM8, Jobber or QuickBooks, or a CSV file of your own with headings in its first row.',
  lastLead: 'while none of its clients was changed or has a job.',
});

export const jobFieldLabels: Readonly<Record<JobImportField, string>> = {
  title: 'Job',
  address: 'Address',
  location: 'Map link',
  description: 'Description',
  cleaners: 'Number of cleaners',
  company_pay: 'Company’s pay per hour',
  cleaner_pay: 'Cleaner’s pay per hour',
  client: 'Client',
  price_by: 'Price is by (hour, visit, month)',
  price: 'Price without GST',
  from: 'Client and price from',
  weekdays: 'Weekdays',
  start: 'Start',
  finish: 'Finish',
  every_weeks: 'How often (2 weeks, last of the month)',
  first_day: 'First day, where not each week',
};
export const JOB_FIELDS = JOB_IMPORT_FIELDS;

export const jobImport = textsOf({
  one: 'job',
  several: 'jobs',
  title: 'Import Jobs',
  lead: 'A CSV file with headings in its first row. A place with several times has a row for each.',
  lastLead: 'while none of its jobs was changed or has people or work.',
});
