import type { Access } from '@cleaning/contracts';
import { describeAccess, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { mediaService } from './service.js';
import { FOLDER_STORE, startMediaBench } from './testing/stores.js';

/** A route that is missing here fails the suite. */
const ROUTES: Record<string, Access> = {
  'GET /api/status/media': 'public',
  'POST /api/update-documents': ['unverified', 'contractor', 'admin'],
  // Open only through a link that is signed for its reader.
  'GET /api/static/documents/:id': 'public',
  'GET /api/static/gallery/:name': 'public',
  'GET /api/admin/get-gallery-imgs': 'public',
  'POST /api/quote-photos': 'public',
  'GET /api/admin/enquiry-photos/:enquiry_id': ['admin'],
  // Open only through a link that is signed for an admin.
  'GET /api/static/enquiry-photos/:id': 'public',
  'POST /api/admin/adjustment-files': ['admin'],
  'GET /api/adjustment-files/:adjustment_id': ['unverified', 'contractor', 'admin'],
  'POST /api/admin/upload-image-for-gallery': ['admin'],
  'POST /api/admin/remove-gallery-collection': ['admin'],
  'PUT /internal/registrations/:registration_id/documents/:kind': ['service'],
  'POST /internal/registrations/:registration_id/discard': ['service'],
};

describeAccess(mediaService, ROUTES, async () => {
  const { bench, stop } = await startMediaBench(FOLDER_STORE);
  return { bench, tokens: await tokensOfEachRole(bench), stop };
});
