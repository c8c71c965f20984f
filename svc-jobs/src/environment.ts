import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';

export const environment = z.object({
  /** Tile URL with {z}, {x} and {y} of the map on which admins place jobs. Empty: no map. */
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine((tiles) => ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)))
    .optional(),
  /** Attribution shown on the map. */
  MAP_ATTRIBUTION: z.string().trim().min(1).max(200).default('© OpenStreetMap contributors'),
  /** Manual records with a higher amount, in A$, wait for an admin's approval. */
  MANUAL_RECORD_LIMIT: z.coerce.number().min(0).max(1_000_000).default(1000),
  /** Shared with svc-media, which verifies the links of site files. */
  DOCUMENT_LINK_SECRET: z.string().min(32),
  ...sealingEnvironment,
});
