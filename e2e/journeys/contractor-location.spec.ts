import { setFence } from '@cleaning/contracts';
import type { BrowserContext } from '@playwright/test';
import { Office, type Person } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

type Asked = { asked: PositionOptions[] };

/** Reasons for a missing location. Each state builds on the one before. */
const FAILURES = [
  {
    name: 'blocked',
    sentence: 'Your location is blocked. Allow location for this site in your browser settings and try again.',
    make: async (_page: Page, context: BrowserContext, url: string) => {
      await context.clearPermissions();
      await context.grantPermissions([], { origin: url });
    },
  },
  {
    name: 'unavailable',
    sentence: 'Couldn’t find your location. Step outside or go to a window, then try again.',
    make: async (page: Page, context: BrowserContext, url: string) => {
      await context.grantPermissions(['geolocation'], { origin: url });
      // An empty override makes the browser report "position unavailable".
      await (await context.newCDPSession(page)).send('Emulation.setGeolocationOverride', {});
    },
  },
  {
    name: 'too slow',
    sentence: 'Finding your location took too long. Try again.',
    make: async (page: Page) => {
      await page.evaluate(() => {
        const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
        navigator.geolocation.getCurrentPosition = (onFound, onFailed, options) =>
          find(onFound, onFailed, { ...options, timeout: 0 });
      });
    },
  },
] as const;

test.describe('Location of a clock event', () => {
  let office: Office;
  let person: Person;
  let job: string;

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Rosa Delacroix');
    job = await office.createPermanentJob(`Cellar ${Date.now().toString(36)}`);
    await office.assign(job, person);
  });
  test.beforeEach(async ({ page }) => {
    await openAs(page, person, `/my-jobs/${job}`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  });
  // Resets location and permission for the next test in this window.
  test.afterEach(async ({ context, geolocation, permissions }) => {
    await context.clearPermissions();
    await context.grantPermissions(permissions ?? []);
    await context.setGeolocation(geolocation ?? null);
  });

  test('explains a blocked location on each page and at Start, and sends nothing', async ({
    page,
    context,
    product,
  }) => {
    const hint = page.getByText('Your location is blocked. The office must approve');
    for (const path of ['/dashboard', '/my-jobs', '/permanent-jobs', '/quick-jobs', '/account']) {
      await navigate(page, path);
      await expect(hint).toBeHidden();
      await context.clearPermissions();
      await context.grantPermissions([], { origin: product.url });
      await expect(hint).toBeVisible();
      await context.grantPermissions(['geolocation'], { origin: product.url });
      await expect(hint).toBeHidden();
    }

    await navigate(page, `/my-jobs/${job}`);
    const sentPaths: string[] = [];
    page.on('request', (request) => sentPaths.push(new URL(request.url()).pathname));
    const start = page.getByRole('main').getByRole('button', { name: 'Start', exact: true });
    for (const { name, sentence, make: causeFailure } of FAILURES)
      await test.step(name, async () => {
        await causeFailure(page, context, product.url);
        await start.click();
        await confirm(page, 'Start this job?', 'Start');
        await confirm(page, sentence, 'OK');
        await expect(start).toBeEnabled();
        expect(sentPaths).not.toContain('/api/start-permanent-job');
        expect(await page.evaluate(() => localStorage.getItem('clock-events') ?? '[]')).toBe('[]');
        expect(await office.readMonthWork(job)).toEqual([]);
      });
  });

  test('lets a person start and finish without a location, and holds the work for approval', async ({
    page,
    context,
    product,
  }) => {
    const place = `Vault ${Date.now().toString(36)}`;
    const vault = await office.createPermanentJob(place);
    await office.assign(vault, person);
    await navigate(page, `/my-jobs/${vault}`);
    await FAILURES[0].make(page, context, product.url);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Start this job?', 'Start');
    const dialog = page.getByRole('alertdialog').filter({ hasText: FAILURES[0].sentence });
    await expect(dialog).toContainText(/1\. .+\s2\. .+\s3\. /);
    await expect(dialog.getByRole('link', { name: 'Call the office' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Start anyway' }).click();
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await confirm(page, FAILURES[0].sentence, 'Finish anyway');
    await expect(main.getByText('You’ve finished.')).toBeVisible();
    expect(await office.readMonthWork(vault)).toMatchObject([
      { job_started_location: '', job_ended_location: '', job_status: 'done', state: 'held' },
    ]);
    await navigate(page, '/my-jobs');
    await expect(main.getByRole('listitem').filter({ hasText: place }).first()).toContainText('Waiting for approval');
  });

  test('asks before a start more than a kilometre from the site, and holds that work', async ({ page, context }) => {
    const place = `Tower ${Date.now().toString(36)}`;
    const tower = await office.createPermanentJob(place);
    await office.assign(tower, person);
    await office.call(setFence, { job_id: tower, lat: -34.9, lng: 138.6 });
    await context.setGeolocation({ latitude: -34.9288, longitude: 138.6, accuracy: 10 });
    await navigate(page, `/my-jobs/${tower}`);
    const main = page.getByRole('main');
    const start = main.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    await confirm(page, `You’re 3.2 km from ${place}. Start anyway?`, 'Cancel');
    await expect(start).toBeEnabled();
    expect(await office.readMonthWork(tower)).toEqual([]);
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    await confirm(page, `You’re 3.2 km from ${place}. Start anyway?`, 'Start anyway');
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(main.getByText('You’ve finished.')).toBeVisible();
    expect(await office.readMonthWork(tower)).toMatchObject([{ state: 'held' }]);
  });

  test('asks for the location once with high accuracy and sends its accuracy', async ({ page, context }) => {
    await context.setGeolocation({ latitude: -34.921234, longitude: 138.607654, accuracy: 7.6 });
    await page.evaluate(() => {
      const record = window as unknown as Asked;
      record.asked = [];
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (onFound, onFailed, options) => {
        record.asked.push(options ?? {});
        find(onFound, onFailed, options);
      };
    });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Start this job?', 'Start');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as Asked).asked)).toEqual([
      { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 },
    ]);
    expect(await office.readMonthWork(job)).toMatchObject([{ job_started_location: '-34.921234,138.607654,8' }]);
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(main.getByText('You’ve finished.')).toBeVisible();
  });
});
