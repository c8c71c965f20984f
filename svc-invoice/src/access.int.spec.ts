import { describeAccess, startBench, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

/** Open to everybody. All others are closed until a token opens them. */
const PUBLIC = ['GET /api/status/invoice', 'POST /api/quote'];

describeAccess(invoiceService, PUBLIC, async () => {
  const bench = await startBench(invoiceService);
  return { bench, tokens: await tokensOfEachRole(bench), stop: () => bench.stop() };
});
