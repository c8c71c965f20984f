import { DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { goOn } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';
import { expectForThumbs, expectWhole, expectWholeDesk } from '../stack/visits';
import { ADMIN, CONTRACTOR, lookAtEach, lookAtFirst, SUPERVISOR, THINGS } from '../stack/work-pages';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

/** A page of sub-contractors, who have it on a phone. */
async function lookOnPhone(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expectForThumbs(page, path);
  await expectWhole(page, path);
}

/** Pages of visitors: journeys/public-site.spec.ts, operations/public-first-visits.spec.ts. In a hand: operations/every-width.spec.ts. */
test.describe('every page shows, without an error, open to everybody', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('a sub-contractor opens the work area', async ({ quietPage }) => {
    await giveSession(quietPage, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await lookAtEach(quietPage, CONTRACTOR, lookOnPhone);
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
    await lookAtEach(quietPage, SUPERVISOR, expectWholeDesk);
  });

  // In two parts, which two workers can share.
  test('an admin opens the desk', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await lookAtEach(quietPage, ADMIN.slice(0, ADMIN.length / 2), expectWholeDesk);
  });

  test('an admin opens the rest of the desk, and one of each kind of thing', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await lookAtEach(quietPage, ADMIN.slice(ADMIN.length / 2), expectWholeDesk);
    await lookAtFirst(quietPage, THINGS, expectWholeDesk);
  });

  test('an unknown address shows 404', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('404 Page Not found')).toBeVisible();
  });
});
