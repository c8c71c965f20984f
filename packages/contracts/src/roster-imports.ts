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
import { answeredId, done, id, line, madeId } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'jobs', access: ['admin'] } as const;

/**
 * Fields of a roster's columns. A row is one person's shift. The person is found by `email`, then by `person` or first
 * and last name; the job by `place`, `area`, or both.
 */
export const ROSTER_IMPORT_FIELDS = [
  'email',
  'person',
  'first_name',
  'last_name',
  'place',
  'area',
  'date',
  'start',
  'finish',
] as const;
export type RosterImportField = (typeof ROSTER_IMPORT_FIELDS)[number];

/** Fields by column. Columns are counted from 0; others aren't read. */
export const rosterImportColumns = z
  .array(
    z.object({
      field: z.enum(ROSTER_IMPORT_FIELDS),
      column: z
        .int()
        .min(0)
        .max(MAX_IMPORT_COLUMNS - 1),
    }),
  )
  .max(ROSTER_IMPORT_FIELDS.length)
  .refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    getFieldSentence('field_twice'),
  );
export type RosterImportColumns = z.output<typeof rosterImportColumns>;

const rosterProblem = z.object({ field: z.enum(ROSTER_IMPORT_FIELDS), msg: z.string() });

export const readRosterFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/read-roster-file',
  summary:
    'Reads a CSV file of shifts, such as Deputy’s export of schedules, and returns who would be assigned to which job and the problems of each row. Saves nothing. Without `columns`, proposes them from the headings.',
  body: z.object({
    file: importedFile,
    columns: rosterImportColumns.optional(),
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS).default([]),
  }),
  answer: z.object({
    /** Each column's heading and first non-empty cell. */
    headings: z.array(z.object({ name: z.string(), example: z.string() })),
    columns: rosterImportColumns,
    skipped_columns: z.array(skippedColumn).default([]),
    rows: z.array(
      z.object({
        row: z.number().int(),
        /** The person, as the file names them. */
        name: z.string(),
        /** Place and area, as the file names them. */
        place: z.string(),
        /** "Mon 06:00–08:30". */
        time: z.string(),
        /** Title and address of the job that was found; empty if none. */
        job: z.string(),
        /** An earlier row that assigns the same person to the same job; 0: none. */
        further_of: z.number().int().default(0),
        /** Empty: it can be imported. */
        problems: z.array(rosterProblem),
        /** The person is assigned to the job already. */
        changes_nothing: z.boolean().default(false),
        /** Things to check that don't block the import. */
        warnings: z.array(rosterProblem).default([]),
      }),
    ),
  }),
});

export const rosterImport = z.object({
  id: answeredId,
  file_name: z.string(),
  /** Number of person–job pairs assigned. */
  assignments: z.number().int(),
  /** ISO instants; `undone_at` is empty unless undone. */
  imported_at: z.string(),
  undone_at: z.string(),
  imported_by: z.string(),
  can_undo: z.boolean(),
});
export type RosterImport = z.infer<typeof rosterImport>;

export const importRoster = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/import-roster',
  changes: ['assignment', 'shift'],
  summary:
    'Assigns people to permanent jobs by a CSV file of shifts: all rows except those left out, or none. A person does the times of the timetable that the file has for them. Nobody is notified. Idempotent by `id`. 409 with the rows if one has a problem.',
  body: z.object({
    id: madeId,
    file_name: line(200),
    file: importedFile,
    columns: rosterImportColumns,
    leave_out: z.array(fileRow).max(MAX_IMPORT_ROWS),
  }),
  answer: rosterImport,
});

export const listRosterImports = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/roster-imports',
  shows: ['assignment'],
  byTheClock: true,
  summary: 'Lists the latest roster imports, newest first, and whether each can be undone.',
  answer: z.object({ imports: z.array(rosterImport) }),
});

export const undoRosterImport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-roster-import',
  changes: ['assignment', 'shift'],
  summary: `Takes everyone whom an import assigned off their jobs, within ${IMPORT_UNDO_HOURS} hours. Who was taken off since stays off. 409 with names if some have worked there since; nothing is undone then.`,
  body: z.object({ id }),
  answer: done,
});

/** An address as a file has it. */
export const searchedEmail = line(320);

export const findPeopleByEmail = defineCall({
  method: 'POST',
  path: '/internal/find-people-by-email',
  service: 'auth',
  access: ['service'],
  callers: ['jobs'],
  summary: 'Finds people by their email addresses, without those who were removed.',
  body: z.object({ emails: z.array(searchedEmail).max(MAX_IMPORT_ROWS) }),
  /** The address in small letters. */
  answer: z.object({ people: z.array(z.object({ email: z.string(), id: answeredId })) }),
});
