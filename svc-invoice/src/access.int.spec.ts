import { describeAccess, startTestApp, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

/** Open to everybody. All others are closed until a token opens them. */
const PUBLIC = ['GET /api/status/invoice', 'POST /api/feedback', 'POST /api/quote'];

describeAccess(invoiceService, PUBLIC, async () => {
  const testApp = await startTestApp(invoiceService);
  return { testApp, tokens: await tokensOfEachRole(testApp), stop: () => testApp.stop() };
});
