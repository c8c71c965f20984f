import { formatClockTime } from '@cleaning/contracts';
import { backdateClockEvents, goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { buildNumberPattern } from '../stack/logs';
import { getBusinessDay, getBusinessToday, Office, type Person } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('Work without signal', () => {
  let office: Office;
  let person: Person;
  let job: string;
  const title = `Harbour Depot ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Noor Ahmadi');
    job = await office.createPermanentJob(title);
    await office.assign(job, person);
    if (product.storage) await office.backdate(job);
  });

  test('keeps Start and Finished on the phone across reloads and sends each once when back online', async ({
    page,
    context,
    browser,
    product,
  }) => {
    test.skip(!product.storage, 'needs a job of yesterday');
    test.skip(getBusinessDay(-45) !== getBusinessToday(), 'work of 40 minutes ago is of yesterday');
    const main = page.getByRole('main');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await openAs(page, person, '/my-jobs');
    await waitUntilCached(page, job);

    await goOffline(context, product);
    await page.goto('/dashboard');
    const today = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Today', exact: true }) });
    await expect(today).toContainText(title);
    await expect(today.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
    await navigate(page, `/my-jobs/${job}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('table', { name: 'Timetable' })).toContainText('00:00-23:59');
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Start this job?', 'Start');
    await expect(main).toContainText('Saved on your phone with the time and place');
    await expect(bar).toContainText(`Working at ${title}`);
    await expect(bar).toContainText('Waiting for a connection:');

    await page.reload();
    await expect(bar).toContainText(`Start ${title}`);
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(bar).toContainText(`Finished ${title}`);
    await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
    await expect(main).toContainText('This will be sent to the office when you’re back online.');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await confirm(page, 'Some of your work on this phone hasn’t been sent.', 'Stay');
    await expect(bar).toContainText(`Finished ${title}`);

    await backdateClockEvents(page, [40, 10]);
    await page.reload();
    await expect(bar).toContainText(`Finished ${title}`);
    await goOnline(context, product);
    await expect(page.getByText('Everything saved on your phone has been sent.')).toBeVisible();
    await expect(bar.getByText('Waiting for a connection:')).toBeHidden();
    await expect(page.getByText('No connection', { exact: false })).toHaveCount(0);

    const [record, ...more] = await office.readMonthWork(job);
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      user_name: person.name,
      job_status: 'done',
      is_late: true,
      job_started_location: '-34.928660,138.599860,12',
      job_ended_location: '-34.928660,138.599860,12',
      job_payment_for_day: '15.00-24.00',
    });
    expect(record?.start_received_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    // The first read may still come from the service worker's cache. The page asks again every 30 seconds.
    await expect(main).toContainText('No more shifts to start today.');

    const desk = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    await openAs(desk, product.admin, `/admin/jobs/${job}`);
    const row = desk.getByRole('row').filter({ hasText: person.name });
    await expect(row.filter({ hasText: 'Late' }).filter({ hasText: /sent \w+ \d{1,2} \w{3} \d{4}, / })).toContainText(
      formatClockTime(record?.end_received_at.slice(-5) ?? ''),
    );
    await desk.close();
  });

  test('shows why an impossible clock event was refused until it is dismissed', async ({ page, context, product }) => {
    const main = page.getByRole('main');
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    const arrived: string[] = [];
    // Counts only requests that arrived: the page also tries while offline.
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/start-permanent-job')) arrived.push(request.url());
    });
    const other = await office.createPermanentJob(`${title} Annex`);
    await office.assign(other, person);
    await openAs(page, person, `/my-jobs/${other}`);
    await waitUntilCached(page, other);
    for (const [when, minutes, words] of [
      ['more than 12 hours ago', 13 * 60, 'That was more than 12 hours ago. Ask the office to record this work'],
      ['in the future', -30, 'That time is in the future. Check the clock on your phone'],
    ] as const)
      await test.step(when, async () => {
        await goOffline(context, product);
        await main.getByRole('button', { name: 'Start', exact: true }).click();
        await confirm(page, 'Start this job?', 'Start');
        await expect(bar).toContainText('Waiting for a connection:');
        await backdateClockEvents(page, [minutes]);
        arrived.length = 0;
        await goOnline(context, product);
        const alert = bar.getByRole('alert').filter({ hasText: words });
        await expect(alert).toBeVisible();
        await page.reload();
        await expect(alert).toBeVisible();
        await bar.getByRole('button', { name: 'Dismiss' }).click();
        await expect(alert).toHaveCount(0);
        expect(arrived).toHaveLength(1);
        expect(await office.readMonthWork(other)).toEqual([]);
      });
  });

  test('keeps the person’s jobs on the phone after a password change', async ({ page }) => {
    const ines = await office.registerVerified('Ines Costa');
    const place = await office.createPermanentJob('Copied Twice');
    await office.assign(place, ines);
    await openAs(page, ines, '/my-jobs');
    await waitUntilCached(page, place);
    const readSessions = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')).join());
    const before = await readSessions();
    await navigate(page, '/account/security');
    const main = page.getByRole('main');
    await main.getByLabel('Current password').fill(ines.password);
    await main.getByLabel('New password', { exact: true }).fill('my new long passphrase');
    await main.getByLabel('Confirm new password').fill('my new long passphrase');
    await main.getByRole('button', { name: 'Change password' }).click();
    await confirm(page, 'Do you realy want to change the password?', 'OK');
    await expect.poll(readSessions).not.toBe(before);
    await waitUntilCached(page, place);
  });

  test('keeps no address, passport or bank number on the phone, and nothing after logout', async ({
    page,
    context,
    product,
    request,
  }) => {
    await openAs(page, person, '/my-jobs');
    await waitUntilCached(page, job);
    const stored = await page.evaluate(async () => {
      const own = (await caches.keys()).filter((name) => name.startsWith('own-'));
      const texts = own.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      });
      return [...(await Promise.all(texts)).flat(), JSON.stringify(localStorage)].join();
    });
    expect(stored).toContain(person.name);
    for (const secret of ['PA1234567', '001234567', 'Rosella', '51824753556', '/api/static/documents/'])
      expect(stored).not.toContain(secret);
    expect(stored).not.toMatch(buildNumberPattern('013006'));
    await navigate(page, '/account/me');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Request a change' }).click();
    const address = main.getByLabel('Address', { exact: true });
    await address.fill('2 Wattle Street, Norwood SA 5067');
    await goOffline(context, product);
    // Simulates a return to the page.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(main).toContainText('Your details aren’t saved on this phone.');
    await expect(main.getByText('No Document')).toHaveCount(0);
    await expect(address).toHaveValue('2 Wattle Street, Norwood SA 5067');
    await main.getByRole('button', { name: 'Cancel' }).click();
    await navigate(page, '/my-jobs');
    await navigate(page, '/account/me');
    await expect(page.getByRole('main')).toContainText('Your details aren’t saved on this phone.');
    await goOnline(context, product);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    const listOwnCaches = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')));
    await expect.poll(listOwnCaches).toEqual([]);

    await test.step('serves a manifest and icons for installation', async () => {
      const address = await page.locator('link[rel=manifest]').getAttribute('href');
      const answer = await request.get(address ?? '');
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/manifest+json',
        'cache-control': expect.stringContaining('no-cache'),
      });
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ start_url: '/my-jobs', display: 'standalone' });
      for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
        const size = await page.evaluate(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }, src);
        expect(size).toBe(sizes);
      }
      const worker = await request.get('/service-worker.js');
      expect(worker.headers()['cache-control']).toContain('no-cache');
    });
  });
});
