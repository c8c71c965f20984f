import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from './call.js';
import { answeredId, id, line, madeId } from './fields.js';
import { galleryCollection } from './gallery.js';
import { INCIDENT_YEARS } from './incidents.js';
import { getFieldSentence } from './refusals/sentences.js';
import { CALLER } from './topics.js';

/** Owners of photos: a visit, an incident, an inspection, a complaint, a client's feedback, a message, or supplies. */
export const WORK_PHOTO_KINDS = [
  'visit',
  'incident',
  'inspection',
  'complaint',
  'feedback',
  'message',
  'supply',
] as const;
export const workPhotoKind = z.enum(WORK_PHOTO_KINDS);
export type WorkPhotoKind = z.infer<typeof workPhotoKind>;

/**
 * Months after arrival when photos are deleted. Those of an incident are kept with its record (Work Health and Safety
 * Act 2012 (SA), section 38 (7)). For the others no law names a time: they may show people, and such information is
 * destroyed once it is no longer needed (Privacy Act 1988, Australian Privacy Principle 11.2). A year covers complaints
 * about a visit; the score of a place over two years is read with its photos.
 */
export const WORK_PHOTO_MONTHS = {
  visit: 12,
  incident: INCIDENT_YEARS * 12,
  inspection: 24,
  complaint: 24,
  feedback: 12,
  message: 12,
  supply: 12,
} as const satisfies Record<WorkPhotoKind, number>;
/**
 * Days after which a photo without an owner is deleted. Phones send photos immediately and their owner after Finished:
 * a visit whose Finished was forgotten before holidays is ended by the office many days later.
 */
export const WORK_PHOTO_DAYS = 14;
/** Photos of one person in 24 hours. */
export const WORK_PHOTOS_PER_DAY = 400;
/**
 * Longer side of a photo, px: the device resizes it before storing and sending it, and the server stores no larger one.
 */
export const WORK_PHOTO_SIDE = 1600;
export const WORK_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Characters of the note about a client's consent. */
export const CONSENT_LENGTH = 300;

export const uploadWorkPhoto = defineCall({
  method: 'POST',
  path: '/api/work-photos',
  service: 'media',
  access: WORKERS,
  changes: [{ topic: 'photo', person: CALLER }],
  summary: `Uploads a photo under the device’s \`key\`. Idempotent by \`key\`. Camera data is removed and the photo encrypted; admins and the photographer can see it. Deleted after ${WORK_PHOTO_DAYS} days unless a report names it. 429 after ${WORK_PHOTOS_PER_DAY} photos a day.`,
  body: z.object({ key: madeId }),
  bodyKind: 'files',
  files: [{ name: 'photo', required: true, maxCount: 1 }],
  // A phone sends a day's stored photos one by one.
  rate: { zone: 'upload', burst: 60 },
  answer: z.object({ photo_id: answeredId }),
});

export const uploadInspectionPhoto = defineCall({
  ...uploadWorkPhoto,
  path: '/api/admin/inspection-photos',
  access: PLACE_ROLES,
  places: 'own',
  summary:
    'Uploads a photo for an inspection, a complaint or a message, for admins and supervisors. As `uploadWorkPhoto`.',
});

export const workPhoto = z.object({
  id: answeredId,
  /** `waiting`: named, but not sent yet. `deleted`: its time is over. */
  state: z.enum(['stored', 'waiting', 'deleted']),
  /** A signed link; empty unless it is stored. */
  path: z.string(),
  /** px; 0 unless it is stored. */
  width: z.number().int(),
  height: z.number().int(),
});
export type WorkPhoto = z.infer<typeof workPhoto>;

const photosCall = {
  method: 'GET',
  service: 'media',
  shows: ['photo'],
  params: z.object({ owner_id: id }),
  answer: z.array(workPhoto),
} as const;

export const getWorkPhotos = defineCall({
  ...photosCall,
  path: '/api/admin/work-photos/:owner_id',
  access: PLACE_ROLES,
  places: 'own',
  summary: 'Lists the photos of a visit, incident or inspection with signed links.',
});

export const getOwnWorkPhotos = defineCall({
  ...photosCall,
  path: '/api/work-photos/:owner_id',
  access: WORKERS,
  summary: 'Lists the photos of a report that you took, with signed links.',
});

export const readWorkPhoto = defineCall({
  method: 'GET',
  path: '/api/static/work-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'Downloads a photo through a signed link. 403 without one.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const publishPhotoPair = defineCall({
  method: 'POST',
  path: '/api/admin/publish-photo-pair',
  service: 'media',
  access: ['admin'],
  changes: [{ topic: 'gallery', id: 'id' }],
  recentFactor: true,
  summary:
    'Publishes copies of a before and an after photo in the gallery, with the client’s consent: who agreed and how. Idempotent by `key`. 409 if the photos are of two sites.',
  body: z
    .object({
      key: madeId,
      before: id,
      after: id,
      catergory: line(80),
      /** The client's contact who agreed. */
      agreed_by: line(120),
      /** How and to what, in the admin's words. */
      consent: line(CONSENT_LENGTH),
      has_consent: z.literal(true, getFieldSentence('needed')),
    })
    .refine(({ before, after }) => before !== after, { path: ['after'], error: getFieldSentence('not_other_photo') }),
  answer: galleryCollection,
});
