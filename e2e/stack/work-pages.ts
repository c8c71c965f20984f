import { buildDemoClientId, DEMO_CONTRACTORS, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import type { Page } from '@playwright/test';
import { navigate } from './pages';

/** Pages of the work area. Public pages: public-pages.mjs. */
export const ACCOUNT_PAGES = [
  '/account',
  '/account/me',
  '/account/documents',
  '/account/pay',
  '/account/security',
  '/account/notifications',
];
export const CONTRACTOR_PAGES = [
  '/dashboard',
  '/my-jobs',
  '/permanent-jobs',
  '/quick-jobs',
  '/messages',
  '/payments',
  ...ACCOUNT_PAGES,
];
export const ADMIN_PAGES = [
  '/admin',
  '/admin/sub-contractors',
  '/admin/create-permanent-job',
  '/admin/create-quick-job',
  '/admin/quick-job-data',
  '/admin/my-jobs',
  '/admin/plan',
  '/admin/plan/import',
  '/admin/holidays',
  '/admin/overview',
  '/admin/account',
  '/admin/work',
  '/admin/approvals',
  '/admin/today',
  '/admin/absences',
  '/admin/pay',
  '/admin/pay/people',
  '/admin/pay/adjustments',
  '/admin/pay/super',
  '/admin/pay/report',
  '/admin/pay/contractors',
  '/admin/pay/costs',
  '/admin/pay/settings',
  '/admin/quotes',
  '/admin/quotes/new',
  '/admin/quotes/texts',
  '/admin/clients',
  '/admin/clients/new',
  '/admin/clients/import',
  '/admin/import-jobs',
  `/admin/clients/${buildDemoClientId(1)}`,
  '/admin/invoices',
  '/admin/month-invoices',
  '/admin/receivables',
  `/admin/receivables/${buildDemoClientId(1)}`,
  '/admin/bank-statements',
  '/admin/accounting',
  '/admin/company',
  '/admin/website',
  '/admin/invoice-settings',
  '/admin/audit-log',
  '/admin/queues',
  '/admin/admins',
  '/admin/supervisors',
  '/admin/detail-changes',
  '/admin/enquiries',
  '/admin/site-proof',
  '/admin/documents',
  `/admin/documents/${DEMO_CONTRACTORS[0]?.id ?? ''}`,
  '/admin/site-codes',
  '/admin/messages',
  '/admin/incidents',
  '/admin/complaints',
  '/admin/complaints/new',
  '/admin/report-problem',
  '/admin/mail',
  '/admin/xero',
  '/admin/papers',
  '/notices',
  '/admin/search',
  '/invoice',
  '/gallery',
];

/** One page of the desk of each kind. */
export const ADMIN_PAGE_KINDS = [
  '/admin',
  '/admin/create-permanent-job',
  '/admin/plan',
  '/admin/today',
  '/admin/approvals',
  '/admin/pay',
  '/admin/quotes/new',
  `/admin/clients/${buildDemoClientId(1)}`,
  '/admin/receivables',
  '/admin/company',
  '/admin/audit-log',
  '/admin/search',
  '/admin/account',
  '/invoice',
];

export const SUPERVISOR_PAGES = [
  '/admin/today',
  '/admin/plan',
  '/admin/absences',
  '/admin/places',
  `/admin/places/${DEMO_SUPERVISOR.places[0]}`,
  '/admin/incidents',
  '/admin/complaints',
  '/admin/account',
  '/notices',
];

/** Loads the first page and navigates to the others: nginx serves the same HTML for each (nginx/answers.int.spec.ts). */
export async function visitPages(
  page: Page,
  paths: readonly string[],
  check: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(path);
    else await navigate(page, path);
    await check(page, path);
  }
}

/** Lists of the desk, and the path prefix of their details. */
export const DETAIL_LISTS = [
  ['/admin', '/admin/jobs/'],
  ['/admin/sub-contractors', '/admin/sub-contractors/'],
  ['/admin/quick-job-data', '/admin/quick-job-data/'],
  ['/admin/work', '/admin/work/'],
  ['/admin/pay/people', '/admin/pay/people/'],
] as const;

/** Opens the first record of each list. The app must be open. */
export async function visitFirstDetails(
  page: Page,
  lists: readonly (readonly [list: string, prefix: string])[],
  check: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  for (const [list, prefix] of lists) {
    await navigate(page, list);
    const link = page.getByRole('main').locator(`a[href^="${prefix}"]`).first();
    const path = (await link.getAttribute('href')) ?? '';
    await navigate(page, path);
    await check(page, path);
  }
}
