import { FILE_POLICY } from '@cleaning/service-kit';

/** For files that only their reader may see, and that must not run scripts. */
export const PRIVATE_FILE = {
  'Content-Security-Policy': `${FILE_POLICY}; sandbox`,
  'Cache-Control': 'private, no-store',
} as const;

export const PRIVATE_PHOTO = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="photo.jpg"',
  ...PRIVATE_FILE,
} as const;
