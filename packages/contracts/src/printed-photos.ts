import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, id } from './fields.js';

/** Photos of one answer: they are made small while the caller waits. */
export const PRINTED_AT_ONCE = 6;
/** The longer side of a photo on paper, px: a third of a page at 200 dots per inch. */
export const PRINTED_SIDE = 480;

export const readPrintedPhotos = defineCall({
  method: 'POST',
  path: '/internal/printed-photos',
  service: 'media',
  access: ['service'],
  callers: ['jobs'],
  summary: `Photos that something names, at most ${PRINTED_SIDE} px large, as JPEG in base64. Those that have not arrived or are deleted are left out. svc-jobs has looked who may see them.`,
  body: z.object({ owner_id: id, photo_ids: z.array(id).max(PRINTED_AT_ONCE) }),
  answer: z.array(z.object({ id: answeredId, width: z.number().int(), height: z.number().int(), content: z.string() })),
});
