import { describeAccess, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { mediaService } from './service.js';
import { FOLDER_STORE, startMediaBench } from './testing/stores.js';

/** Open to everybody. All others are closed until a token opens them. */
const PUBLIC = [
  'GET /api/status/media',
  'GET /api/static/documents/:id',
  'GET /api/static/gallery/:name',
  'GET /api/admin/get-gallery-imgs',
  'POST /api/quote-photos',
  'GET /api/static/enquiry-photos/:id',
];

describeAccess(mediaService, PUBLIC, async () => {
  const { bench, stop } = await startMediaBench(FOLDER_STORE);
  return { bench, tokens: await tokensOfEachRole(bench), stop };
});
