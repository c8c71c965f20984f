import { DEMO_CLIENT_ID, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { expectAccessible, sideways } from '../stack/pages';
import { PUBLIC_PAGES } from '../stack/public-pages.mjs';
import { expect, logIn, type Page, test } from '../stack/test';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

/** At 390 px a page has the layout of 320 px with more room. */
const SIZES = [
  { width: 1280, height: 900, accessible: true },
  { width: 390, height: 844, accessible: false },
  { width: 320, height: 640, accessible: true },
];

const CONTRACTOR = ['/dashboard', '/my-jobs', '/permanent-jobs', '/quick-jobs', '/payments', '/account', '/notices'];
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
  '/admin/clients',
  '/admin/clients/new',
  '/admin/clients/import',
  `/admin/clients/${DEMO_CLIENT_ID(1)}`,
  '/admin/invoices',
  '/admin/invoice-settings',
  '/admin/audit-log',
  '/admin/queues',
  '/admin/admins',
  '/admin/detail-changes',
  '/admin/enquiries',
  '/admin/incidents',
  '/admin/report-problem',
  '/admin/mail',
  '/notices',
  '/admin/search',
  '/invoice',
  '/gallery',
];

/** ISO dates and instants, and months such as 2026-11 or 11/2026, in what is read on a page. */
async function machineDates(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')];
    return [document.body.innerText, document.title, ...fields.map(({ value }) => value)].join('\n');
  });
  return texts.match(/(?<![\w-])20\d\d-\d\d(-\d\d)?(?![\w-])|20\d\d-\d\d-\d\dT|(?<![\d/])\d{1,2}\/20\d\d(?!\d)/g) ?? [];
}

async function looksWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2023');
  await expect(page.getByText('404 Page Not found')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
  for (const { width, height, accessible } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => sideways(page), { message: `${path} scrolls sideways at ${width} px` })
      .toBeLessThanOrEqual(0);
    if (accessible) await expectAccessible(page, `${path}, ${width} px`);
  }
  expect(await machineDates(page), `dates at ${path}`).toEqual([]);
}

test.describe('every page shows at every width, without an error, open to everybody', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  for (const path of PUBLIC_PAGES) {
    test(`a visitor opens ${path}`, async ({ quietPage }) => looksWhole(quietPage, path));
  }

  test('a sub-contractor opens the work area', async ({ quietPage }) => {
    await logIn(quietPage, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    for (const path of CONTRACTOR) await looksWhole(quietPage, path);
    for (const list of ['/my-jobs', '/permanent-jobs', '/quick-jobs']) {
      await quietPage.goto(list);
      const link = quietPage.getByRole('main').locator(`a[href^="${list}/"]`).first();
      const path = (await link.getAttribute('href')) ?? '';
      await looksWhole(quietPage, path);
    }
  });

  test('an admin opens the desk', async ({ quietPage, product }) => {
    await logIn(quietPage, product.admin);
    for (const path of ADMIN) await looksWhole(quietPage, path);
    for (const [list, prefix] of [
      ['/admin', '/admin/jobs/'],
      ['/admin/sub-contractors', '/admin/sub-contractors/'],
      ['/admin/quick-job-data', '/admin/quick-job-data/'],
      ['/admin/work', '/admin/work/'],
      ['/admin/pay/people', '/admin/pay/people/'],
    ] as const) {
      await quietPage.goto(list);
      const link = quietPage.getByRole('main').locator(`a[href^="${prefix}"]`).first();
      const path = (await link.getAttribute('href')) ?? '';
      await looksWhole(quietPage, path);
    }
  });

  test('an unknown address shows 404', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('404 Page Not found')).toBeVisible();
  });
});
