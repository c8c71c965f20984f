import { z } from 'zod';
import { role } from './accounts.js';
import { auditEntry } from './audit.js';
import type { ServiceName } from './call.js';
import { complianceRecord } from './compliance/calls.js';
import { DOCUMENT_KINDS } from './documents.js';
import { MAX_ENQUIRY_PHOTOS } from './enquiries.js';
import { businessDate, line, paragraph } from './fields.js';
import { jobKind, permanentJobCard, quickJobCard } from './jobs.js';
import { findNoticeProblems } from './notice-parameters.js';
import { mailResult, outgoingMail } from './outgoing-mail.js';
import { timelineRow } from './schedule/index.js';
import { companyState } from './site/company.js';
import { siteProofState } from './site-proof.js';
import { workPhotoKind } from './work-photos.js';

/**
 * The change feed. Each service has a feed of its changed things, and other services read it. An entry has a number and
 * the state of the thing at the time of reading. See `docs/decisions/0001`.
 */
const uuid = z.uuid();
const cents = z.number().int();
const documentIds = z.partialRecord(z.enum(DOCUMENT_KINDS), uuid);

/** The entities in the feeds, with the schema of their state. */
export const entityStates = {
  /** A person, by their id. */
  account: z.object({
    name: z.string(),
    role,
    verified: z.boolean(),
    removed: z.boolean(),
    /** Tokens with a lower version are refused. */
    session_version: z.number().int(),
    /** Sessions that ended before their tokens expire. */
    ended_sessions: z.array(uuid),
    /** True if the person has a second factor. */
    second_factor: z.boolean(),
    /** The places of a supervisor, by the ids of their jobs. Missing from others. */
    places: z.array(uuid).optional(),
  }),
  /**
   * A person's payment details, by their id: no bank details, only the account number's last three characters, a keyed
   * hash that reveals changes, and characters of the account's name other than A to Z. `bank` is null without details.
   */
  payee: z.object({
    abn: z.string(),
    address: z.string(),
    postcode: z.string(),
    bank: z
      .object({
        ending: z.string(),
        fingerprint: z.string(),
        /** Each once. Missing if there are none. */
        name_characters: z.string().optional(),
      })
      .nullable(),
    /** Until when a changed account holds the next payment. */
    payments_held_until: z.iso.datetime().nullish(),
    /** Name, ABN and address are erased for good. Missing otherwise. */
    erased: z.boolean().optional(),
  }),
  /** When a person ended their calendar's address with a new password, by person id: earlier addresses don't work. */
  'calendar-end': z.object({ ended_at: z.iso.datetime() }),
  /** A person's registration with its staged documents, by the person's id. */
  registration: z.object({ registration_id: uuid, documents: documentIds }),
  /** A person's documents, by the person's id. */
  documents: z.object({ documents: documentIds }),
  /** A person's compliance documents, by person id. `work_limit`: their visa limits working hours. */
  compliance: z.object({ documents: z.array(complianceRecord), work_limit: z.boolean() }),
  /** The rules of the company's compliance documents; they exist once, with id `COMPLIANCE_SETTINGS_ID`. */
  'compliance-settings': z.object({ counting: z.array(z.string()), start: z.enum(['warn', 'refuse']) }),
  /** A person's assigned jobs, by the person's id. */
  assignments: z.object({ permanent_jobs: z.array(permanentJobCard), quick_jobs: z.array(quickJobCard) }),
  /** A person's current work, by person id; null if there is none. */
  'current-work': z.object({
    kind: jobKind,
    job_id: uuid,
    row_id: uuid,
    started_at: z.iso.datetime(),
    /** The day that the work will count for, YYYY-MM-DD: of its slot, which may have begun before midnight. */
    business_date: z.string(),
  }),
  job: z.object({
    kind: jobKind,
    title: z.string(),
    address: z.string(),
    /** The day the job ended, YYYY-MM-DD. Missing while current. */
    ended_on: z.string().optional(),
  }),
  /**
   * Finished or manual work, with the amount for the client; 0 when it was rejected. `business_date` decides the month
   * of the invoice.
   */
  'work-record': z.object({
    job_id: uuid,
    business_date: z.string(),
    minutes: z.number().int(),
    company_cents: cents,
    /** Waits for an admin's decision. */
    held: z.boolean(),
    /** The person, and their earnings; 0 if rejected. */
    person_id: uuid,
    contractor_cents: cents,
    /**
     * From start to finish, including unpaid minutes; equals `minutes` for a manual record, 0 for a rejected one.
     * Missing from a svc-jobs of 1.9.0.
     */
    worked_minutes: z.number().int().optional(),
    /** It puts a complaint right, without charge to the client. Missing for other work. */
    re_clean: z.boolean().optional(),
  }),
  /**
   * Planned visit days of a permanent job, by job id: its timetable between two days, as of the day `today`. Leaves out
   * public holidays on which nobody works.
   */
  'planned-visits': z.object({
    from: businessDate,
    today: businessDate,
    until: businessDate,
    days: z.array(businessDate),
    /** Days on which all shifts were cancelled. */
    cancelled: z.array(businessDate),
  }),
  /** Cents that pay runs have paid a person for their work, and that approved runs hold, by person id; without GST. */
  paid: z.object({
    paid_cents: cents,
    in_run_cents: cents,
    /** Unpaid reimbursements and bonuses less deductions, including those in a run. */
    open_adjustments_cents: cents,
  }),
  /** Payments to a removed person recorded outside pay runs, by person id. Never removed. */
  settled: z.object({
    payments: z.array(z.object({ number: z.number().int(), paid_on: z.string(), cents })),
  }),
  /** Debt to a removed person, by person id. */
  owed: z.object({
    owed: z.boolean(),
    /** True if they ever earned anything, paid or not. */
    earned: z.boolean(),
  }),
  /** The photos that an enquiry names, by the enquiry's id. */
  'enquiry-photos': z.object({ photos: z.array(uuid).max(MAX_ENQUIRY_PHOTOS) }),
  'outgoing-mail': outgoingMail,
  /** The mail's result, by the same id; null before. */
  'mail-result': mailResult,
  /** A job to create as a client accepted it, by job id. Created once; later changes of the job don't affect this. */
  'agreed-job': z.object({
    title: line(120),
    address: line(200),
    location: line(500),
    description: paragraph(4000),
    need_count: z.number().int().min(1),
    company_rate_cents: cents,
    contractor_rate_cents: cents,
    timeline: z.array(timelineRow).min(1),
    /** The admin who created it. */
    made_by: z.object({ id: uuid, name: z.string() }),
    /** True for a quote: people who could take the job are notified. Missing for an import. */
    quoted: z.boolean().optional(),
    at: z.iso.datetime(),
  }),
  /** Person and file of an adjustment, by adjustment id; null if either is gone. */
  'adjustment-file': z.object({ person_id: uuid, file_id: uuid }),
  /** Photos of a report about a visit, an incident or an inspection, by report id, and who took them. */
  'work-photos': z.object({
    kind: workPhotoKind,
    /** Null where an incident concerns no job. */
    job_id: uuid.nullable(),
    person_id: uuid,
    photos: z.array(uuid),
  }),
  /** Data of the public pages and messages; exists once, with id `SITE_ID`. */
  site: z.object({
    company: companyState,
    /** The form's defaults until entered. */
    proof: siteProofState,
    /** True if entered; missing from a svc-invoice before 2.0.0. */
    is_proof_entered: z.boolean().optional(),
    /** The rate that an admin has confirmed; missing until then, and from a svc-invoice of 1.9.0. */
    gst_rate_percent: z.number().optional(),
  }),
  /** The company's logo for messages and papers: its path on the website, and a PNG in base64. With id `LOGO_ID`. */
  logo: z.object({ path: z.string(), width: z.number().int(), height: z.number().int(), png: z.string() }),
  'audit-entry': auditEntry,
  /** A notice, by its own id. `kind` is any text: a newer source may have further kinds. */
  notice: z
    .object({
      kind: z.string().max(60),
      people: z.array(uuid),
      /** Also sent to all admins. */
      admins: z.boolean(),
      /** Parameters of the text; see `noticeParameters` for each kind. */
      parameters: z.record(z.string(), z.string()),
      at: z.iso.datetime(),
    })
    .check(({ value, issues }) => {
      for (const { path, message } of findNoticeProblems(value.kind, value.parameters))
        issues.push({ code: 'custom', path: ['parameters', ...path], message, input: value });
    }),
} as const;

