import {
  CLIENT_IMPORT_FIELDS,
  type ClientImportField,
  IMPORT_UNDO_HOURS,
  JOB_IMPORT_FIELDS,
  type JobImportField,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_ROWS,
} from '@cleaning/contracts';

interface Noun {
  readonly one: string;
  /** What the file may have beside one row for each. */
  readonly fileLead?: string;
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
};
export const CLIENT_FIELDS = CLIENT_IMPORT_FIELDS;

const textsOf = ({ one, several, title, fileLead = '', lastLead }: Noun) => {
  const counted = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${several}`);
  return {
    title,
    lead: `A CSV file from a spreadsheet or from bookkeeping software, with headings in its first row and at most ${MOST_IMPORT_ROWS} rows.${fileLead}`,
    file: 'CSV file',
    read: 'Read the file',
    chooseFile: 'Please choose a file.',
    empty: 'The file is empty.',
    tooLarge: `The file is larger than ${MOST_IMPORT_BYTES / 1000} kB. Please import it in parts.`,
    columns: 'Columns',
    columnsLead: 'Which column of the file is what. Columns that are not chosen are not read.',
    notInFile: 'Not in the file',
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
    fixOrLeave:
      'Correct the rows with errors in the file and read it again, or leave them out. Until then nothing can be imported.',
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
  fileLead: ' A place with several times has a row for each.',
  lastLead: 'while none of its jobs was changed or has people or work.',
});
