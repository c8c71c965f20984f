import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, id } from '../fields.js';

/** Metres around a place within which clock events count as on site. */
export const FENCE_RADIUS = 150;
export const MIN_FENCE_RADIUS = 30;
export const MAX_FENCE_RADIUS = 5000;
/** Metres from the site, outside its fence, beyond which a start asks first. */
export const FAR_START_METRES = 1000;
/** Maximum and minimum number of stamps of approved work from which a place is proposed. */
export const MAX_FENCE_STAMPS = 10;
export const MIN_FENCE_STAMPS = 3;

/** Degrees. */
const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

/**
 * Position of a place: an admin's pin, or the median of stamps accepted by an admin. `set_at` is an ISO 8601 instant.
 */
export const fence = z.object({
  ...point,
  radius: z.number().int(),
  source: z.enum(['pin', 'stamps']),
  set_by: z.string(),
  set_at: z.string(),
});
export type Fence = z.infer<typeof fence>;

/**
 * `proposal`: the median of the last stamps of approved work; missing with too few. `map`: tile address with {z}, {x}
 * and {y}, and attribution; missing if the installation has none.
 */
const placeOfJob = z.object({
  job_id: answeredId,
  fence: fence.optional(),
  proposal: z.object({ ...point, stamps: z.number().int() }).optional(),
  map: z.object({ tiles: z.string(), attribution: z.string() }).optional(),
});

export const getFence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/fence',
  service: 'jobs',
  access: ['admin'],
  shows: ['job'],
  summary: 'Gets a job’s location, and where its approved work was stamped.',
  body: z.object({ job_id: id }),
  answer: placeOfJob,
});

export const setFence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/set-fence',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'job', id: 'job_id' }],
  summary:
    'Sets a job’s location and radius in metres. Work stamped outside the radius and its accuracy is held from then on. Never refuses Start or Finished.',
  body: z.object({
    job_id: id,
    ...point,
    radius: z.coerce.number().int().min(MIN_FENCE_RADIUS).max(MAX_FENCE_RADIUS).default(FENCE_RADIUS),
    source: z.enum(['pin', 'stamps']).default('pin'),
  }),
  answer: placeOfJob,
});

export const removeFence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/remove-fence',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'job', id: 'job_id' }],
  summary: 'Deletes a job’s location. Idempotent.',
  body: z.object({ job_id: id }),
  answer: placeOfJob,
});
