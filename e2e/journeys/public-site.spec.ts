import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import type { APIRequestContext, Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectFirstVisits, SCRIPT_BUDGET } from '../stack/first-visits';
import { FIRST_PAGES, PUBLIC_PAGES } from '../stack/public-pages.mjs';
import { findStructuredProblems, structuredData } from '../stack/structured-data';
import {
  expect,
  giveSession,
  test as inNewWindow,
  openPublic,
  type Page,
  testInOpenWindow as test,
} from '../stack/test';
import { LAYOUT_SHIFT_BUDGET, measureLayoutShift, watchTakeover, weigh } from '../stack/visits';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

/** What the first visit may weigh with its pictures, in bytes as they travel. */
const SCRIPT_AND_PICTURE_BUDGET = 400_000;

/** Assets and pictures of link previews that were asked for: many pages have the same. */
const seen = new Set<string>();
const isNew = (address: string) => seen.size < seen.add(address).size;

/** What somebody sees to whom the page's link is sent. */
async function expectPreview(request: APIRequestContext, html: string): Promise<void> {
  const [, picture = ''] = /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)">/.exec(html) ?? [];
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{5,}">/);
  if (!isNew(picture)) return;
  const answer = await request.get(picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([picture, width, height]).toEqual([picture, 1200, 630]);
}

/** Pages with another bar at the foot of a phone, or without one. */
const OWN_BAR = ['/careers', '/quote', '/login', '/register'];

test.describe('the public site is found', () => {
  test('each page has its title, description and heading before any script runs', async ({ request, product }) => {
    for (const path of PUBLIC_PAGES)
      await test.step(path, async () => {
        const answer = await request.get(path);
        const html = await answer.text();
        expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
        expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
        for (const name of ['title', 'description', 'url', 'image'])
          expect(html).toContain(`<meta property="og:${name}"`);
        const [company, ...things] = structuredData(html);
        expect(company).toMatchObject({ '@type': 'LocalBusiness', address: { addressLocality: 'Adelaide' } });
        expect([company, ...things].flatMap((thing) => findStructuredProblems(thing))).toEqual([]);
        // Below a service or an area, search engines read what it is, what is asked about it and the way to it.
        if (/^\/(services|areas)\/(?!details)/.test(path))
          expect(things.map((thing) => (thing as { '@type': string })['@type']).sort()).toEqual([
            'BreadcrumbList',
            'FAQPage',
            'Service',
          ]);
        await expectPreview(request, html);
        // The telephone and the quote are in the header and in the bar of phones, but for pages that have their own or none; the quote is in
        // what the page says.
        const bar = /<nav aria-label="Contact".*?<\/nav>/s;
        if (OWN_BAR.includes(path)) expect(html).not.toMatch(bar);
        for (const part of [/<header.*?<\/header>/s, ...(OWN_BAR.includes(path) ? [] : [bar])]) {
          expect(part.exec(html)?.[0]).toContain('href="tel:+61855500142"');
          expect(part.exec(html)?.[0]).toContain('href="/quote"');
        }
        if (path !== '/quote') expect(/<main[ >].*<\/main>/s.exec(html)?.[0]).toContain('href="/quote"');
        expect(html).toMatch(/<h1[ >]/);
        // No script of the page stands in the page: the policy would stop it. JSON is data.
        expect(html).not.toMatch(/<script(?![^>]* (src|type="application\/(ld\+)?json"))/);
        for (const [, asset = ''] of html.matchAll(/(?:href|src)="(\/(?:mf|static)\/[^"]+)"/g))
          if (isNew(asset)) expect((await request.get(product.url + asset)).status(), asset).toBe(200);
      });
  });

  test('its map names each page, robots find it, links have a picture', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    for (const path of PUBLIC_PAGES)
      expect(map).toMatch(new RegExp(`<loc>https?://[^/<]+${path}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\d</lastmod>`));
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  });

  test('addresses of the work area are not for search engines', async ({ request }) => {
    const html = await (await request.get('/dashboard')).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<div id="root"></div>');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial cleaning in Adelaide');
    await expect(page.getByText('Fixed written quotes without hidden extras')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Read More — Window cleaning' }).click();
    await expect(page.getByRole('region', { name: 'Window cleaning' })).toBeInViewport();
    await page.goto('/gallery');
    await expect(page.getByText('which your browser does not run')).toBeVisible();
    const picture = page.getByRole('article').first().locator('img').first();
    expect(await picture.getAttribute('srcset')).toContain('/api/static/gallery/');
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(100);
    const contact = await (await page.request.get('/contact-us')).text();
    expect(contact).toContain('<iframe');
    expect(contact, 'a hidden frame is loaded where no script runs').not.toContain('openstreetmap.org/export');
  });

  test('a phone shows its menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }),
    ).toBeVisible();
  });
});

const isTakenOver = (field: Locator) =>
  field.evaluate((box) => Object.keys(box).some((key) => key.startsWith('__react')));

