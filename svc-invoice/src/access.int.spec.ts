import type { Access } from '@cleaning/contracts';
import { describeAccess, startBench, tokensOfEachRole } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

const ADMINS: Access = ['admin'];
const PEOPLE: Access = ['unverified', 'contractor', 'admin'];

/** A route that is missing here fails the suite. */
const ROUTES: Record<string, Access> = {
  'GET /api/status/invoice': 'public',
  'POST /api/admin/req-invoice-data': ADMINS,
  'GET /api/admin/invoices/:number': ADMINS,
  'GET /api/admin/invoices/:number.pdf': ADMINS,
  'GET /api/admin/invoices/:number/versions': ADMINS,
  'POST /api/admin/list-invoices': ADMINS,
  'POST /api/admin/export-invoices': ADMINS,
  'POST /api/admin/print-invoice': ADMINS,
  'POST /api/quote': 'public',
  'GET /api/admin/enquiries': ADMINS,
  'GET /api/admin/enquiries/count': ADMINS,
  'GET /api/admin/enquiries/:id': ADMINS,
  'POST /api/admin/change-enquiry': ADMINS,
  'POST /api/admin/note-enquiry': ADMINS,
  'POST /api/admin/answer-enquiry': ADMINS,
  'POST /api/admin/remove-enquiry': ADMINS,
  'GET /api/admin/invoice-settings': ADMINS,
  'POST /api/admin/invoice-settings': ADMINS,
  'GET /api/admin/pay/settings': ADMINS,
  'POST /api/admin/pay/settings': ADMINS,
  'GET /api/admin/pay/bank-accounts': ADMINS,
  'GET /api/admin/pay/bank-defaults/:bank_code': ADMINS,
  'POST /api/admin/pay/save-bank-account': ADMINS,
  'POST /api/admin/pay/remove-bank-account': ADMINS,
  'POST /api/admin/pay/list-payees': ADMINS,
  'GET /api/admin/pay/payees/:user_id': ADMINS,
  'POST /api/admin/pay/payees/:user_id': ADMINS,
  'POST /api/admin/pay/payees/:user_id/super': ADMINS,
  'POST /api/admin/pay/payees/:user_id/hold': ADMINS,
  'POST /api/admin/pay/list-adjustments': ADMINS,
  'POST /api/admin/pay/add-adjustment': ADMINS,
  'POST /api/admin/pay/withdraw-adjustment': ADMINS,
  'POST /api/admin/pay/list-runs': ADMINS,
  'POST /api/admin/pay/create-run': ADMINS,
  'GET /api/admin/pay/runs/:run_id': ADMINS,
  'GET /api/admin/pay/runs/:run_id/people/:user_id': ADMINS,
  'POST /api/admin/pay/runs/:run_id/change': ADMINS,
  'POST /api/admin/pay/runs/:run_id/approve': ADMINS,
  'POST /api/admin/pay/runs/:run_id/undo': ADMINS,
  'POST /api/admin/pay/runs/:run_id/cancel': ADMINS,
  'POST /api/admin/pay/runs/:run_id/bank-file': ADMINS,
  'POST /api/admin/pay/runs/:run_id/paid': ADMINS,
  'GET /api/admin/pay/check': ADMINS,
  'GET /api/admin/pay/documents/:number.pdf': ADMINS,
  'GET /api/admin/pay/runs/:run_id/documents': ADMINS,
  'POST /api/admin/pay/read-returns': ADMINS,
  'POST /api/admin/pay/mark-returned': ADMINS,
  'POST /api/admin/pay/list-super': ADMINS,
  'POST /api/admin/pay/super-received': ADMINS,
  'POST /api/admin/pay/export-super': ADMINS,
  'GET /api/admin/pay/tax-reports/:year': ADMINS,
  'POST /api/admin/pay/tax-reports/:year/make': ADMINS,
  'POST /api/admin/pay/lodge-tax-report': ADMINS,
  'POST /api/admin/pay/costs': ADMINS,
  'POST /api/admin/pay/export-costs': ADMINS,
  'POST /api/admin/pay/print-costs': ADMINS,
  'GET /api/admin/pay/tax-report-files/:report_id': ADMINS,
  'GET /internal/personal-pay/:user_id': ['service'],
  'GET /api/my-payments': PEOPLE,
  'GET /api/my-payments/runs/:run_id': PEOPLE,
  'GET /api/my-payments/years/:year': PEOPLE,
  'GET /api/my-payments/documents/:number.pdf': PEOPLE,
  'GET /api/my-payments/details': PEOPLE,
  'POST /api/my-payments/details': PEOPLE,
};

describeAccess(invoiceService, ROUTES, async () => {
  const bench = await startBench(invoiceService);
  return { bench, tokens: await tokensOfEachRole(bench), stop: () => bench.stop() };
});
