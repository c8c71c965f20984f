import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import type { APIRequestContext, Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectFirstVisits, SCRIPT_BUDGET } from '../stack/first-visits';
import { FIRST_PAGES, PUBLIC_PAGES } from '../stack/public-pages.mjs';
import { findStructuredDataProblems, parseStructuredData } from '../stack/structured-data';
import {
  expect,
  giveSession,
  test as inNewWindow,
  openPublic,
  type Page,
  testInOpenWindow as test,
} from '../stack/test';
import { LAYOUT_SHIFT_BUDGET, measureLayoutShift, measureTransfer, watchHydration } from '../stack/visits';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

/** Script and pictures of the first visit, transferred bytes. */
const SCRIPT_AND_PICTURE_BUDGET = 400_000;

/** Assets and preview pictures already fetched. Many pages share them. */
const seenAddresses = new Set<string>();
const isNew = (address: string) => seenAddresses.size < seenAddresses.add(address).size;

/** Checks the link preview. */
async function expectPreview(request: APIRequestContext, html: string): Promise<void> {
  const [, picture = ''] = /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)">/.exec(html) ?? [];
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{5,}">/);
  if (!isNew(picture)) return;
  const answer = await request.get(picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([picture, width, height]).toEqual([picture, 1200, 630]);
}

/** Pages whose phone bar differs, or that have none. */
const OWN_BAR = ['/careers', '/quote', '/login', '/register'];

test.describe('Search engines and link previews', () => {
  test('serves each page with title, description and heading before any script runs', async ({ request, product }) => {
    for (const path of PUBLIC_PAGES)
      await test.step(path, async () => {
        const answer = await request.get(path);
        const html = await answer.text();
        expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
        expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
        for (const name of ['title', 'description', 'url', 'image'])
          expect(html).toContain(`<meta property="og:${name}"`);
        const [company, ...things] = parseStructuredData(html);
        expect(company).toMatchObject({ '@type': 'LocalBusiness', address: { addressLocality: 'Adelaide' } });
        expect([company, ...things].flatMap((thing) => findStructuredDataProblems(thing))).toEqual([]);
        // Services and areas have structured data for the service, its questions and the breadcrumb.
        if (/^\/(services|areas)\/(?!details)/.test(path))
          expect(things.map((thing) => (thing as { '@type': string })['@type']).sort()).toEqual([
            'BreadcrumbList',
            'FAQPage',
            'Service',
          ]);
        await expectPreview(request, html);
        // Header and phone bar link phone and quote, except on pages in OWN_BAR. The page itself links the quote.
        const bar = /<nav aria-label="Contact".*?<\/nav>/s;
        if (OWN_BAR.includes(path)) expect(html).not.toMatch(bar);
        for (const part of [/<header.*?<\/header>/s, ...(OWN_BAR.includes(path) ? [] : [bar])]) {
          expect(part.exec(html)?.[0]).toContain('href="tel:+61855500142"');
          expect(part.exec(html)?.[0]).toContain('href="/quote"');
        }
        if (path !== '/quote') expect(/<main[ >].*<\/main>/s.exec(html)?.[0]).toContain('href="/quote"');
        expect(html).toMatch(/<h1[ >]/);
        // The policy blocks inline scripts. JSON is data.
        expect(html).not.toMatch(/<script(?![^>]* (src|type="application\/(ld\+)?json"))/);
        for (const [, asset = ''] of html.matchAll(/(?:href|src)="(\/(?:mf|static)\/[^"]+)"/g))
          if (isNew(asset)) expect((await request.get(product.url + asset)).status(), asset).toBe(200);
      });
  });

  test('lists each page in the sitemap and names the sitemap in robots.txt', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    for (const path of PUBLIC_PAGES)
      expect(map).toMatch(new RegExp(`<loc>https?://[^/<]+${path}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\d</lastmod>`));
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  });

  test('keeps the work area out of search engines', async ({ request }) => {
    const html = await (await request.get('/dashboard')).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<div id="root"></div>');
  });
});

test.describe('Public site without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows and links all content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial cleaning in Adelaide');
    await expect(page.getByText('Fixed written quotes without hidden extras')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Read More — Window cleaning' }).click();
    await expect(page.getByRole('region', { name: 'Window cleaning' })).toBeInViewport();
    await page.goto('/gallery');
    await expect(page.getByText('Scripts are turned off in your browser')).toBeVisible();
    const picture = page.getByRole('article').first().locator('img').first();
    expect(await picture.getAttribute('srcset')).toContain('/api/static/gallery/');
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(100);
    const contact = await (await page.request.get('/contact-us')).text();
    expect(contact).toContain('<iframe');
    expect(contact, 'a hidden frame is loaded where no script runs').not.toContain('openstreetmap.org/export');
  });

  test('shows the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }),
    ).toBeVisible();
  });
});