test.describe('the script takes the page over', () => {
  // The other kinds of pages: operations/public-first-visits.spec.ts.
  inNewWindow(
    `${FIRST_PAGES.join(', ')}: each keeps what it shows, weighs little, is whole and open to everybody, and the last zooms to 200 %`,
    ({ quietPage, product, request }) => expectFirstVisits(quietPage, product, request, FIRST_PAGES),
  );

  /** Opens a page, whose script comes when what is answered has been called. */
  async function openedBeforeScript(page: Page, path = '/login'): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/static\/main\..*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('a form that was sent before is sent by it', async ({ page, product }) => {
    const release = await openedBeforeScript(page);
    await page.getByLabel('Email').fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.locator('form[data-waits]')).toHaveCount(1);
    release();
    await page.waitForURL('**/admin');
  });

  test('a form whose code does not come says so, and is sent at the next press', async ({ page, product }) => {
    const code = /\/static\/(login-form|queries)\..*\.js$/;
    await page.route(code, (route) => route.abort());
    await openPublic(page, '/login');
    await page.getByLabel('Email').fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    const press = () => page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await press();
    await expect(page.getByText('The form didn’t load.')).toBeVisible();
    await page.unroute(code);
    await press();
    await page.waitForURL('**/admin');
  });

  test('what was typed before is kept', async ({ page }) => {
    const release = await openedBeforeScript(page);
    const email = page.getByLabel('Email');
    await email.fill('early@example.com');
    release();
    await expect.poll(() => isTakenOver(email)).toBe(true);
    await expect(email).toHaveValue('early@example.com');
  });

  test('a language that was chosen before stays, whatever the browser’s is', async ({ page }) => {
    const release = await openedBeforeScript(page, '/register');
    const choice = page.locator('select[name=language]');
    await choice.selectOption('ne');
    release();
    await expect.poll(() => isTakenOver(choice)).toBe(true);
    // From here on the script has read the form.
    await page.locator('input[name=name]').fill('Early Bird');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sub-Contractor Register');
    await expect(choice).toHaveValue('ne');
  });

  test('telephone and quote are in reach at every width', async ({ page }) => {
    await openPublic(page, '/services');
    const inHeader = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const bar = page.getByRole('navigation', { name: 'Contact' });
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // It can be read, not only found by its icon.
      await expect(inHeader('(08) 5550 0142')).toHaveCSS('font-size', width < 1248 ? '12px' : '16px');
      await expect(inHeader('Get a quote')).toBeVisible();
      await expect(bar).toBeHidden();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar.getByRole('link', { name: 'Call us' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Get a quote' })).toBeInViewport();
    await expect(inHeader('(08) 5550 0142')).toBeHidden();
  });

  test('the bar of a phone fits its page, and a second group of the menu leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/quote', '/login', '/register', '/client']) {
      await openPublic(page, path);
      await expect(page.locator('.shell-contact'), path).toHaveCount(0);
    }
    await openPublic(page, '/careers');
    await expect(page.locator('.shell-contact').getByRole('link')).toHaveText(['Apply']);
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Areas', 'Careers', 'Client login']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(menu).toBeHidden();
    }
    await expect(page).toHaveURL(/\/client$/);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ['Areas', 'Careers', 'Client login'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
  });

  test('the first screen has one heading with the promise, and what the owner has entered as proof', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPublic(page, '/');
    const main = page.getByRole('main');
    const size = (element: string) =>
      main
        .locator(element)
        .first()
        .evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
    expect(await size('h1')).toBeGreaterThan(await size('.pub-carousel__slide h2'));
    await expect(main.getByText(/^Quote within \w+ business days?$/)).toBeInViewport();
    await expect(main.locator('.home-facts li')).toHaveText([
      /^Insured to A\$20,000,000/,
      /^Police-checked/,
      /^Answer within 4 hours/,
      /^Your manager: /,
    ]);
  });

  inNewWindow('a browser that lets sites keep nothing can log in all the same', async ({ page, product }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    });
    await openPublic(page, '/login');
    await page.getByLabel('Email').fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  });

  inNewWindow('the first visit stays within its weight', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { bytes } = await weigh(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const { Script = 0, Image = 0 } = bytes;
    expect(Script).toBeGreaterThan(0);
    expect(Script).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(Script + Image).toBeLessThanOrEqual(SCRIPT_AND_PICTURE_BUDGET);
  });
});

// How a session begins and ends: contractor-session.spec.ts.
test.describe('a session on the public side', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  const amara = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

  inNewWindow(
    'who is logged in sees the own menu without a jump, and is led on from the login',
    async ({ quietPage: page }) => {
      await giveSession(page, amara);
      await watchTakeover(page);
      await page.goto('/about-us');
      await expect(page.getByRole('navigation', { name: 'Work area' })).toBeVisible();
      expect(await measureLayoutShift(page)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto('/register');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );
});
