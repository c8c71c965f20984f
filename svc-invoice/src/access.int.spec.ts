import type { Access } from '@cleaning/contracts';
import { describeAccess, startBench, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

const ADMINS: Access = ['admin'];

/** A route that is missing here fails the suite. */
const ROUTES: Record<string, Access> = {
  'POST /api/admin/req-invoice-data': ADMINS,
  'GET /api/admin/invoices/:number': ADMINS,
  'GET /api/admin/invoices/:number.pdf': ADMINS,
  'GET /api/admin/invoices/:number/versions': ADMINS,
  'POST /api/admin/list-invoices': ADMINS,
  'POST /api/admin/export-invoices': ADMINS,
  'POST /api/admin/print-invoice': ADMINS,
  'GET /api/admin/invoice-settings': ADMINS,
  'POST /api/admin/invoice-settings': ADMINS,
};

describeAccess(invoiceService, ROUTES, async () => {
  const bench = await startBench(invoiceService);
  return { bench, tokens: await tokensOfEachRole(bench), stop: () => bench.stop() };
});
