import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, id } from './fields.js';

/** Maximum photos in a response: they are resized while the caller waits. */
export const PRINTED_AT_ONCE = 6;
/** The longer side of a photo on paper, px: a third of a page at 200 dots per inch. */
export const PRINTED_SIDE = 480;

export const readPrintedPhotos = defineCall({
  method: 'POST',
  path: '/internal/printed-photos',
  service: 'media',
  access: ['service'],
  callers: ['jobs'],
  summary: `Gets photos for a PDF as JPEG in base64, at most ${PRINTED_SIDE} px on the long side. Leaves out photos that haven’t arrived or are deleted. The caller has checked access.`,
  body: z.object({ owner_id: id, photo_ids: z.array(id).max(PRINTED_AT_ONCE) }),
  answer: z.array(z.object({ id: answeredId, width: z.number().int(), height: z.number().int(), content: z.string() })),
});
