import {
  CLIENT_IMPORT_FIELDS,
  type ClientImportField,
  IMPORT_UNDO_HOURS,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_ROWS,
} from '@cleaning/contracts';

const clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

export const fieldLabels: Readonly<Record<ClientImportField, string>> = {
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
export const FIELDS = CLIENT_IMPORT_FIELDS;

export const clientImport = {
  title: 'Import Clients',
  lead: `A CSV file from a spreadsheet or from bookkeeping software, with headings in its first row and at most ${MOST_IMPORT_ROWS} clients.`,
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
  rows: 'Clients in the file',
  row: 'Row',
  name: 'Name',
  noName: 'No name',
  abn: 'ABN',
  email: 'Billing e-mail',
  state: 'State',
  fine: 'Ready',
  isLeftOut: 'Left out',
  problem: (field: string, sentence: string) => `${field}: ${sentence}`,
  leaveOut: 'Leave out',
  leaveOutRow: (row: number, name: string) => `Leave out row ${row}, ${name}`,
  leaveOutWrong: (count: number) =>
    count === 1 ? 'Leave out the row with an error' : `Leave out the ${count} rows with errors`,
  counts: (fine: number, wrong: number, left: number) =>
    [
      `${clients(fine)} can be imported.`,
      ...(wrong === 0 ? [] : [wrong === 1 ? '1 row has an error.' : `${wrong} rows have errors.`]),
      ...(left === 0 ? [] : [left === 1 ? '1 row is left out.' : `${left} rows are left out.`]),
    ].join(' '),
  fixOrLeave:
    'Correct the rows with errors in the file and read it again, or leave them out. Until then nothing can be imported.',
  submit: (count: number) => `Import ${clients(count)}`,
  done: (count: number) => (count === 1 ? '1 client is imported.' : `${count} clients are imported.`),
  last: 'Last imports',
  lastLead: `An import can be undone for ${IMPORT_UNDO_HOURS} hours, while none of its clients was changed or has a job.`,
  fileName: 'File',
  clients: 'Clients',
  at: 'Imported',
  by: (at: string, name: string) => `${at}, ${name}`,
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undone: (at: string) => `Undone ${at}`,
  confirmUndo: (file: string, count: number) =>
    `Do you want to delete the ${clients(count)} that were imported from ${file}?`,
  isUndone: (file: string) => `The import of ${file} is undone.`,
  none: 'Nothing has been imported.',
};
