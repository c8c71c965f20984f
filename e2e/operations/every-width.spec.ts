import { DEMO_CONTRACTORS, DEMO_JOB_ID, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { expectUsableInForcedColours, PHONE } from '../stack/frame';
import { goOn, sideways } from '../stack/pages';
import { PAGE_KINDS } from '../stack/public-pages.mjs';
import { expect, giveSession, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';
import { expectPublicZooms } from '../stack/visits';
import { ADMIN, lookAtEach, lookAtFirst, SUPERVISOR, THINGS } from '../stack/work-pages';

const AMARA = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

async function fitsInAHand(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expect.poll(() => sideways(page), { message: `${path} scrolls sideways` }).toBeLessThanOrEqual(0);
}

/** In a window of a desk and at the least width, with axe: demo-company/every-page.spec.ts and journeys/public-site.spec.ts. */
test.describe('every page on a phone, zoomed and in forced colours', () => {
  test('the desk fits a phone', async ({ quietPage: page, product }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await giveSession(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await lookAtEach(page, SUPERVISOR, fitsInAHand);
    await giveSession(page, product.admin);
    await lookAtEach(page, ADMIN, fitsInAHand);
    await lookAtFirst(page, THINGS, fitsInAHand);
  });

  test('pages of visitors fit a phone, and zoom to 200 %', async ({ quietPage: page }) => {
    test.slow();
    for (const path of PAGE_KINDS) {
      await openPublic(page, path);
      await expectPublicZooms(page, path);
    }
  });

  test('pages of the work area stay usable at 320 px, at 400 % and in forced colours', async ({
    quietPage: page,
    product,
  }) => {
    for (const [person, paths] of [
      [AMARA, ['/dashboard', '/my-jobs']],
      [product.admin, ['/admin', '/admin/account', `/admin/jobs/${DEMO_JOB_ID(1)}`]],
    ] as const) {
      await openAs(page, person, paths[0]);
      for (const path of paths) {
        if (path !== paths[0]) await goOn(page, path);
        await expectUsableInForcedColours(page, path, { axe: path === paths[0] });
      }
    }
  });
});
