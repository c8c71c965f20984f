import { z } from 'zod';
import { defineCall, PLACE_ROLES } from './call.js';
import {
  COMPLAINT_TEXT_LENGTH,
  CONFIRMABLE_STATES,
  officeChannel,
  complaintPhotos as photos,
  REOPENABLE_STATES,
  WITHDRAWABLE_STATES,
} from './complaints.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  madeId,
  optionalLine,
  optionalParagraph,
  REASON_LENGTH,
  timeRange,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const office = { service: 'jobs', access: ['admin'], method: 'POST' } as const;
const ofPlaces = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const acknowledgeComplaint = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/acknowledge-complaint',
  changes: ['complaint'],
  summary:
    'Acknowledges a complaint and emails the client if an address is known. Idempotent. 409 if it was withdrawn.',
  body: z.object({ id }),
  answer: done,
});

export const planReClean = defineCall({
  ...office,
  path: '/api/admin/plan-re-clean',
  changes: ['complaint', 'shift', 'cover'],
  summary:
    'Plans a re-clean: an extra shift at no charge to the client. Without `paid` the cleaner isn’t paid for it. Idempotent. 409 if the timetable has a shift then, if the person has other shifts (sent with `insist` it is planned anyway), or if the complaint isn’t acknowledged or is closed.',
  body: z.object({
    id,
    user_id: id,
    date: businessDate,
    time: timeRange,
    paid: z.boolean().default(true),
    /** The person reads it. */
    note: optionalLine(REASON_LENGTH).default(''),
    insist: z.boolean().default(false),
  }),
  answer: z.object({ re_clean_id: answeredId }),
});

export const finishReClean = defineCall({
  ...office,
  path: '/api/admin/finish-re-clean',
  changes: ['complaint'],
  summary: 'Marks a re-clean as done when nobody pressed Finished. Idempotent. 409 if none is planned.',
  body: z.object({ id }),
  answer: done,
});

export const confirmComplaint = defineCall({
  ...office,
  path: '/api/admin/confirm-complaint',
  changes: ['complaint'],
  summary: 'Records that the client is satisfied: who said so and how. 409 if the state is no longer `from`.',
  body: z.object({ id, from: z.enum(CONFIRMABLE_STATES), client_name: line(120), channel: officeChannel }),
  answer: done,
});

export const reopenComplaint = defineCall({
  ...office,
  path: '/api/admin/reopen-complaint',
  changes: ['complaint'],
  summary: 'Reopens a complaint because the client isn’t satisfied. 409 if the state is no longer `from`.',
  body: z.object({ id, from: z.enum(REOPENABLE_STATES), reason: line(REASON_LENGTH) }),
  answer: done,
});

export const withdrawComplaint = defineCall({
  ...office,
  path: '/api/admin/withdraw-complaint',
  changes: ['complaint'],
  summary:
    'Withdraws a complaint that the client took back or that was entered by mistake. It stays listed but doesn’t count. 409 if the state is no longer `from`.',
  body: z.object({ id, from: z.enum(WITHDRAWABLE_STATES), reason: line(REASON_LENGTH) }),
  answer: done,
});

export const noteComplaint = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/note-complaint',
  changes: ['complaint'],
  summary: 'Adds a note, photos or both to a complaint. Idempotent by `key`.',
  body: z
    .object({ id, key: madeId, text: optionalParagraph(COMPLAINT_TEXT_LENGTH), photos })
    .refine(({ text, photos }) => text !== '' || photos.length > 0, {
      path: ['text'],
      message: getFieldSentence('required'),
    }),
  answer: done,
});
