import { buildDemoJobId, DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { expectUsableInForcedColours, PHONE } from '../stack/frame';
import { measureSidewaysScroll, navigate, orderSizes, type Sizes } from '../stack/pages';
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
import { expectPublicPageZooms, expectValidPage } from '../stack/visits';
import { ADMIN_PAGES, DETAIL_LISTS, SUPERVISOR_PAGES, visitFirstDetails, visitPages } from '../stack/work-pages';
import { expectStableIssue } from '../stories/layout-shifts';

const AMARA = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

const SIZES: Sizes = [PHONE, { width: 320, height: 640 }];

const waitUntilLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);

async function expectEveryWidth(page: Page, path: string): Promise<void> {
  await waitUntilLoaded(page);
  await expectValidPage(page, path);
}

async function expectPhoneWidths(page: Page, path: string): Promise<void> {
  await waitUntilLoaded(page);
  for (const size of orderSizes(page, SIZES)) {
    await page.setViewportSize({ ...size });
    const message = `${path} scrolls sideways at ${size.width} px`;
    await expect.poll(() => measureSidewaysScroll(page), { message }).toBeLessThanOrEqual(0);
  }
}

/**
 * With axe for sub-contractors and supervisors: demo-company/every-page.spec.ts. For visitors:
 * journeys/public-site.spec.ts, public-first-visits.spec.ts.
 */
test.describe('Every page at every width, zoomed and in forced colours', () => {
  // Two halves, so that two workers can share them.
  test('fits the first half of the desk to every width', async ({ quietPage: page, product }) => {
    test.slow();
    await giveSession(page, product.admin);
    await visitPages(page, ADMIN_PAGES.slice(0, ADMIN_PAGES.length / 2), expectEveryWidth);
  });

  test('fits the other half of the desk and one page of each kind of record to every width', async ({
    quietPage: page,
    product,
  }) => {
    test.slow();
    await giveSession(page, product.admin);
    await visitPages(page, ADMIN_PAGES.slice(ADMIN_PAGES.length / 2), expectEveryWidth);
    await visitFirstDetails(page, DETAIL_LISTS, expectEveryWidth);
  });

  test('fits pages of a supervisor to a phone', async ({ quietPage: page }) => {
    await page.setViewportSize(PHONE);
    await giveSession(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await visitPages(page, SUPERVISOR_PAGES, expectPhoneWidths);
  });

  test('zooms pages of visitors to 200 % on a phone', async ({ quietPage: page }) => {
    test.slow();
    for (const path of PAGE_KINDS) {
      await openPublic(page, path);
      await expectPublicPageZooms(page, path);
    }
  });

  test('keeps pages of the work area usable at 320 px, at 400 % and in forced colours', async ({
    quietPage: page,
    product,
  }) => {
    for (const [person, paths] of [
      [AMARA, ['/dashboard', '/my-jobs']],
      [product.admin, ['/admin', '/admin/account', `/admin/jobs/${buildDemoJobId(1)}`]],
    ] as const) {
      await openAs(page, person, paths[0]);
      for (const path of paths) {
        if (path !== paths[0]) await navigate(page, path);
        await expectUsableInForcedColours(page, path, { axe: path === paths[0] });
      }
    }
  });
});

// On a phone: pages-stand-still.spec.ts.
inNewWindow('opens an issued invoice on a desk without a layout shift', ({ page, product }) =>
  expectStableIssue(page, product, { width: 1280, height: 800 }),
);
