import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, id, line } from './fields.js';
import { GALLERY_PATH } from './gallery-path.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Images per side; each at most 10 MB. */
export const MAX_IMAGES_PER_SIDE = 20;
export const GALLERY_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const galleryImage = z.object({
  id: answeredId,
  /** The image in a format that every browser shows; empty while it is processed. */
  img_path: z.string(),
  width: z.number(),
  height: z.number(),
  status: z.enum(['processing', 'ready', 'damaged']),
  /** Widths in px and paths, small to large. */
  sources: z.array(z.object({ width: z.number(), height: z.number(), path: z.string(), type: z.string() })),
  /** A tiny image as a data URL, shown until the image is loaded. */
  placeholder: z.string(),
});
export const galleryCollection = z.object({
  id: answeredId,
  /** The collection's tag name, in the original spelling of the API. */
  catergory: z.string(),
  imgs: z.object({ before: z.array(galleryImage), after: z.array(galleryImage) }),
});
export type GalleryImage = z.infer<typeof galleryImage>;
export type GalleryCollection = z.infer<typeof galleryCollection>;

export const getGallery = defineCall({
  method: 'GET',
  path: GALLERY_PATH,
  service: 'media',
  access: 'public',
  shows: ['gallery'],
  summary: 'Lists all gallery collections, newest first. Public.',
  answer: z.array(galleryCollection),
});

export const uploadGallery = defineCall({
  method: 'POST',
  path: '/api/admin/upload-image-for-gallery',
  service: 'media',
  access: ['admin'],
  changes: [{ topic: 'gallery', id: 'id' }],
  recentFactor: true,
  summary:
    'Creates a gallery collection from before and after images. Idempotent by `key`; 409 if it belongs to a collection with another tag.',
  body: z.object({
    catergory: line(80),
    /** Created by the page: the collection's id, which makes repeats idempotent. */
    key: z.uuid(getFieldSentence('not_uuid')).toLowerCase().optional(),
  }),
  bodyKind: 'files',
  files: [
    { name: 'before_imgs', required: true, maxCount: MAX_IMAGES_PER_SIDE },
    { name: 'after_imgs', required: true, maxCount: MAX_IMAGES_PER_SIDE },
  ],
  answer: galleryCollection,
});

export const removeGalleryCollection = defineCall({
  method: 'POST',
  path: '/api/admin/remove-gallery-collection',
  service: 'media',
  access: ['admin'],
  changes: [{ topic: 'gallery', id: 'collection_id' }],
  recentFactor: true,
  summary: 'Deletes a gallery collection and its images.',
  body: z.object({ collection_id: id }),
  answer: done,
});

export const readGalleryImage = defineCall({
  method: 'GET',
  path: '/api/static/gallery/:name',
  service: 'media',
  access: 'public',
  summary: 'Downloads a gallery image in one size. Public and cacheable for good: the name changes with the content.',
  params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}-\d{2,4}\.(jpg|webp|avif)$/) }),
  answer: z.unknown(),
  answerKind: 'binary',
});
