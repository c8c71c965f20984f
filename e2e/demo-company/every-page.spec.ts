import { DEMO_CLIENT_ID, DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { goOn } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';
import { expectForThumbs, expectWhole } from '../stack/visits';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

const CONTRACTOR = ['/dashboard', '/my-jobs', '/permanent-jobs', '/quick-jobs', '/payments', '/account'];
const ADMIN = [
  '/admin',
  '/admin/sub-contractors',
  '/admin/create-permanent-job',
  '/admin/create-quick-job',
  '/admin/quick-job-data',
  '/admin/my-jobs',
  '/admin/plan',
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
  `/admin/clients/${DEMO_CLIENT_ID(1)}`,
  '/admin/invoices',
  '/admin/month-invoices',
  '/admin/receivables',
  `/admin/receivables/${DEMO_CLIENT_ID(1)}`,
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
  '/admin/incidents',
  '/admin/complaints',
  '/admin/complaints/new',
  '/admin/report-problem',
  '/admin/mail',
  '/notices',
  '/admin/search',
  '/invoice',
  '/gallery',
];

const SUPERVISOR = [
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

/** The first by its address, the others as links lead there: nginx gives every address the same page (nginx/answers.int.spec.ts). */
async function lookWhole(page: Page, paths: readonly string[], look = expectWhole): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(path);
    else await goOn(page, path);
    await look(page, path);
  }
}

/** One of each kind of thing: the first of its list. The page shows another of the app. */
async function lookAtFirst(
  page: Page,
  lists: readonly (readonly [list: string, prefix: string])[],
  look = expectWhole,
): Promise<void> {
  for (const [list, prefix] of lists) {
    await goOn(page, list);
    const link = page.getByRole('main').locator(`a[href^="${prefix}"]`).first();
    const path = (await link.getAttribute('href')) ?? '';
    await goOn(page, path);
    await look(page, path);
  }
}

/** A page of sub-contractors, who have it on a phone. */
async function lookOnPhone(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expectForThumbs(page, path);
  await expectWhole(page, path);
}

/** The pages of visitors: public-site.spec.ts. */
test.describe('every page shows at every width, without an error, open to everybody', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('a sub-contractor opens the work area', async ({ quietPage }) => {
    await giveSession(quietPage, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await lookWhole(quietPage, CONTRACTOR, lookOnPhone);
    await goOn(quietPage, '/notices');
    await expectWhole(quietPage, '/notices');
    await lookAtFirst(
      quietPage,
      ['/my-jobs', '/permanent-jobs', '/quick-jobs'].map((list) => [list, `${list}/`] as const),
      lookOnPhone,
    );
  });

  test('a supervisor opens their pages', async ({ quietPage }) => {
    await giveSession(quietPage, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await lookWhole(quietPage, SUPERVISOR);
  });

  // In two parts, which two workers can share.
  test('an admin opens the desk', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await lookWhole(quietPage, ADMIN.slice(0, ADMIN.length / 2));
  });

  test('an admin opens the rest of the desk, and one of each kind of thing', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await lookWhole(quietPage, ADMIN.slice(ADMIN.length / 2));
    await lookAtFirst(quietPage, [
      ['/admin', '/admin/jobs/'],
      ['/admin/sub-contractors', '/admin/sub-contractors/'],
      ['/admin/quick-job-data', '/admin/quick-job-data/'],
      ['/admin/work', '/admin/work/'],
      ['/admin/pay/people', '/admin/pay/people/'],
    ]);
  });

  test('an unknown address shows 404', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('404 Page Not found')).toBeVisible();
  });
});
