import { z } from 'zod';
import { defineCall } from './call.js';
import { id, line, optionalAnsweredId } from './fields.js';

/** Days after which a ready "Download everything" file is deleted. */
export const COMPANY_EXPORT_DAYS = 7;

/** Internal: a service's exported tables. Called on all services except svc-media. */
export const EXPORT_TABLES_PATH = '/internal/export-tables';
/** Internal: a page of rows of one table. */
export const EXPORT_ROWS_PATH = '/internal/export-rows';

/** A table as a CSV file. */
export const exportTable = z.object({
  table: z.string(),
  /** Name of the file, without its ending. */
  file: z.string(),
  /** Describes a row, for the README. */
  about: z.string(),
});
export type ExportTable = z.infer<typeof exportTable>;
export const exportTables = z.array(exportTable);

/** `after`: where the page before has ended; empty for the first one. */
export const exportRowsQuery = z.object({ table: z.string().max(63), after: z.string().max(10_000).default('') });
export const exportRows = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Empty on the last page. */
  next: z.string(),
});
export type ExportRows = z.infer<typeof exportRows>;

/** Papers of svc-invoice that are exported as PDF. */
export const exportPaperKind = z.enum(['invoice', 'job-invoice', 'adjustment-note', 'quote', 'pay']);
export const exportPaper = z.object({ kind: exportPaperKind, id: z.string(), name: z.string() });
export type ExportPaper = z.infer<typeof exportPaper>;

export const listExportPapers = defineCall({
  method: 'GET',
  path: '/internal/export-papers',
  service: 'invoice',
  access: ['service'],
  callers: ['media'],
  summary: 'Lists all issued invoices, adjustment notes and pay documents, and all quotes, by kind and number.',
  answer: z.array(exportPaper),
});

export const readExportPaper = defineCall({
  method: 'GET',
  path: '/internal/export-papers/:kind/:id',
  service: 'invoice',
  access: ['service'],
  callers: ['media'],
  summary: 'Gets a paper of `listExportPapers` as PDF in base64.',
  params: z.object({ kind: exportPaperKind, id: line(60) }),
  answer: z.object({ content: z.string() }),
});

/** Parts of an export, in the order in which they are made. */
export const EXPORT_PARTS = ['auth', 'jobs', 'invoice', 'media', 'papers', 'files'] as const;
export const exportPart = z.object({
  part: z.enum(EXPORT_PARTS),
  done: z.number().int(),
  /** Tables or files. */
  total: z.number().int(),
});
export type ExportPart = z.infer<typeof exportPart>;

export const companyExport = z.object({
  /** Empty until one was requested. */
  id: optionalAnsweredId,
  /** `deleted`: its time is over. */
  state: z.enum(['none', 'waiting', 'running', 'ready', 'failed', 'deleted']),
  asked_by: z.string(),
  /** ISO 8601 instants; empty if none. */
  asked_at: z.string(),
  finished_at: z.string(),
  /** When the file will be deleted. */
  deleted_at: z.string(),
  /** Bytes; 0 until it is ready. */
  size: z.number().int(),
  parts: z.array(exportPart),
});
export type CompanyExport = z.infer<typeof companyExport>;

const desk = { service: 'media', access: ['admin'] } as const;

export const getCompanyExport = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/company-export',
  shows: ['company-export'],
  summary: 'Gets the newest export of all company data: its progress, or until when its file can be downloaded.',
  answer: companyExport,
});

export const startCompanyExport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/start-company-export',
  changes: ['company-export'],
  recentFactor: true,
  summary:
    'Starts an export of all company data as CSV files and documents in one ZIP. Returns the one that is running, if there is one. Audited.',
  answer: companyExport,
});

export const makeCompanyExportLink = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/company-export-link',
  recentFactor: true,
  summary: 'Makes a download link to a finished export, valid for ten minutes. Audited. 404 if its file is deleted.',
  body: z.object({ id }),
  answer: z.object({ path: z.string() }),
});

export const readCompanyExport = defineCall({
  method: 'GET',
  path: '/api/static/company-exports/:id',
  service: 'media',
  access: 'public',
  summary: 'Downloads an export through a signed link. 403 without one.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
