import { z } from 'zod';
import { defineCall } from './call.js';
import { ENQUIRY_TEXT_LENGTH, enquiryFrequency, enquiryKind, enquiryPlace } from './enquiries.js';
import { answeredId, done, id, line, madeId, pageSchema, paging, paragraph, searchText, sorting } from './fields.js';

export const ENQUIRY_STATES = ['new', 'quoted', 'won', 'lost'] as const;
export const enquiryState = z.enum(ENQUIRY_STATES);
export type EnquiryState = z.infer<typeof enquiryState>;

/** Next states that an admin can choose. A contact form message is never `won`; `quoted` means that it was answered. */
export const ENQUIRY_STEPS: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['quoted', 'lost'],
  quoted: ['won', 'lost'],
  won: ['quoted'],
  lost: ['quoted', 'new'],
};

const desk = { service: 'invoice', access: ['admin'] } as const;

export const enquiryRow = z.object({
  id: answeredId,
  /** ISO 8601 instants. */
  sent_at: z.string(),
  changed_at: z.string(),
  kind: enquiryKind,
  state: enquiryState,
  /** For feedback: `other`, `unsure`, and empty texts for size and suburb. */
  place: enquiryPlace,
  frequency: enquiryFrequency,
  size: z.string(),
  suburb: z.string(),
  name: z.string(),
  photos: z.number().int(),
  /** True if answered. */
  answered: z.boolean(),
  /** True if it came above the total limit, when nobody gets messages. */
  flood: z.boolean(),
});
export type EnquiryRow = z.infer<typeof enquiryRow>;

export const listEnquiries = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/enquiries',
  shows: ['enquiry'],
  summary: 'Searches enquiries by kind, state, kind of site and text: name, suburb, email, phone and message.',
  query: z.object({
    ...paging,
    ...sorting(['sent', 'changed', 'name', 'suburb']),
    state: z.enum(['open', ...ENQUIRY_STATES]).optional(),
    kind: enquiryKind.optional(),
    place: enquiryPlace.optional(),
    /** Enquiries above the total limit, or the others. */
    flood: z.enum(['only', 'without']).optional(),
    text: searchText,
  }),
  answer: pageSchema(enquiryRow),
});

export const countEnquiries = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/enquiries/count',
  shows: ['enquiry'],
  background: true,
  summary: 'Counts new enquiries. Doesn’t extend the session.',
  answer: z.object({ new: z.number().int() }),
});

/** An entry in an enquiry's history: a note, a response, or another state. */
export const enquiryNote = z.object({
  id: answeredId,
  kind: z.enum(['note', 'answer', 'state']),
  at: z.string(),
  /** Empty for automatic entries. */
  by: z.string(),
  /** Set for a note or response. */
  text: z.string(),
  /** Set for a response. */
  subject: z.string(),
  /** For a response: sent by this product, or by hand. Otherwise empty. */
  channel: z.enum(['mail', 'hand', '']),
  /** The state from then on, where it has changed. */
  state: enquiryState.nullable(),
});
export type EnquiryNote = z.infer<typeof enquiryNote>;

export const enquiryDetail = enquiryRow.extend({
  timing: z.string(),
  /** Postcode of the place; empty if unknown. */
  postcode: z.string(),
  /** True if the company works there; null if the postcode is unknown. */
  served: z.boolean().nullable().optional(),
  /** For feedback; otherwise empty. */
  subject: z.string().optional(),
  text: z.string(),
  /** Empty for a person without a company. */
  company: z.string().optional(),
  /** Preferred time for a call, in their words; may be empty. */
  call_time: z.string().optional(),
  email: z.string(),
  telephone: z.string(),
  /** Newest last. */
  history: z.array(enquiryNote),
  /** The day on which it will be deleted, YYYY-MM-DD; empty when it is won. */
  deleted_on: z.string(),
});
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

export const getEnquiry = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/enquiries/:id',
  shows: ['enquiry'],
  summary: 'Gets an enquiry with its history.',
  params: z.object({ id }),
  answer: enquiryDetail,
});

export const getEnquiryPhotos = defineCall({
  method: 'GET',
  path: '/api/admin/enquiry-photos/:enquiry_id',
  service: 'media',
  access: ['admin'],
  shows: ['enquiry'],
  summary: 'Gets an enquiry’s photos with links that work for ten minutes while the session is open.',
  params: z.object({ enquiry_id: id }),
  answer: z.array(z.object({ id: answeredId, path: z.string(), width: z.number(), height: z.number() })),
});

export const readEnquiryPhoto = defineCall({
  method: 'GET',
  path: '/api/static/enquiry-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'Downloads an enquiry photo through a signed link, for admins only. 403 without one.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const changeEnquiry = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/change-enquiry',
  changes: [{ topic: 'enquiry', id: 'id' }],
  summary:
    'Changes an enquiry’s state. 409 if the state is no longer `from`, the new state can’t follow it, or feedback would be marked as won.',
  body: z.object({ id, from: enquiryState, to: enquiryState }),
  answer: done,
});

export const noteEnquiry = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/note-enquiry',
  changes: [{ topic: 'enquiry', id: 'id' }],
  summary: 'Adds an internal note to an enquiry. Idempotent by `key`.',
  body: z.object({ id, key: madeId, text: paragraph(ENQUIRY_TEXT_LENGTH) }),
  answer: done,
});

export const answerEnquiry = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/answer-enquiry',
  changes: [{ topic: 'enquiry', id: 'id' }],
  summary:
    'Replies to an enquiry by email, or records a reply sent another way. With `quoted`, marks a new enquiry as quoted. Idempotent by `key`. 409 if there is no email address to reply to.',
  body: z.object({
    id,
    key: madeId,
    channel: z.enum(['mail', 'hand']),
    subject: line(120),
    text: paragraph(ENQUIRY_TEXT_LENGTH),
    quoted: z.boolean(),
  }),
  answer: done,
});

export const removeEnquiry = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-enquiry',
  changes: [{ topic: 'enquiry', id: 'id' }, 'quote'],
  summary:
    'Deletes an enquiry with its history and photos, and its quotes unless they were accepted or belong to a client. Audited, without the name.',
  body: z.object({ id }),
  answer: done,
});
