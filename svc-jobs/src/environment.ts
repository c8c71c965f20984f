import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';

export const environment = z.object({
  /** Tiles of the map on which an admin sets where a job is, with {z}, {x} and {y}. Without it there is no map. */
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine((tiles) => ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)))
    .optional(),
  /** Whom the map names. */
  MAP_ATTRIBUTION: z.string().trim().min(1).max(200).default('© OpenStreetMap contributors'),
  /** Manual records with a higher amount, in A$, wait for an admin's approval. */
  MANUAL_RECORD_LIMIT: z.coerce.number().min(0).max(1_000_000).default(1000),
  /** Shared with svc-media, which verifies the links of site files. */
  DOCUMENT_LINK_SECRET: z.string().min(32),
  ...sealingEnvironment,
});
