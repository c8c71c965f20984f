import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';

/** Variables of this service beside the common ones. */
export const environment = z.object({
  /** Documents are encrypted with keys that are derived from it. */
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
  /** Milliseconds that the object store may take to answer, and to go on with an answer. */
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** So many bytes of documents an hour are taken from people without an account, of all addresses together. */
  ANONYMOUS_UPLOAD_BYTES_PER_HOUR: z.coerce.number().int().positive().default(2_000_000_000),
});
