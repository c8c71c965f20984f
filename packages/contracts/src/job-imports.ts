import { z } from 'zod';
import { defineCall } from './call.js';
import {
  fileRow,
  IMPORT_UNDO_HOURS,
  importedFile,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  skippedColumn,
} from './client-imports.js';
import { answeredId, done, id, line, madeId, optionalParagraph } from './fields.js';
import { buildRefinement } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/**
 * Fields of a job file's columns. A row is a permanent job with one timetable slot; further rows with its name and
 * address add slots.
 */
export const JOB_IMPORT_FIELDS = [
  'title',
  'address',
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
  'city',
  'state',
  'postcode',
  'date',
  'ended',
] as const;
export type JobImportField = (typeof JOB_IMPORT_FIELDS)[number];

/** Fields that are read from several columns, in the order in which the columns are named: lines of an address. */
export const JOINED_JOB_IMPORT_FIELDS: readonly JobImportField[] = ['address'];

const isNamedOnce = (columns: readonly { field: JobImportField; column: number }[]): boolean => {
  const single = columns.flatMap(({ field }) => (JOINED_JOB_IMPORT_FIELDS.includes(field) ? [] : [field]));
  return (
    new Set(single).size === single.length &&
    new Set(columns.map(({ field, column }) => `${field} ${column}`)).size === columns.length
  );
};

/**
 * Fields by column. Columns are counted from 0; others aren't read. `city`, `state` and `postcode` belong to the
 * address. `date`: a shift's date, which gives the weekday if `weekdays` is empty; rows of one shift are that many
 * cleaners. `ended`: a status or closing date, by its heading ("Status", "Closed date"); only current jobs can be
 * imported.
 */
export const jobImportColumns = z
  .array(
    z.object({
      field: z.enum(JOB_IMPORT_FIELDS),
      column: z
        .int()
        .min(0)
        .max(MAX_IMPORT_COLUMNS - 1),
    }),
  )
  .max(MAX_IMPORT_COLUMNS)
  .refine(isNamedOnce, buildRefinement('field_twice_apart_from', { fields: JOINED_JOB_IMPORT_FIELDS }));
export type JobImportColumns = z.output<typeof jobImportColumns>;

/** Characters of a cell that is typed in. */
const CELL_LENGTH = 500;
/** Maximum typed cells. */
const MAX_TYPED_CELLS = 4 * MAX_IMPORT_ROWS;

const typedCell = z.object({ field: z.enum(JOB_IMPORT_FIELDS), text: optionalParagraph(CELL_LENGTH) });

/**
 * Typed values for what the file lacks, in the form of its cells. `for_all`: for rows with an empty cell. `cells`:
 * replaces one row's cell.
 */
const typedIn = {
  for_all: z.array(typedCell).max(JOB_IMPORT_FIELDS.length).default([]),
  cells: z
    .array(typedCell.extend({ row: fileRow }))
    .max(MAX_TYPED_CELLS)
    .default([]),
};

export const readJobFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/read-job-file',
  summary:
    'Reads a CSV file of jobs and returns what an import would add, the problems of each row and the columns it skips. Saves nothing. Without `columns`, proposes them from the headings, including those of ServiceM8, Jobber and Deputy. A row can’t continue a row that is left out.',
  body: z.object({
    file: importedFile,
    columns: jobImportColumns.optional(),
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS).default([]),
    ...typedIn,
  }),
  answer: z.object({
    /** Each column's heading and first non-empty cell. */
    headings: z.array(z.object({ name: z.string(), example: z.string() })),
    columns: jobImportColumns,
    skipped_columns: z.array(skippedColumn).default([]),
    rows: z.array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        address: z.string(),
        client: z.string(),
        /** Working times as written in the file. */
        times: z.string(),
        /** The row to whose job it adds a slot; 0: a job of its own. */
        further_of: z.number().int().default(0),
        /** The row's cells by field, including typed ones. Empty fields are missing. */
        cells: z.array(z.object({ field: z.enum(JOB_IMPORT_FIELDS), text: z.string() })).default([]),
        /** Empty: it can be imported. */
        problems: z.array(z.object({ field: z.enum(JOB_IMPORT_FIELDS), msg: z.string() })),
      }),
    ),
  }),
});

export const jobImport = z.object({
  id: answeredId,
  file_name: z.string(),
  /** Jobs that were added. */
  jobs: z.number().int(),
  /** ISO instants; `undone_at` is empty unless undone. */
  imported_at: z.string(),
  undone_at: z.string(),
  imported_by: z.string(),
  can_undo: z.boolean(),
});
export type JobImport = z.infer<typeof jobImport>;

export const importJobs = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/import-jobs',
  changes: ['job', 'client', 'invoice'],
  summary:
    'Imports the jobs of a CSV file with clients and prices: all rows except those left out, or none. Idempotent by `id`. 409 with the rows if one has a problem.',
  body: z.object({
    id: madeId,
    file_name: line(200),
    file: importedFile,
    columns: jobImportColumns,
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS),
    ...typedIn,
  }),
  answer: jobImport,
});

export const listJobImports = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/job-imports',
  shows: ['job'],
  byTheClock: true,
  summary: 'Lists the latest job imports, newest first, and whether each can be undone.',
  answer: z.object({ imports: z.array(jobImport) }),
});

export const undoJobImport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-job-import',
  changes: ['job', 'client', 'invoice'],
  summary: `Deletes all jobs of an import, within ${IMPORT_UNDO_HOURS} hours. 409 with their names if some have changed, have people or work, or are still being created; nothing is deleted then.`,
  body: z.object({ id }),
  answer: done,
});

export const removeImportedJobs = defineCall({
  method: 'POST',
  path: '/internal/remove-imported-jobs',
  service: 'jobs',
  access: ['service'],
  callers: ['invoice'],
  summary: 'Deletes all jobs of an import, or none if some have changed or are in use. Idempotent.',
  body: z.object({
    ids: z.array(id).min(1).max(MAX_IMPORT_ROWS),
    removed_by: z.object({ id, name: line(120) }),
  }),
  /** Names of jobs that were changed or are in use; empty: all are deleted. */
  answer: z.object({ used: z.array(z.string()) }),
});
