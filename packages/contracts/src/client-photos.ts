import { z } from 'zod';
import { defineCall, USUAL_RATE } from './call.js';
import { FEEDBACK_PHOTOS_PER_DAY } from './client-visits.js';
import { answeredId, id } from './fields.js';
import { uploadWorkPhoto, WORK_PHOTO_DAYS, workPhoto } from './work-photos.js';

export const uploadClientPhoto = defineCall({
  ...uploadWorkPhoto,
  path: '/api/client/photos',
  access: ['client'],
  rate: USUAL_RATE,
  summary: `Uploads a photo of a problem under the client’s \`key\`. Idempotent by \`key\`. Camera data is removed and the photo encrypted. Deleted after ${WORK_PHOTO_DAYS} days unless a report names it. 429 after ${FEEDBACK_PHOTOS_PER_DAY} photos a day.`,
});

export const readClientPhoto = defineCall({
  method: 'GET',
  path: '/api/static/client-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'Downloads a photo of a visit through a signed link. 403 without one.',
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
    'Signs the photo links of reports for a client page session; they expire with it. The caller has checked access.',
  body: z.object({ session_id: id, owner_ids: z.array(id).max(50) }),
  answer: z.array(workPhoto.extend({ owner_id: answeredId })),
});
