import { expect, test as inNewWindow, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SERVICES = [
  ['building-cleaning', 'Building cleaning'],
  ['retail-cleaning', 'Retail cleaning'],
  ['office-cleaning', 'Office cleaning'],
  ['window-cleaning', 'Window cleaning'],
  ['carpet-cleaning', 'Carpet cleaning'],
  ['pre-end-sale-cleaning', 'Exit / end of lease / pre-sale cleaning'],
] as const;

const main = (page: Page) => page.getByRole('main');
const slide = (page: Page) => main(page).locator('.pub-carousel__slide[data-shown=true] :is(h1, h2)');
const readDelays = (page: Page, items: string) =>
  page
    .locator(items)
    .evaluateAll((all) => all.map((item) => getComputedStyle(item).getPropertyValue('--reveal-delay')));

/** Distance from the top of the window to the section, in px. */
const getTop = (page: Page, section: string) =>
  page.locator(`[id="${section}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until scrolling ends, because a jump during a smooth scroll continues for a few px. */
async function expectAtRest(page: Page): Promise<void> {
  let before = Number.NaN;
  const isResting = async () => {
    const now = await page.evaluate(() => scrollY);
    const isUnchanged = now === before;
    before = now;
    return isUnchanged;
  };
  await expect.poll(isResting, { message: 'the page stops scrolling', intervals: [200] }).toBe(true);
}

/** Waits until the section has scrolled to the top and stays there. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await getTop(page, section)) - 80), { message: `${section} comes to the top` })
    .toBeLessThan(60);
  await expectAtRest(page);
}

test.describe('Public pages on a desk', () => {
  const viewport = DESK;
  test.use({ viewport });

  inNewWindow(
    'runs three slides by timer, arrows, pagination and keyboard until they are paused',
    async ({ quietPage: page }) => {
      await page.clock.install();
      await openPublic(page, '/');
      await expect(main(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
      // Freezes the clock.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await test.step('changes slides by keyboard, then runs on', async () => {
        await main(page).getByRole('button', { name: 'Slide 1 of 3' }).focus();
        await page.keyboard.press('Enter');
        await expect(slide(page)).toHaveText('COMPREHENSIVE SOLUTIONS');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(main(page).getByRole('button', { name: 'Next slide' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(slide(page)).toHaveText('MODERN TOOLS AND MACHINERY');
        await page.clock.runFor(2500);
        await expect(slide(page)).toHaveText('COMPREHENSIVE SOLUTIONS');
      });
      await main(page).getByRole('button', { name: 'Slide 2 of 3' }).click();
      await main(page).getByRole('button', { name: 'Slide 1 of 3' }).click();
      await expect(slide(page)).toHaveText('COMPREHENSIVE SOLUTIONS');
      await page.clock.runFor(2500);
      await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
      await main(page).getByRole('button', { name: 'Next slide' }).click();
      await expect(slide(page)).toHaveText('MODERN TOOLS AND MACHINERY');
      await page.clock.runFor(2499);
      await expect(slide(page)).toHaveText('MODERN TOOLS AND MACHINERY');
      await page.clock.runFor(1);
      await expect(slide(page)).toHaveText('COMPREHENSIVE SOLUTIONS');
      await main(page).getByRole('button', { name: 'Slide 3 of 3' }).click();
      await expect(slide(page)).toHaveText('MODERN TOOLS AND MACHINERY');
      await main(page).getByRole('button', { name: 'Previous slide' }).click();
      await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
      await main(page).getByRole('button', { name: 'Pause the slides' }).click();
      await page.clock.runFor(10_000);
      await expect(slide(page)).toHaveText('HIGHEST QUALITY STANDARDS');
    },
  );

  test('shows the home page’s moving slides, three services and seven points', async ({ quietPage: page }) => {
    await openPublic(page, '/');
    await main(page).getByRole('button', { name: 'Pause the slides' }).click();
    const moves = await main(page)
      .getByRole('button', { name: 'Next slide' })
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
        const slides = document.querySelector('.pub-carousel__track');
        return (slides?.getAnimations({ subtree: true }) ?? []).map(({ effect }) => ({
          duration: effect?.getTiming().duration,
          transforms: (effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform),
        }));
      });
    expect(moves.map(({ duration }) => duration)).toEqual([500, 500]);
    expect(JSON.stringify(moves)).toContain('30px');

    await expect(main(page).getByRole('heading', { name: 'BEST CLEANING SOLUTIONS IN ADELAIDE' })).toBeVisible();
    const cards = main(page).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(SERVICES.slice(0, 3).map(([, title]) => title));
    for (const [index, [id]] of SERVICES.slice(0, 3).entries())
      await expect(cards.nth(index).getByRole('link', { name: 'Read More' })).toHaveAttribute(
        'href',
        `/services/details#${id}`,
      );
    expect(await readDelays(page, 'main li:has(> article)')).toEqual(['0ms', '250ms', '500ms']);
    await expect(page.getByRole('region', { name: 'WHO WE ARE' }).getByRole('listitem')).toHaveCount(7);
    await cards.nth(2).getByRole('link', { name: 'Read More' }).click();
    await expect(page).toHaveURL(/\/services\/details#office-cleaning$/);
    await expectAtTop(page, 'office-cleaning');
  });

  test('opens nine products in new tabs and previews thirteen photos', async ({ quietPage: page }) => {
    await openPublic(page, '/products-and-equipments');
    const links = main(page).getByRole('article').getByRole('link');
    await expect(links).toHaveCount(9);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    expect(await readDelays(page, 'main li:has(> article)')).toEqual(
      [0, 200, 400, 0, 200, 400, 0, 200, 400].map((delay) => `${delay}ms`),
    );
    const tiles = main(page).getByRole('button', { name: /^Show .* large$/ });
    await expect(tiles).toHaveCount(13);
    expect((await readDelays(page, 'main li:has(> .products__tile)')).slice(0, 5)).toEqual([
      '0ms',
      '200ms',
      '400ms',
      '600ms',
      '0ms',
    ]);
    const preview = page.getByRole('dialog');
    // Waits for removal: the page handles `close` with a delay and would close the next preview.
    const expectClosed = () => expect(page.locator('.pub-viewer')).toHaveCount(0);
    await tiles.nth(4).click();
    await expect(preview.getByRole('img')).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    await expectClosed();
    await tiles.nth(4).click();
    await expect(preview).toBeVisible();
    await page.mouse.click(4, viewport.height / 2 + 200);
    await expectClosed();
    await expect(tiles.nth(4)).toBeFocused();

    await test.step('moves through the preview by keyboard', async () => {
      const tile = main(page).getByRole('button', { name: 'Show Steam cleaner large' });
      await tile.focus();
      await page.keyboard.press('Enter');
      await expect(preview.getByRole('img', { name: 'Steam cleaner' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(preview.getByRole('img', { name: 'Water-fed window pole' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(preview.getByRole('img', { name: 'Pressure washer' })).toBeVisible();
      // Focus stays in the dialog.
      for (let times = 0; times < 8; times += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main button.products__tile'))).toBeNull();
      }
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(tile).toBeFocused();
      await page.keyboard.press('Space');
      await expect(preview).toBeVisible();
      await preview.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await expectClosed();
    });
  });

  test('shows history, focus and capacity on the about page', async ({ quietPage: page }) => {
    await openPublic(page, '/about-us');
    for (const name of [
      'Our story',
      'Our focus',
      'Professional staff',
      'Modern tools and machinery',
      '24x365 capacity',
    ])
      await expect(main(page).getByRole('heading', { name })).toBeVisible();
    await expect(main(page)).toContainText('2015');
    await expect(main(page)).toContainText('Sri Lanka');
  });
});

test.describe('Public pages on a phone', () => {
  const viewport = PHONE;
  test.use({ viewport });

  test('shows six services with dividers and scrolls to the one in the hash', async ({ quietPage: page }) => {
    await openPublic(page, '/services/details');
    await expect(main(page).getByRole('separator')).toHaveCount(5);
    for (const [, title] of SERVICES) await expect(page.getByRole('region', { name: title })).toHaveCount(1);
    await openPublic(page, '/services/details#carpet-cleaning');
    await expectAtTop(page, 'carpet-cleaning');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Window' }).click();
    await expectAtTop(page, 'window-cleaning');
    await expect(page.getByRole('region', { name: 'Window cleaning' })).toBeFocused();
  });

  test('leads from six service cards to their details, and restores the scroll position on Back', async ({
    quietPage: page,
  }) => {
    await openPublic(page, '/services');
    await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(SERVICES.map(([, title]) => title));
    await main(page).getByRole('link', { name: 'Read More — Carpet cleaning' }).click();
    await expectAtTop(page, 'carpet-cleaning');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expectAtRest(page);
    const topBefore = await getTop(page, 'building-cleaning');
    expect(topBefore).toBeLessThan(viewport.height);
    // A mouse click would scroll to the link first.
    await main(page).getByRole('link', { name: 'Get a quote' }).first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/quote$/);
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await getTop(page, 'building-cleaning')) - topBefore), {
        message: 'the section stands where it was',
      })
      .toBeLessThan(8);
  });

  test('loads the contact map only in view, and names missing fields', async ({ quietPage: page, product }) => {
    const otherHosts: string[] = [];
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(product.url).host) otherHosts.push(host);
    });
    let mapRequests = 0;
    await page.route('https://www.openstreetmap.org/**', (route) => {
      if (route.request().isNavigationRequest()) mapRequests += 1;
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>streets' });
    });
    await openPublic(page, '/contact-us');
    for (const name of ['Address', 'Telephone', 'Email', 'SEND US YOUR FEEDBACK'])
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.locator('.contact-card a[href^="tel:+61"]')).toHaveCount(2);
    await expect(page.locator('.contact-card a[href^="mailto:"]').first()).toBeVisible();
    expect(await readDelays(page, '.contact-card')).toEqual(['0ms', '200ms', '400ms']);
    const map = page.locator('iframe[src^="https://www.openstreetmap.org/"]');
    await expect(map).toHaveCount(1);
    await expect(map).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(mapRequests).toBe(0);
    expect(otherHosts).toEqual([]);

    await expect(page.locator('.contact-form :is([required], [aria-required])')).toHaveCount(0);
    await page.getByLabel('EMAIL', { exact: true }).fill('kim');
    await page.getByRole('button', { name: 'SEND' }).click();
    await expect(page.getByText('This must be a valid email address.')).toBeVisible();
    await expect(page.getByText('Please check: NAME, EMAIL, MESSAGE.')).toBeVisible();

    await page.locator('.contact-map').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('streets')).toBeVisible();
    expect(mapRequests).toBe(1);
    expect(new Set(otherHosts)).toEqual(new Set(['www.openstreetmap.org']));
    await expect(page.locator('iframe[credentialless][referrerpolicy="no-referrer"]')).toHaveCount(1);

    await test.step('loads the map after a change of pages too', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About us');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Contact us');
      // A new page starts at the top.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.locator('.contact-map').scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByText('streets')).toBeVisible();
      await page.goBack();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About us');
    });
  });
});