/** The id of the one entity `compliance-settings`. */
export const COMPLIANCE_SETTINGS_ID = '0190c0de-0000-7000-8000-000000000001';

export type Entity = keyof typeof entityStates;
export type EntityState<E extends Entity> = z.infer<(typeof entityStates)[E]>;

export const ENTITIES = Object.keys(entityStates) as Entity[];
export const SERVICES = ['auth', 'jobs', 'media', 'invoice'] as const satisfies readonly ServiceName[];

/** The sources and the readers of each entity. No other service may read it. */
export const feedAccess: Record<
  Entity,
  { readonly sources: readonly [ServiceName, ...ServiceName[]]; readonly readers: readonly ServiceName[] }
> = {
  account: { sources: ['auth'], readers: ['jobs', 'media', 'invoice'] },
  payee: { sources: ['auth'], readers: ['invoice'] },
  'calendar-end': { sources: ['auth'], readers: ['jobs'] },
  registration: { sources: ['auth'], readers: ['media'] },
  documents: { sources: ['media'], readers: ['auth'] },
  compliance: { sources: ['media'], readers: ['jobs'] },
  'compliance-settings': { sources: ['media'], readers: ['jobs'] },
  assignments: { sources: ['jobs'], readers: ['auth'] },
  'current-work': { sources: ['jobs'], readers: ['auth', 'invoice'] },
  job: { sources: ['jobs'], readers: ['invoice'] },
  'work-record': { sources: ['jobs'], readers: ['invoice', 'auth'] },
  'planned-visits': { sources: ['jobs'], readers: ['invoice'] },
  paid: { sources: ['invoice'], readers: ['jobs'] },
  settled: { sources: ['jobs'], readers: ['invoice'] },
  owed: { sources: ['jobs'], readers: ['auth'] },
  'enquiry-photos': { sources: ['invoice'], readers: ['media'] },
  'adjustment-file': { sources: ['invoice'], readers: ['media'] },
  'work-photos': { sources: ['jobs'], readers: ['media'] },
  'outgoing-mail': { sources: ['jobs', 'invoice'], readers: ['auth'] },
  'agreed-job': { sources: ['invoice'], readers: ['jobs'] },
  site: { sources: ['invoice'], readers: ['auth', 'jobs', 'media'] },
  logo: { sources: ['media'], readers: ['auth', 'jobs', 'invoice'] },
  'mail-result': { sources: ['auth'], readers: ['invoice'] },
  // svc-auth stores the product's audit log; its own entries need no feed.
  'audit-entry': { sources: ['jobs', 'media', 'invoice'], readers: ['auth'] },
  // svc-auth delivers its own directly.
  notice: { sources: ['jobs', 'media', 'invoice'], readers: ['auth'] },
};

/** The entities that a service may read in a source's feed. */
export const listReadableEntities = (source: ServiceName, reader: ServiceName): Entity[] =>
  ENTITIES.filter(
    (entity) => feedAccess[entity].sources.includes(source) && feedAccess[entity].readers.includes(reader),
  );
/** Entities in a service's own feed. */
export const getOwnEntities = (source: ServiceName): Entity[] =>
  ENTITIES.filter((entity) => feedAccess[entity].sources.includes(source));
/** The feeds that a service reads. */
export const listSources = (reader: ServiceName): ServiceName[] =>
  SERVICES.filter((source) => listReadableEntities(source, reader).length > 0);
/** The services that read a service's feed. */
export const listReaders = (source: ServiceName): ServiceName[] =>
  SERVICES.filter((reader) => listReadableEntities(source, reader).length > 0);
