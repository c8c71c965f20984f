import type { BrowserContext } from '@playwright/test';
import { confirm, expect, logIn, type Page, type Product, test } from '../stack/test';
import { type Person, Workforce } from '../stack/workforce';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Until the service worker holds the app's files and the pages of this job. */
async function untilKept(page: Page, jobId: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const keptAddresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptAddresses, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        '/app.html',
        '/api/user',
        `/api/get-permanent-jobs/${jobId}`,
        '/api/get-duration-start-time',
      ]),
    );
}

/** Offline for the browser; and nobody at the other end either, so that nothing can slip through while a page loads. */
async function loseSignal(context: BrowserContext, { stack }: Product): Promise<void> {
  await context.setOffline(true);
  await stack?.nginx.stop();
}

async function findSignal(context: BrowserContext, { stack }: Product): Promise<void> {
  await stack?.nginx.start();
  await context.setOffline(false);
}

/** The phone's clock cannot be moved, so the kept presses are: as if they had been made earlier. */
const pressEarlier = (page: Page, minutes: readonly number[]) =>
  page.evaluate((shifts) => {
    const presses: { pressedAt: string }[] = JSON.parse(localStorage.getItem('kept-presses') ?? '[]');
    presses.forEach((press, index) => {
      press.pressedAt = new Date(Date.parse(press.pressedAt) - (shifts[index] ?? 0) * 60_000).toISOString();
    });
    localStorage.setItem('kept-presses', JSON.stringify(presses));
  }, minutes);

test.describe('a car park without signal', () => {
  let workforce: Workforce;
  let person: Person;
  let job: string;
  const title = `Harbour Depot ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    workforce = await Workforce.open(product);
    person = await workforce.contractor('Noor Ahmadi');
    job = await workforce.permanentJob(title);
    await workforce.assign(job, person);
  });

  test('Start and Finished wait on the phone over reloads and are sent once when the connection returns', async ({
    page,
    context,
    product,
  }) => {
    const main = page.getByRole('main');
    const bar = page.getByRole('complementary', { name: 'Running work' });
    await logIn(page, person);
    await page.goto('/my-jobs');
    await untilKept(page, job);

    await loseSignal(context, product);
    await page.goto(`/my-jobs/${job}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('table', { name: 'Timetable' })).toContainText('00:00-23:59');
    await main.getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Start');
    await expect(main).toContainText('This is kept on your phone with its time and place');
    await expect(bar).toContainText(`Working at ${title}`);
    await expect(bar).toContainText('Waiting for a connection:');

    await page.reload();
    await expect(bar).toContainText(`Start ${title}`);
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Do you want to finish the job?', 'Finished');
    await expect(bar).toContainText(`Finished ${title}`);
    await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();

    await pressEarlier(page, [40, 10]);
    await page.reload();
    await expect(bar).toContainText(`Finished ${title}`);
    await findSignal(context, product);
    await expect(page.getByText('What was kept on your phone has been sent.')).toBeVisible({ timeout: 30_000 });
    await expect(bar.getByText('Waiting for a connection:')).toBeHidden();

    const [record, ...more] = await workforce.doneWork(job);
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
    // The first read after the return may still come from the worker's copy; the page asks again every half a minute.
    await expect(main).toContainText('Nothing left to start today.', { timeout: 40_000 });
  });

  test('a press that the office has made impossible is shown as refused and stays until it is read', async ({
    page,
    context,
    product,
  }) => {
    const other = await workforce.permanentJob(`${title} West`);
    await workforce.assign(other, person);
    const bar = page.getByRole('complementary', { name: 'Running work' });
    await logIn(page, person);
    await page.goto(`/my-jobs/${other}`);
    await untilKept(page, other);
    await loseSignal(context, product);
    await page.getByRole('main').getByRole('button', { name: 'Start' }).click();
    await confirm(page, 'Do you want to start the job?', 'Start');
    await expect(bar).toContainText('Waiting for a connection:');
    await pressEarlier(page, [13 * 60]);
    await page.reload();
    await findSignal(context, product);
    await expect(bar.getByRole('alert')).toContainText('The time is more than 12 hours ago', { timeout: 30_000 });
    await page.reload();
    await expect(bar.getByRole('alert')).toContainText('please ask the office to record this work');
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar.getByRole('alert')).toBeEmpty();
    expect(await workforce.doneWork(other)).toEqual([]);
  });

  test('after a logout nothing of the person stays behind', async ({ page }) => {
    await logIn(page, person);
    await page.goto('/my-jobs');
    await untilKept(page, job);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    const ownCaches = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')));
    await expect.poll(ownCaches).toEqual([]);
  });

  test('the app can be installed', async ({ page, request }) => {
    await page.goto('/');
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