const isHydrated = (field: Locator) =>
  field.evaluate((box) => Object.keys(box).some((key) => key.startsWith('__react')));

test.describe('Hydration', () => {
  // Other kinds of pages: operations/public-first-visits.spec.ts.
  inNewWindow(`hydrates ${FIRST_PAGES.join(', ')} without a layout shift`, ({ quietPage, product, request }) =>
    expectFirstVisits(quietPage, product, request, FIRST_PAGES),
  );

  /** Opens a page and holds back its script until the returned function is called. */
  async function openBeforeScript(page: Page, path = '/login'): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/static\/main\..*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('submits a form that was sent before the script loaded', async ({ page, product }) => {
    const release = await openBeforeScript(page);
    await page.getByLabel('Email').fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.locator('form[data-waits]')).toHaveCount(1);
    release();
    await page.waitForURL('**/admin');
  });

  test('reports a form whose code fails to load, and submits it on the next press', async ({ page, product }) => {
    const code = /\/static\/(login-form|queries)\..*\.js$/;
    await page.route(code, (route) => route.abort());
    await openPublic(page, '/login');
    await page.getByLabel('Email').fill(product.admin.email);
    await page.getByLabel('Password').fill(product.admin.password);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    const pressLogin = () => page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await pressLogin();
    await expect(page.getByText('The form didn’t load.')).toBeVisible();
    await page.unroute(code);
    await pressLogin();
    await page.waitForURL('**/admin');
  });

  test('keeps text typed before the script loaded', async ({ page }) => {
    const release = await openBeforeScript(page);
    const email = page.getByLabel('Email');
    await email.fill('early@example.com');
    release();
    await expect.poll(() => isHydrated(email)).toBe(true);
    await expect(email).toHaveValue('early@example.com');
  });

  test('keeps a language chosen before the script loaded, whatever the browser’s is', async ({ page }) => {
    const release = await openBeforeScript(page, '/register');
    const choice = page.locator('select[name=language]');
    await choice.selectOption('ne');
    release();
    await expect.poll(() => isHydrated(choice)).toBe(true);
    // Typing here proves that the script has read the form.
    await page.locator('input[name=name]').fill('Early Bird');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sub-Contractor Register');
    await expect(choice).toHaveValue('ne');
  });

  test('shows phone number and quote link at every width', async ({ page }) => {
    await openPublic(page, '/services');
    const getHeaderLink = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const bar = page.getByRole('navigation', { name: 'Contact' });
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The number is text, not just an icon.
      await expect(getHeaderLink('(08) 5550 0142')).toHaveCSS('font-size', width < 1248 ? '12px' : '16px');
      await expect(getHeaderLink('Get a quote')).toBeVisible();
      await expect(bar).toBeHidden();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar.getByRole('link', { name: 'Call us' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Get a quote' })).toBeInViewport();
    await expect(getHeaderLink('(08) 5550 0142')).toBeHidden();
  });

  test('gives each page of a phone its own bar, and reaches more pages by the menu', async ({ page }) => {
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

  test('shows one main heading and the company’s facts on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPublic(page, '/');
    const main = page.getByRole('main');
    const readFontSize = (element: string) =>
      main
        .locator(element)
        .first()
        .evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
    expect(await readFontSize('h1')).toBeGreaterThan(await readFontSize('.pub-carousel__slide h2'));
    await expect(main.getByText(/^Quote within \w+ business days?$/)).toBeInViewport();
    await expect(main.locator('.home-facts li')).toHaveText([
      /^Insured to A\$20,000,000/,
      /^Police-checked/,
      /^Reply within 4 hours/,
      /^Your manager: /,
    ]);
  });

  inNewWindow('logs in with a browser that blocks storage', async ({ page, product }) => {
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

  inNewWindow('keeps the first visit within its budget of bytes', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { bytes } = await measureTransfer(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const { Script = 0, Image = 0 } = bytes;
    expect(Script).toBeGreaterThan(0);
    expect(Script).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(Script + Image).toBeLessThanOrEqual(SCRIPT_AND_PICTURE_BUDGET);
  });
});

// Login and logout: contractor-session.spec.ts.
test.describe('Session on the public site', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  const amara = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

  inNewWindow(
    'shows a logged-in person their menu without a shift, and leads them on from the login',
    async ({ quietPage: page }) => {
      await giveSession(page, amara);
      await watchHydration(page);
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
