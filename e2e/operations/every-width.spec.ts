import { DEMO_CONTRACTORS, DEMO_JOB_ID, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { expectUsableInForcedColours, PHONE } from '../stack/frame';
import { fromHere, goOn, type Sizes, sideways } from '../stack/pages';
import { PAGE_KINDS } from '../stack/public-pages.mjs';
import {
  expect,
  giveSession,
  test as inNewWindow,
  openAs,
  openPublic,
  type Page,
  testInOpenWindow as test,
} from '../stack/test';
import { expectPublicZooms, expectWhole } from '../stack/visits';
import { ADMIN, lookAtEach, lookAtFirst, SUPERVISOR, THINGS } from '../stack/work-pages';
import { issueStandingStill } from '../stories/still-invoice';

const AMARA = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

const SIZES: Sizes = [PHONE, { width: 320, height: 640 }];

const isRead = (page: Page): Promise<void> => expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);

async function fitsEverywhere(page: Page, path: string): Promise<void> {
  await isRead(page);
  await expectWhole(page, path);
}

async function fitsInAHand(page: Page, path: string): Promise<void> {
  await isRead(page);
  for (const size of fromHere(page, SIZES)) {
    await page.setViewportSize({ ...size });
    const message = `${path} scrolls sideways at ${size.width} px`;
    await expect.poll(() => sideways(page), { message }).toBeLessThanOrEqual(0);
  }
}

/** Of sub-contractors and supervisors with axe: demo-company/every-page.spec.ts. Of visitors: journeys/public-site.spec.ts, public-first-visits.spec.ts. */
test.describe('every page at every width, zoomed and in forced colours', () => {
  // In two parts, which two workers can share.
  test('the first half of the desk is whole and fits a phone', async ({ quietPage: page, product }) => {
    test.slow();
    await giveSession(page, product.admin);
    await lookAtEach(page, ADMIN.slice(0, ADMIN.length / 2), fitsEverywhere);
  });

  test('the rest of the desk is whole and fits a phone, with one of each kind of thing', async ({
    quietPage: page,
    product,
  }) => {
    test.slow();
    await giveSession(page, product.admin);
    await lookAtEach(page, ADMIN.slice(ADMIN.length / 2), fitsEverywhere);
    await lookAtFirst(page, THINGS, fitsEverywhere);
  });

  test('pages of a supervisor fit a phone', async ({ quietPage: page }) => {
    await page.setViewportSize(PHONE);
    await giveSession(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await lookAtEach(page, SUPERVISOR, fitsInAHand);
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

// On a phone: pages-stand-still.spec.ts.
inNewWindow('an issued invoice opens without moving what is seen, on a desk', ({ page, product }) =>
  issueStandingStill(page, product, { width: 1280, height: 800 }),
);
