import { z } from 'zod';
import { defineCall } from './call.js';
import { fileRow, IMPORT_UNDO_HOURS, importedFile, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './client-imports.js';
import { answeredId, done, id, line, madeId } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/** What a column of a file of jobs can be. A row is a permanent job with one slot of its timetable; further rows with its name and address add slots. */
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
] as const;
export type JobImportField = (typeof JOB_IMPORT_FIELDS)[number];

/** Which column of the file is what. Columns are counted from 0; the others are not read. */
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
  .max(JOB_IMPORT_FIELDS.length)
  .refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    getFieldSentence('field_twice'),
  );
export type JobImportColumns = z.output<typeof jobImportColumns>;

export const readJobFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/read-job-file',
  summary:
    'Reads a CSV file of jobs and returns what an import would add and the problems of each row. Saves nothing. Without `columns`, proposes them from the headings. A row can’t continue a row that is left out.',
  body: z.object({
    file: importedFile,
    columns: jobImportColumns.optional(),
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS).default([]),
  }),
  answer: z.object({
    /** Of each column its heading, and the first cell that is not empty. */
    headings: z.array(z.object({ name: z.string(), example: z.string() })),
    columns: jobImportColumns,
    rows: z.array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        address: z.string(),
        client: z.string(),
        /** When somebody works there, as the file says it. */
        times: z.string(),
        /** The row whose job it adds a slot to; 0: it is a job of its own. */
        further_of: z.number().int().default(0),
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
  /** ISO instants; `undone_at` is empty for what was not undone. */
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
  /** The names of those that were changed or are in use; empty: all are deleted. */
  answer: z.object({ used: z.array(z.string()) }),
});
