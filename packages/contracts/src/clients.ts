import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  madeId,
  optionalAnsweredId,
  optionalEmail,
  optionalLine,
  optionalParagraph,
  optionalPrintedLine,
  pageSchema,
  paging,
  printedLine,
  searchText,
  sorting,
} from './fields.js';
import { jobKind } from './jobs.js';
import { optionalAbn, optionalTelephone } from './typed-numbers.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
/** Version that was read; a change gets 409 if there is a newer one. */
const version = z.coerce.number().int().min(0);

/** Roles of a client's contact: gets invoices without a billing email, opens the door, is asked about quality. */
export const CONTACT_ROLES = ['invoices', 'door', 'quality'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const DEFAULT_TERMS_DAYS = 14;
export const MAX_CONTACTS = 20;
export const CLIENT_NOTES_LENGTH = 3000;

export const clientContact = z.object({
  name: printedLine(120),
  email: optionalEmail,
  telephone: optionalTelephone,
  roles: z.array(z.enum(CONTACT_ROLES)).max(CONTACT_ROLES.length),
  /** May open the client's page. Missing: decided by their roles (`opensPage`). */
  opens_page: z.boolean().optional(),
});
export type ClientContact = z.output<typeof clientContact>;

/** Roles that may open the client's page unless the office decides otherwise. People who only open the door may not. */
export const PAGE_ROLES: readonly ContactRole[] = ['invoices', 'quality'];
/** True if a contact may open the client's page. */
export const opensPage = ({ email: address, roles, opens_page }: ClientContact): boolean =>
  address !== '' && (opens_page ?? roles.some((role) => PAGE_ROLES.includes(role)));

/** Details of a client. */
export const clientDetails = z.object({
  legal_name: printedLine(120),
  /** Empty when it is the legal name. */
  trading_name: optionalPrintedLine(120).default(''),
  /** Eleven digits, or empty. */
  abn: optionalAbn.default(''),
  billing_address: optionalParagraph(300).default(''),
  /** Address for invoices. Empty: the first contact for invoices. */
  billing_email: optionalEmail.default(''),
  /** The client's own number, printed on invoices. */
  order_number: optionalLine(60).default(''),
  /** Days from the issue of an invoice to the day on which it is due. */
  terms_days: z.coerce.number().int().min(0).max(120).default(DEFAULT_TERMS_DAYS),
  notes: optionalParagraph(CLIENT_NOTES_LENGTH).default(''),
  contacts: z.array(clientContact).max(MAX_CONTACTS).default([]),
});
export type ClientDetails = z.output<typeof clientDetails>;

export const clientRow = z.object({
  id: answeredId,
  /** The trading name, or the legal one without it. */
  name: z.string(),
  legal_name: z.string(),
  abn: z.string(),
  billing_email: z.string(),
  terms_days: z.number().int(),
  /** Jobs that are the client's today. */
  jobs: z.number().int(),
  archived: z.boolean(),
});
export type ClientRow = z.infer<typeof clientRow>;

/** Days on which a job is a client's. */
export const clientJob = z.object({
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  address: z.string(),
  /** First day, YYYY-MM-DD. */
  from: z.string(),
  /** Last day; empty while it continues. */
  to: z.string(),
});
export type ClientJob = z.infer<typeof clientJob>;

export const client = z.object({
  id: answeredId,
  version: z.number().int(),
  details: clientDetails,
  archived: z.boolean(),
  /** True if nothing refers to it, so that it can be deleted. Otherwise it can be archived. */
  removable: z.boolean(),
  /** Current ones first. */
  jobs: z.array(clientJob),
});
export type Client = z.infer<typeof client>;

export const listClients = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-clients',
  scope: 'clients:read',
  shows: ['client', 'job'],
  // A job becomes a client's on a day.
  byTheClock: true,
  summary:
    'Searches clients by name, ABN, email, order number and contact, a page at a time. Archived clients only on request.',
  body: z.object({
    text: searchText,
    archived: z.enum(['without', 'only', 'all']).default('without'),
    /** `match`: names that start with the text, then those with a word that does. */
    ...sorting(['name', 'terms', 'jobs', 'match']),
    ...paging,
  }),
  answer: pageSchema(clientRow),
});

export const getClient = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/clients/:id',
  scope: 'clients:read',
  shows: ['client', 'job'],
  summary: 'Gets a client with contacts and current and past jobs.',
  params: z.object({ id }),
  answer: client,
});

export const createClient = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/create-client',
  scope: 'clients:write',
  changes: [{ topic: 'client', id: 'id' }],
  summary:
    'Creates a client. Contacts or a billing email need a recent second factor. Idempotent by `id`; 409 if another client has it.',
  body: z.object({ id: madeId, details: clientDetails }),
  answer: client,
});

export const saveClient = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-client',
  scope: 'clients:write',
  changes: [{ topic: 'client', id: 'id' }],
  summary:
    'Saves a client. Issued invoices don’t change. A new billing email or changed contacts need a recent second factor, and all admins are told. 409 if someone else has changed the client.',
  body: z.object({ id, version, details: clientDetails }),
  answer: client,
});

export const archiveClient = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/archive-client',
  scope: 'clients:write',
  changes: [{ topic: 'client', id: 'id' }],
  summary:
    'Archives a client, or restores it. An archived client is hidden from lists and gets no new jobs; its records stay. 409 if someone else has changed the client.',
  body: z.object({ id, version, archived: z.boolean() }),
  answer: client,
});

export const removeClient = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-client',
  changes: [{ topic: 'client', id: 'id' }],
  summary: 'Deletes a client without jobs, documents or payments. 409 otherwise: archive it.',
  body: z.object({ id }),
  answer: done,
});

/** From a day a job belongs to a client, or to nobody. */
export const jobClientChange = z.object({
  /** YYYY-MM-DD */
  from: z.string(),
  /** Empty: nobody. */
  client_id: optionalAnsweredId,
  client_name: z.string(),
});

export const jobClients = z.object({
  /** Rises with each change; 0 before the first one. */
  version: z.number().int(),
  /** Newest day first. */
  changes: z.array(jobClientChange),
  /** The client today; null: nobody. */
  current: z.object({ client_id: answeredId, client_name: z.string(), from: z.string() }).nullable(),
});
export type JobClients = z.infer<typeof jobClients>;

export const getJobClients = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/job-clients/:job_id',
  scope: 'clients:read',
  shows: ['client'],
  byTheClock: true,
  summary: 'Gets a job’s client today, and past and future changes with their dates.',
  params: z.object({ job_id: id }),
  answer: jobClients,
});

export const setJobClient = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/set-job-client',
  scope: 'clients:write',
  changes: [{ topic: 'client', id: 'client_id' }],
  summary:
    'Sets a job’s client from a day on, or none. Replaces an entry of the same day. 409 if someone else has changed it, or the client is archived.',
  body: z.object({
    job_id: id,
    version,
    /** Empty: nobody. */
    client_id: z.union([z.literal(''), id]),
    from: businessDate,
  }),
  answer: jobClients,
});
