/**
 * Topics of changes for open pages. A change is announced under one of them, and each read names those it depends on
 * (`shows`).
 */
export const TOPICS = [
  /** A person: details, documents, verification. The id is the person's. */
  'account',
  /** The jobs that a person is assigned to. The id is the person's. */
  'assignment',
  /** A job with its timetable and its room. */
  'job',
  /** A request for a job. */
  'request',
  /** Running or finished work, its approval, and what is owed for it. */
  'work',
  /** Changes to the timetables: absences, covers, cancelled and extra days, public holidays. */
  'shift',
  /** An offer to cover a shift. */
  'cover',
  /** Invoices and their settings. */
  'invoice',
  /** A client, their details, and the client of a job. */
  'client',
  /** Clients' debts and payments: payments, write-offs, bank statements. The id is the client's, or ''. */
  'receivable',
  /** Pay runs and their payments. The id is the person's, or ''. */
  'payment',
  /** A request for a quote. */
  'enquiry',
  /** A quote, or a text for quotes. */
  'quote',
  /** A reported injury, damage or the like. */
  'incident',
  /** Supplies needed at a place, or the list of items. */
  'supply',
  /** A client's complaint. */
  'complaint',
  /** A job's checklist and its answers. The id is the job's. */
  'checklist',
  /** Inspections of a job. The id is the job's. */
  'inspection',
  /** A client's feedback about a visit. The id is the job's. */
  'feedback',
  /** A photo of a visit, an incident or an inspection. The id is its owner's, or ''. */
  'photo',
  /** A message in a thread of a place or a person, or its read mark. The id is that of the job or the person. */
  'message',
  /** A place's card, and views of its door and alarm details. */
  'site-card',
  /** The website's promises and proof. */
  'site-proof',
  'gallery',
  /** The company's own details: name, address, telephone and so on. */
  'company',
  /** Texts and pictures of the public pages. */
  'site',
  'audit',
  /** A key by which a program uses the calls. */
  'api-key',
  /** An address that receives events, and its deliveries. */
  'webhook',
  /** An export of all company data, and its progress. */
  'company-export',
  /** The Xero connection: its settings, and what was sent and received. */
  'xero',
  /** Changes of a feed that were set aside. */
  'feed',
  'mail',
  /** A person's own notices, announced to nobody else, not even admins. The same applies to sessions. */
  'notice',
  /** A person's own sessions and second factor. */
  'session',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Announced only to the person, not even to admins. */
export const PERSONAL_TOPICS: ReadonlySet<Topic> = new Set(['notice', 'session']);

/** In a `ChangedTopic`: the caller. */
export const CALLER = 'caller';

/**
 * Changes of a write: a topic, with the names of the path, body or response fields (in this order) that hold the id of
 * the changed thing, and of the person on whose screens it is. Changes that only a row reveals are announced by the
 * write itself.
 */
export type ChangedTopic = Topic | { readonly topic: Topic; readonly id?: string; readonly person?: string };

/** Topics of a write's changes. */
export const findChangedTopics = ({ changes = [] }: { readonly changes?: readonly ChangedTopic[] }): readonly Topic[] =>
  changes.map((changed) => (typeof changed === 'string' ? changed : changed.topic));
