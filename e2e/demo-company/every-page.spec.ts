import { DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { goOn } from '../stack/pages';
import { expect, giveSession, type Page, testInOpenWindow as test } from '../stack/test';
import { expectForThumbs, expectWhole, expectWholeDesk } from '../stack/visits';
import { ADMIN_KINDS, CONTRACTOR, lookAtEach, lookAtFirst, SUPERVISOR, THINGS } from '../stack/work-pages';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

/** A page of sub-contractors, who have it on a phone. */
async function lookOnPhone(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expectForThumbs(page, path);
  await expectWhole(page, path);
}

/** Pages of visitors: journeys/public-site.spec.ts, operations/public-first-visits.spec.ts. In a hand: operations/every-width.spec.ts. */
test.describe('pages show, without an error, open to everybody', () => {
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

  // Each page of the desk: operations/every-width.spec.ts.
  test('an admin opens one page of each kind', async ({ quietPage, product }) => {
    await giveSession(quietPage, product.admin);
    await lookAtEach(quietPage, ADMIN_KINDS, expectWholeDesk);
    await lookAtFirst(quietPage, THINGS.slice(0, 1), expectWholeDesk);
  });

  test('an unknown address shows 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not found')).toBeVisible();
  });
});
