import { DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { navigate } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';
import { expectThumbTargets, expectValidDeskPage, expectValidPage, SMALLEST } from '../stack/visits';
import {
  ADMIN_PAGE_KINDS,
  CONTRACTOR_PAGES,
  DETAIL_LISTS,
  SUPERVISOR_PAGES,
  visitFirstDetails,
  visitPages,
} from '../stack/work-pages';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

/** Sub-contractors use these pages on a phone. */
async function lookOnPhone(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  // Each page is checked from the last one's width on, because resizing costs as much as axe.
  const isSmall = page.viewportSize()?.width === SMALLEST.width;
  if (isSmall) await expectThumbTargets(page, path);
  await expectValidPage(page, path);
  if (!isSmall) await expectThumbTargets(page, path);
}

/**
 * Pages of visitors: journeys/public-site.spec.ts, operations/public-first-visits.spec.ts. Phone widths:
 * operations/every-width.spec.ts.
 */
test.describe('Pages', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('show a sub-contractor the whole work area on a phone, accessible and without errors', async ({ quietPage }) => {
    await giveSession(quietPage, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await visitPages(quietPage, CONTRACTOR_PAGES, lookOnPhone);
    await navigate(quietPage, '/notices');
    await expectValidPage(quietPage, '/notices');
    await visitFirstDetails(
      quietPage,
      ['/my-jobs', '/permanent-jobs', '/quick-jobs'].map((list) => [list, `${list}/`] as const),
      lookOnPhone,
    );
  });

  test('show a supervisor the assigned pages, accessible and without errors', async ({ quietPage }) => {
    await giveSession(quietPage, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await visitPages(quietPage, SUPERVISOR_PAGES, expectValidDeskPage);
  });

  // All pages of the desk: operations/every-width.spec.ts.
  test('show an admin one page of each kind, accessible and without errors', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await visitPages(quietPage, ADMIN_PAGE_KINDS, expectValidDeskPage);
    await visitFirstDetails(quietPage, DETAIL_LISTS.slice(0, 1), expectValidDeskPage);
  });

  test('answer an unknown address with 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not found')).toBeVisible();
  });
});
