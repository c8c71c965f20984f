import { routeOnce } from '../stack/pages';
import { expect, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Failures of one part. Without the whole remote: operations/something-is-down.spec.ts. */
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAP = 'https://www.openstreetmap.org/**';
const main = (page: Page) => page.getByRole('main');
const scrollToMap = (page: Page) => page.locator('.contact-map').scrollIntoViewIfNeeded();

test.describe('Public site on a desk', () => {
  test.use({ viewport: DESK });

  test('reloads a blocked map on Retry, and hands an unsent message to the mail program', async ({ page }) => {
    await page.route(MAP, (route) => route.abort());
    await openPublic(page, '/contact-us');
    await scrollToMap(page);
    const mapAlert = page.locator('.contact-map').getByRole('alert');
    await expect(mapAlert).toContainText('The map couldn’t be loaded.');
    await expect(page.locator('iframe')).toBeHidden();
    await expect(main(page).getByRole('link', { name: /Open the large map/ })).toHaveAttribute('target', '_blank');
    await page.unroute(MAP);
    await page.route(MAP, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>streets' }),
    );
    await mapAlert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.frameLocator('iframe').getByText('streets')).toBeVisible();
    await expect(mapAlert).toHaveCount(0);

    await routeOnce(page, '**/api/feedback', (route) => route.abort('internetdisconnected'));
    await page.getByLabel('NAME').fill('Kim Lee');
    await page.getByLabel('EMAIL', { exact: true }).fill('kim@example.com');
    await page.getByLabel('SUBJECT').fill('Windows & doors');
    await page.getByLabel('MESSAGE').fill('Thank you.\nSee you soon.');
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    const mail = new Promise<string>((resolve) => {
      client.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
    });
    await page.getByRole('button', { name: 'SEND' }).click();
    expect(decodeURIComponent(await mail)).toBe(
      'mailto:hello@gumleaf.example?subject=Windows & doors&body=Thank you.\r\nSee you soon.\r\n\r\nKim Lee <kim@example.com>',
    );
    await expect(main(page).getByRole('status').getByRole('link', { name: '(08) 5550 0142' })).toBeVisible();
    await expect(page.getByLabel('MESSAGE')).toHaveValue('Thank you.\nSee you soon.');
  });

  test('shows a message in place of the gallery while its service is down', async ({ page }) => {
    await page.route('**/api/admin/get-gallery-imgs', (route) =>
      route.fulfill({ status: 502, json: { msg: 'The photos are not available right now.', code: 'unavailable' } }),
    );
    await openPublic(page, '/gallery');
    await expect(main(page).getByRole('alert')).toContainText('The photos are not available right now.');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(6);
  });

  test('links the client page from the footer and from the login', async ({ page }) => {
    const heading = main(page).getByRole('heading', { level: 1 });
    await openPublic(page, '/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Client login' }).click();
    await expect(heading).toHaveText('Your visits and invoices');
    await openPublic(page, '/login');
    await main(page).getByRole('link', { name: 'Open the client page' }).click();
    await expect(heading).toHaveText('Your visits and invoices');
  });
});

test.describe('Public site on a phone', () => {
  test.use({ viewport: PHONE });

  test('shows a message when a screen’s code fails to load, and loads it on Retry', async ({ page }) => {
    const code = /\/mf\/public\/static\/products\..*\.js$/;
    await openPublic(page, '/about-us');
    await expect(main(page).locator('[data-reveal]').first()).toBeAttached();
    await page.route(code, (route) => route.abort());
    await page.evaluate(() => history.pushState(null, '', '/products-and-equipments'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await expect(main(page).getByRole('alert')).toContainText('Couldn’t load this page.');
    await page.unroute(code);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(9);
  });
});
