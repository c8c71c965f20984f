import { z } from 'zod';

/** Variables of this service beside the common ones. */
export const environment = z.object({
  /** Shared with svc-auth, which signs the links to documents. */
  DOCUMENT_LINK_SECRET: z.string().min(32),
  OBJECT_STORE: z.enum(['folder', 's3']).default('folder'),
  OBJECT_FOLDER: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('media'),
});
