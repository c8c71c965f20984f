import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from './call.js';
import {
  answeredId,
  done,
  id,
  line,
  madeId,
  optionalParagraph,
  pageSchema,
  paging,
  searchText,
  sorting,
} from './fields.js';
import { jobKind } from './jobs.js';
import { buildCustomIssue, getFieldSentence } from './refusals/sentences.js';

/** States of a supply request. */
export const SUPPLY_STATES = ['open', 'ordered', 'delivered', 'declined'] as const;
export const supplyState = z.enum(SUPPLY_STATES);
export type SupplyState = z.infer<typeof supplyState>;

/** The states that the office can choose next; back where it chose the wrong one. */
export const SUPPLY_STEPS: Readonly<Record<SupplyState, readonly SupplyState[]>> = {
  open: ['ordered', 'delivered', 'declined'],
  ordered: ['delivered', 'declined', 'open'],
  delivered: ['ordered'],
  declined: ['open'],
};

/** Characters of an item, and of a note or a reason. */
export const SUPPLY_ITEM_LENGTH = 60;
export const SUPPLY_NOTE_LENGTH = 500;
export const MAX_SUPPLY_QUANTITY = 999;
export const MAX_SUPPLY_PHOTOS = 3;
/** Items of the office's list. */
export const MAX_SUPPLY_ITEMS = 40;
/** Requests of a person in an hour. */
export const SUPPLIES_PER_HOUR = 30;
/** Maximum own requests listed. */
export const OWN_SUPPLIES = 20;

export const ownSupply = z.object({
  supply_id: answeredId,
  /** Counts from 1; the number people use. */
  number: z.number().int(),
  state: supplyState,
  job_name: z.string(),
  item: z.string(),
  quantity: z.number().int(),
  note: z.string(),
  /** Why it was declined; empty otherwise. */
  reason: z.string(),
  /** ISO 8601 instant. */
  asked_at: z.string(),
});
export type OwnSupply = z.infer<typeof ownSupply>;

export const requestSupplies = defineCall({
  method: 'POST',
  path: '/api/request-supplies',
  service: 'jobs',
  access: WORKERS,
  changes: [{ topic: 'supply', id: 'supply_id', person: 'user_id' }],
  summary: `Asks the office for supplies at a place. Idempotent by \`key\`. 404 for a job you have never been assigned to, covered or worked at. 429 above ${SUPPLIES_PER_HOUR} an hour.`,
  body: z.object({
    user_id: id,
    key: madeId,
    job_id: id,
    /** An item of the office's list, or something else. */
    item: line(SUPPLY_ITEM_LENGTH),
    quantity: z.number().int().min(1).max(MAX_SUPPLY_QUANTITY),
    note: optionalParagraph(SUPPLY_NOTE_LENGTH).default(''),
    /** Keys assigned by the device; photos are sent separately, before or afterwards. */
    photos: z.array(madeId).max(MAX_SUPPLY_PHOTOS).default([]),
  }),
  answer: z.object({ supply_id: answeredId, number: z.number().int() }),
});

export const getMySupplies = defineCall({
  method: 'GET',
  path: '/api/my-supplies',
  service: 'jobs',
  access: WORKERS,
  shows: ['supply'],
  summary: `Gets the office’s list of items, and your ${OWN_SUPPLIES} newest requests for supplies.`,
  answer: z.object({ items: z.array(z.string()), requests: z.array(ownSupply) }),
});

const ofPlaces = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const supplyRow = ownSupply.extend({
  job_id: answeredId,
  job_kind: jobKind,
  user_id: answeredId,
  /** The name at the time of the request. */
  user_name: z.string(),
  photos: z.array(z.string()),
});
export type SupplyRow = z.infer<typeof supplyRow>;

export const listSupplies = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/supplies',
  shows: ['supply'],
  summary: 'Lists requests for supplies by state, job and text.',
  query: z.object({
    ...paging,
    ...sorting(['asked', 'number', 'job', 'person', 'item']),
    /** `active`: open and ordered. */
    state: z.enum(['active', ...SUPPLY_STATES]).optional(),
    job_id: id.optional(),
    /** Part of the item, the note, the person’s name or the job’s; or the number. */
    text: searchText,
  }),
  answer: pageSchema(supplyRow),
});

export const countSupplies = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/supplies/count',
  shows: ['supply'],
  background: true,
  summary: 'Counts open requests for supplies. Doesn’t extend the session.',
  answer: z.object({ open: z.number().int() }),
});

export const getSupply = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/supplies/:id',
  shows: ['supply'],
  summary: 'Gets a request for supplies.',
  params: z.object({ id }),
  answer: supplyRow,
});

export const changeSupply = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/change-supply',
  changes: ['supply'],
  summary:
    'Changes the state of a request for supplies and tells whoever asked. 409 if the state is no longer `from`, or the new state can’t follow it.',
  body: z
    .object({ id, from: supplyState, to: supplyState, reason: optionalParagraph(SUPPLY_NOTE_LENGTH).default('') })
    .superRefine(({ to, reason }, { addIssue }) => {
      if (to === 'declined' && reason === '') addIssue(buildCustomIssue('required_to_decline', {}, ['reason']));
    }),
  answer: done,
});

const items = z
  .array(line(SUPPLY_ITEM_LENGTH))
  .max(MAX_SUPPLY_ITEMS)
  .refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    getFieldSentence('line_twice'),
  );

export const getSupplyItems = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'GET',
  path: '/api/admin/supply-items',
  shows: ['supply'],
  summary: 'Gets the list of items that people choose from when they ask for supplies.',
  answer: z.object({ items: z.array(z.string()), version: z.number().int() }),
});

export const changeSupplyItems = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'POST',
  path: '/api/admin/change-supply-items',
  changes: ['supply'],
  summary: 'Saves the list of items for requests for supplies. 409 if someone else has changed it. Audited.',
  body: z.object({ items, version: z.number().int().min(0) }),
  answer: done,
});
