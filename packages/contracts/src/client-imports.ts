import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, id, line, madeId } from './fields.js';
import { buildRefinement } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/** Fields of a client file's columns. */
export const CLIENT_IMPORT_FIELDS = [
  'legal_name',
  'trading_name',
  'abn',
  'billing_email',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_postcode',
  'order_number',
  'terms_days',
  'contact_name',
  'contact_email',
  'contact_telephone',
  'notes',
  'given_name',
  'billing_country',
  'other_address',
  'archived',
] as const;
export type ClientImportField = (typeof CLIENT_IMPORT_FIELDS)[number];

/** Fields that are read from several columns, in the order in which the columns are named: lines of an address, first and last name. */
export const JOINED_IMPORT_FIELDS: readonly ClientImportField[] = [
  'billing_address',
  'contact_name',
  'contact_telephone',
  'notes',
  'other_address',
];

/** Bytes. */
export const MAX_IMPORT_BYTES = 180_000;
export const MAX_IMPORT_ROWS = 500;
export const MAX_IMPORT_COLUMNS = 100;
/** Hours in which an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

/** The file's bytes. Its characters are UTF-8, UTF-16 or Windows-1252; cells are separated by `,`, `;` or a tab. */
export const importedFile = z
  .base64()
  .min(1)
  .max(Math.ceil(MAX_IMPORT_BYTES / 3) * 4);

const isNamedOnce = (columns: readonly { field: ClientImportField; column: number }[]): boolean => {
  const single = columns.flatMap(({ field }) => (JOINED_IMPORT_FIELDS.includes(field) ? [] : [field]));
  return (
    new Set(single).size === single.length &&
    new Set(columns.map(({ field, column }) => `${field} ${column}`)).size === columns.length
  );
};

/**
 * Fields by column. Columns are counted from 0; others aren't read. `given_name`: of a person whose last name is in the
 * column of `legal_name`. `other_address`: goes into the notes, or becomes the billing address if there is none.
 * `archived`: marks former clients, by its heading ("Active", "Archived", "Status").
 */
export const importColumns = z
  .array(
    z.object({
      field: z.enum(CLIENT_IMPORT_FIELDS),
      column: z
        .int()
        .min(0)
        .max(MAX_IMPORT_COLUMNS - 1),
    }),
  )
  .max(MAX_IMPORT_COLUMNS)
  .refine(isNamedOnce, buildRefinement('field_twice_apart_from', { fields: JOINED_IMPORT_FIELDS }));
export type ImportColumns = z.output<typeof importColumns>;

/** Rows of a file, including empty ones. */
const MAX_FILE_ROWS = 20_000;

/** A row of the file, as a spreadsheet counts it: 1 is the row of headings. */
export const fileRow = z.int().min(2).max(MAX_FILE_ROWS);

/** A column with content that isn't read: number of rows, and the reason. */
export const skippedColumn = z.object({
  column: z.number().int(),
  name: z.string(),
  example: z.string(),
  rows: z.number().int(),
  why: z.string(),
});

export const readClientFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/read-client-file',
  summary:
    'Reads a CSV file of clients and returns what an import would add, the problems of each row and the columns it skips. Saves nothing. Without `columns`, proposes them from the headings, including those of Xero, MYOB, ServiceM8, Jobber and QuickBooks.',
  /** Left-out rows are returned, and never count as duplicates of others. */
  body: z.object({
    file: importedFile,
    columns: importColumns.optional(),
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS).default([]),
  }),
  answer: z.object({
    /** Each column's heading and first non-empty cell. */
    headings: z.array(z.object({ name: z.string(), example: z.string() })),
    columns: importColumns,
    skipped_columns: z.array(skippedColumn).default([]),
    rows: z.array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        abn: z.string(),
        billing_email: z.string(),
        /** As stored, with line breaks. */
        address: z.string().default(''),
        /** Goes to the archive: the file marks a former client. */
        archived: z.boolean().default(false),
        /** Empty: it can be imported. */
        problems: z.array(z.object({ field: z.enum(CLIENT_IMPORT_FIELDS), msg: z.string() })),
        /** Things to check, such as a client of another name with its ABN. They don't block the import. */
        warnings: z.array(z.object({ field: z.enum(CLIENT_IMPORT_FIELDS), msg: z.string() })).default([]),
      }),
    ),
  }),
});

export const clientImport = z.object({
  id: answeredId,
  file_name: z.string(),
  /** Clients that were added. */
  clients: z.number().int(),
  /** ISO instants; `undone_at` is empty unless undone. */
  imported_at: z.string(),
  undone_at: z.string(),
  imported_by: z.string(),
  can_undo: z.boolean(),
});
export type ClientImport = z.infer<typeof clientImport>;

export const importClients = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/import-clients',
  recentFactor: true,
  changes: ['client'],
  summary:
    'Imports the clients of a CSV file: all rows except those left out, or none. Idempotent by `id`. 409 with the rows if one has a problem.',
  body: z.object({
    id: madeId,
    file_name: line(200),
    file: importedFile,
    columns: importColumns,
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS),
  }),
  answer: clientImport,
});

export const listClientImports = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-imports',
  shows: ['client'],
  byTheClock: true,
  summary: 'Lists the latest client imports, newest first, and whether each can be undone.',
  answer: z.object({ imports: z.array(clientImport) }),
});

export const undoClientImport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-client-import',
  changes: ['client'],
  summary: `Deletes all clients of an import, within ${IMPORT_UNDO_HOURS} hours. 409 if any of them has changed or is in use; nothing is deleted then.`,
  body: z.object({ id }),
  answer: done,
});
