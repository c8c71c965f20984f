import { describeAccess, startTestApp, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

/** Open to everybody. All others are closed until a token opens them. */
const PUBLIC = [
  'GET /api/status/invoice',
  'POST /api/feedback',
  'POST /api/quote',
  'POST /api/your-quote/read',
  'POST /api/your-quote/seen',
  'POST /api/your-quote/accept',
  'POST /api/your-quote/decline',
  'POST /api/your-quote/pdf',
];

describeAccess(invoiceService, PUBLIC, async () => {
  const testApp = await startTestApp(invoiceService);
  return { testApp, tokens: await tokensOfEachRole(testApp), stop: () => testApp.stop() };
});
