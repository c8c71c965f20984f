import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import { id } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { stampedAt } from './work.js';

/** Minutes after a Start in which it can be undone. */
export const UNDO_START_MINUTES = 2;

export const undoStart = defineCall({
  method: 'POST',
  path: '/api/undo-start',
  service: 'jobs',
  access: WORKERS,
  changes: ['work'],
  summary: `Undoes your own Start, up to ${UNDO_START_MINUTES} minutes later. The work is deleted and the shift can start again. Idempotent. 409 if it is too late or the work is finished.`,
  body: z
    .object({
      user_id: id,
      row_id: id.optional(),
      /**
       * Identifies the Start if the device never received its response. A Start with this key that arrives later starts
       * nothing.
       */
      start_key: z.uuid(getFieldSentence('not_uuid')).optional(),
      stamped_at: stampedAt,
    })
    .refine((body) => body.row_id !== undefined || body.start_key !== undefined, {
      path: ['row_id'],
      error: getFieldSentence('required_without_start_key'),
    }),
  answer: z.object({ msg: z.string() }),
});
