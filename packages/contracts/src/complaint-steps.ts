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
import { fieldSentence } from './refusals/sentences.js';

const office = { service: 'jobs', access: ['admin'], method: 'POST' } as const;
const ofPlaces = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const acknowledgeComplaint = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/acknowledge-complaint',
  changes: ['complaint'],
  summary:
    'Acknowledge a complaint. The client gets a mail where there is an address. Again it changes nothing; 409 for one that was withdrawn.',
  body: z.object({ id }),
  answer: done,
});

export const planReClean = defineCall({
  ...office,
  path: '/api/admin/plan-re-clean',
  changes: ['complaint', 'shift', 'cover'],
  summary:
    'Plan a shift that puts a complaint right: an extra shift at the job, for which the client is charged nothing. Without `paid` the person is paid nothing either. The same shift again is planned once. 409 where the timetable has a shift at these times, where the person has other shifts (with `insist` it is planned nevertheless), and for a complaint that is not acknowledged or is closed.',
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
  summary:
    'Enter that the re-clean is done where no Finished says so. Again it changes nothing; 409 without a planned re-clean.',
  body: z.object({ id }),
  answer: done,
});

export const confirmComplaint = defineCall({
  ...office,
  path: '/api/admin/confirm-complaint',
  changes: ['complaint'],
  summary:
    'Enter that the client is satisfied: who has said so, and how. 409 when the complaint is not in the state `from` any more.',
  body: z.object({ id, from: z.enum(CONFIRMABLE_STATES), client_name: line(120), channel: officeChannel }),
  answer: done,
});

export const reopenComplaint = defineCall({
  ...office,
  path: '/api/admin/reopen-complaint',
  changes: ['complaint'],
  summary:
    'Enter that the client is not satisfied with what was done: the complaint is acknowledged and open again. 409 when it is not in the state `from` any more.',
  body: z.object({ id, from: z.enum(REOPENABLE_STATES), reason: line(REASON_LENGTH) }),
  answer: done,
});

export const withdrawComplaint = defineCall({
  ...office,
  path: '/api/admin/withdraw-complaint',
  changes: ['complaint'],
  summary:
    'Enter that the client has taken a complaint back, or that it was entered by mistake. It stays in the list and does not count. 409 when it is not in the state `from` any more.',
  body: z.object({ id, from: z.enum(WITHDRAWABLE_STATES), reason: line(REASON_LENGTH) }),
  answer: done,
});

export const noteComplaint = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/note-complaint',
  changes: ['complaint'],
  summary: 'Add a note, photos or both to a complaint. The same `key` adds them once.',
  body: z
    .object({ id, key: madeId, text: optionalParagraph(COMPLAINT_TEXT_LENGTH), photos })
    .refine(({ text, photos }) => text !== '' || photos.length > 0, {
      path: ['text'],
      message: fieldSentence('required'),
    }),
  answer: done,
});
