import { z } from 'zod';
import { defineCall } from '../call.js';
import { id, line } from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';

/**
 * Places for the office's pictures on public pages, with the page that shows each first. Each has a drawing until then.
 */
export const SITE_PICTURE_PLACES = {
  team: '/about-us',
  van: '/about-us',
  tools: '/about-us',
  capacity: '/about-us',
  'site-1': '/about-us',
  'site-2': '/about-us',
  'site-3': '/about-us',
  'site-4': '/about-us',
  'slide-1': '/',
  'slide-2': '/',
  'slide-3': '/',
  'building-cleaning': '/services/building-cleaning',
  'retail-cleaning': '/services/retail-cleaning',
  'office-cleaning': '/services/office-cleaning',
  'window-cleaning': '/services/window-cleaning',
  'carpet-cleaning': '/services/carpet-cleaning',
  'pre-end-sale-cleaning': '/services/end-of-lease-cleaning',
  logo: '/',
} as const;
export type SitePicturePlace = keyof typeof SITE_PICTURE_PLACES;

/** The id of the one entity `logo`. */
export const LOGO_ID = '0190c0de-0000-7000-8000-000000000003';

export const SITE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Minimum pixels: smaller pictures would look blocky on a page; a logo may be smaller. */
export const SITE_PICTURE_MIN_PIXELS = { picture: 600, logo: 96 } as const;

const place = z.enum(
  Object.keys(SITE_PICTURE_PLACES) as [SitePicturePlace, ...SitePicturePlace[]],
  getFieldSentence('not_in_list'),
);
/** Description of the picture for people who can't see it. */
const alt = line(200);
/** Version of the draft. A change is refused if there is a newer one. Forms send it as text. */
const version = z.coerce.number().int().min(0);

/** A picture in one place, as the desk shows it. */
const shownPicture = z.object({
  file: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** A small one. */
  path: z.string(),
});
export type ShownSitePicture = z.infer<typeof shownPicture>;

const placeState = z.object({
  place,
  version: z.number().int(),
  has_draft: z.boolean(),
  /** Null: the drawing. */
  draft: shownPicture.nullable(),
  published: shownPicture.nullable(),
});
export type SitePlaceState = z.infer<typeof placeState>;

export const listSitePictures = defineCall({
  method: 'GET',
  path: '/api/admin/site/pictures',
  service: 'media',
  access: ['admin'],
  shows: ['site'],
  summary: 'Lists the picture places of the public pages, with published pictures and drafts.',
  answer: z.array(placeState),
});

export const uploadSitePicture = defineCall({
  method: 'POST',
  path: '/api/admin/site/upload-picture',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  summary:
    'Uploads a picture (JPEG, PNG, WebP or AVIF, up to 10 MB) as the draft of a place. Makes its sizes and removes metadata. 409 if someone else has changed the place.',
  body: z.object({ place, alt, version }),
  bodyKind: 'files',
  files: [{ name: 'picture', required: true, maxCount: 1 }],
  answer: placeState,
});

export const saveSitePicture = defineCall({
  method: 'POST',
  path: '/api/admin/site/save-picture',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  summary:
    'Saves the draft of a place: an uploaded picture with its texts, or the drawing (null). 409 if someone else has changed the place.',
  body: z.object({ place, version, picture: z.object({ file: id, alt }).nullable() }),
  answer: placeState,
});

export const publishSitePicture = defineCall({
  method: 'POST',
  path: '/api/admin/site/publish-picture',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  recentFactor: true,
  summary:
    'Publishes the draft of a place; the pages are rebuilt within seconds. Idempotent. 409 if someone else has changed the place.',
  body: z.object({ place, version }),
  answer: placeState,
});

export const listSitePictureVersions = defineCall({
  method: 'GET',
  path: '/api/admin/site/picture-versions',
  service: 'media',
  access: ['admin'],
  shows: ['site'],
  summary:
    'Lists the last 50 published pictures of a place, newest first: who, when and the picture (null is the drawing).',
  query: z.object({ place }),
  answer: z.array(
    z.object({ version: z.number().int(), by: z.string(), at: z.string(), picture: shownPicture.nullable() }),
  ),
});

export const readSitePicture = defineCall({
  method: 'GET',
  path: '/api/static/site/:name',
  service: 'media',
  access: 'public',
  summary:
    'Downloads a picture of the public pages in one size. Public and cacheable for good: the name changes with the content.',
  params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}-[a-z0-9-]{2,16}\.(jpg|webp|png)$/) }),
  answer: z.unknown(),
  answerKind: 'binary',
});
