import { createRoleTokens, describeAccess } from '@cleaning/service-kit/testing';
import { mediaService } from './service.js';
import { FOLDER_STORE, startMediaTestApp } from './testing/stores.js';

/** Public calls. All others require a token. */
const PUBLIC = [
  'GET /api/status/media',
  'GET /api/static/documents/:id',
  'GET /api/static/gallery/:name',
  'GET /api/admin/get-gallery-imgs',
  'POST /api/quote-photos',
  'GET /api/static/enquiry-photos/:id',
  'GET /api/static/site/:name',
  'GET /api/static/work-photos/:id',
  'GET /api/static/client-photos/:id',
  'GET /api/registration-papers/:paper.pdf',
  'GET /api/registration-papers',
  'GET /api/static/message-photos/:id',
  'GET /api/static/company-exports/:id',
];

describeAccess(mediaService, PUBLIC, async () => {
  const { testApp, stop } = await startMediaTestApp(FOLDER_STORE);
  return { testApp, tokens: await createRoleTokens(testApp), stop };
});
