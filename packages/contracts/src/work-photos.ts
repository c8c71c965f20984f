import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from './call.js';
import { answeredId, id, line, madeId } from './fields.js';
import { galleryCollection } from './gallery.js';
import { INCIDENT_YEARS } from './incidents.js';
import { fieldSentence } from './refusals/sentences.js';
import { CALLER } from './topics.js';

/** What a photo can be of: a visit, an incident, an inspection, a complaint, what a client says about a visit, or a message. */
export const WORK_PHOTO_KINDS = ['visit', 'incident', 'inspection', 'complaint', 'feedback', 'message'] as const;
export const workPhotoKind = z.enum(WORK_PHOTO_KINDS);
export type WorkPhotoKind = z.infer<typeof workPhotoKind>;

/**
 * Photos are deleted so many months after they arrived. Those of an incident go with its record (Work Health and Safety Act 2012 (SA),
 * section 38 (7)). For the others no law names a time: they may show people, and such information is destroyed once it is not needed any
 * more (Privacy Act 1988, Australian Privacy Principle 11.2). A year covers complaints about a visit; the score of a place over two years
 * is read with its photos.
 */
export const WORK_PHOTO_MONTHS = {
  visit: 12,
  incident: INCIDENT_YEARS * 12,
  inspection: 24,
  complaint: 24,
  feedback: 12,
  message: 12,
} as const satisfies Record<WorkPhotoKind, number>;
/**
 * A photo that nothing has named for so long is deleted, days. The phone sends photos at once and what names them after Finished: a visit
 * whose Finished was forgotten before holidays is ended by the office many days later.
 */
export const WORK_PHOTO_DAYS = 14;
/** Photos of one person in 24 hours. */
export const WORK_PHOTOS_A_DAY = 400;
/** The longer side of a photo, px: the device makes it so large before it is kept and sent, and the server keeps no larger one. */
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
  summary: `Store a photo under the \`key\` that the device gave it; the same key stores it once. It is made anew without camera data and kept encrypted, for admins and the person who took it. What it belongs to is said by another call, before or afterwards; without that it is deleted after ${WORK_PHOTO_DAYS} days. 429 above ${WORK_PHOTOS_A_DAY} in a day.`,
  body: z.object({ key: madeId }),
  bodyKind: 'files',
  files: [{ name: 'photo', required: true, maxCount: 1 }],
  // A phone sends what it has kept of a day, one photo after the other.
  rate: { zone: 'upload', burst: 60 },
  answer: z.object({ photo_id: answeredId }),
});

export const uploadInspectionPhoto = defineCall({
  ...uploadWorkPhoto,
  path: '/api/admin/inspection-photos',
  access: PLACE_ROLES,
  places: 'own',
  summary: 'The same for admins and supervisors, who name it by an inspection, a complaint or a message.',
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
  summary: 'The photos that the report about a visit, an incident or an inspection names, with signed links.',
});

export const getOwnWorkPhotos = defineCall({
  ...photosCall,
  path: '/api/work-photos/:owner_id',
  access: WORKERS,
  summary: 'Those of them that the caller took.',
});

export const readWorkPhoto = defineCall({
  method: 'GET',
  path: '/api/static/work-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'The bytes of a photo. Open only through the signed link that an answer carries; without it 403.',
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
    'Put copies of two photos of visits, before and after, into the public gallery. The client has agreed: who did, and how, is kept. The same `key` does it once. 409 for photos of two places: one client agrees for one.',
  body: z
    .object({
      key: madeId,
      before: id,
      after: id,
      catergory: line(80),
      /** Who of the client has agreed. */
      agreed_by: line(120),
      /** How and to what, in the admin's words. */
      consent: line(CONSENT_LENGTH),
      has_consent: z.literal(true, fieldSentence('needed')),
    })
    .refine(({ before, after }) => before !== after, { path: ['after'], error: fieldSentence('not_other_photo') }),
  answer: galleryCollection,
});
