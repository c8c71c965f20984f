/**
 * What an open page can be informed about. A change of a thing is announced under one of them, and each read names those
 * that it shows (`shows`).
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
  /** What differs from the timetable: absences, covers, cancelled and extra days, public holidays. */
  'shift',
  /** An offer to cover a shift. */
  'cover',
  /** Invoices and their settings. */
  'invoice',
  /** A client, their details and whose a job is. */
  'client',
  /** What clients owe and have paid: payments, write-offs, bank statements. The id is the client's, or ''. */
  'receivable',
  /** Pay runs, and what they pay. The id is the person's, or ''. */
  'payment',
  /** A request for a quote. */
  'enquiry',
  /** A quote, or a text for quotes. */
  'quote',
  /** An injury, damage or the like that somebody has reported. */
  'incident',
  /** Supplies that somebody needs at a place, or the list of items. */
  'supply',
  /** What a client was not satisfied with. */
  'complaint',
  /** The checklist of a job, and what was answered to it. The id is the job's. */
  'checklist',
  /** What an inspection found at a job. The id is the job's. */
  'inspection',
  /** What a client has said about a visit. The id is the job's. */
  'feedback',
  /** A photo of a visit, an incident or an inspection. The id is that of what it belongs to, or ''. */
  'photo',
  /** A message of a place or a person, or that somebody has read it. The id is that of the job or the person. */
  'message',
  /** What people need to know at a place, and who has seen its door and alarm details. */
  'site-card',
  /** What the website promises and shows as proof. */
  'site-proof',
  'gallery',
  /** The company's own details: name, address, telephone and so on. */
  'company',
  /** Texts and pictures of the public pages. */
  'site',
  'audit',
  /** A key by which a program uses the calls. */
  'api-key',
  /** An address that is told what happens, and what was sent there. */
  'webhook',
  /** An export of all company data, and its progress. */
  'company-export',
  /** The connection to Xero: its settings, what was sent and what came. */
  'xero',
  /** Changes of a feed that were set aside. */
  'feed',
  'mail',
  /** A person's own notices. Nobody else is informed, admins neither; so with sessions. */
  'notice',
  /** A person's own sessions and second factor. */
  'session',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Nobody but the person is informed of these, admins neither. */
export const PERSONAL_TOPICS: ReadonlySet<Topic> = new Set(['notice', 'session']);

/** In a `ChangedTopic`: whoever makes the call. */
export const CALLER = 'caller';

/**
 * What a write changes: a topic, with the names of the fields of its path, body or answer (in this order) that hold the id of the changed
 * thing, and that of the person on whose own screens it is. What only a row knows, the write announces itself.
 */
export type ChangedTopic = Topic | { readonly topic: Topic; readonly id?: string; readonly person?: string };

/** The topics of what a write changes. */
export const findChangedTopics = ({ changes = [] }: { readonly changes?: readonly ChangedTopic[] }): readonly Topic[] =>
  changes.map((changed) => (typeof changed === 'string' ? changed : changed.topic));
