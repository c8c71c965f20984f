import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';

/** Variables of this service in addition to the common ones. */
export const environment = z.object({
  /** Keys of documents are derived from it. */
  ...sealingEnvironment,
  /** Shared with svc-auth, which signs the links to documents. */
  DOCUMENT_LINK_SECRET: z.string().min(32),
  OBJECT_STORE: z.enum(['folder', 's3']).default('folder'),
  OBJECT_FOLDER: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('media'),
  S3_REGION: z.string().default('us-east-1'),
  /** Milliseconds to wait for the object store's response, and for its next bytes. */
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** Public address, for canonical links and the sitemap. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  /** The program that writes the public pages, from the same build as the front ends. Without it pages stay as built. */
  PAGES_PROGRAM: z.string().optional(),
  /** Its output folder, which nginx serves. */
  PAGES_FOLDER: z.string().optional(),
  /** Hourly limit on bytes of documents sent without an account, over all addresses. */
  ANONYMOUS_UPLOAD_BYTES_PER_HOUR: z.coerce.number().int().positive().default(2_000_000_000),
});
