import { z } from 'zod';
import { defineCall, USUAL_RATE } from './call.js';
import { FEEDBACK_PHOTOS_A_DAY } from './client-visits.js';
import { answeredId, id } from './fields.js';
import { uploadWorkPhoto, WORK_PHOTO_DAYS, workPhoto } from './work-photos.js';

export const uploadClientPhoto = defineCall({
  ...uploadWorkPhoto,
  path: '/api/client/photos',
  access: ['client'],
  rate: USUAL_RATE,
  summary: `Store a photo of what is wrong under the \`key\` that the page gave it; the same key stores it once. It is made anew without camera data and kept encrypted. The report names it; without that it is deleted after ${WORK_PHOTO_DAYS} days. 429 above ${FEEDBACK_PHOTOS_A_DAY} of a client in a day.`,
});

export const readClientPhoto = defineCall({
  method: 'GET',
  path: '/api/static/client-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'The bytes of a photo of a visit. Open only through the signed link that an answer carries; without it 403.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const signClientPhotos = defineCall({
  method: 'POST',
  path: '/internal/client-photos',
  service: 'media',
  access: ['service'],
  callers: ['jobs'],
  summary:
    'The photos that reports name, with links that are signed for a session of the client’s page and end with it. svc-jobs has looked whose they are.',
  body: z.object({ session_id: id, owner_ids: z.array(id).max(50) }),
  answer: z.array(workPhoto.extend({ owner_id: answeredId })),
});
