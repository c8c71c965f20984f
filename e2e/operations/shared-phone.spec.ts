import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { Office, type Person } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const START = { question: 'Start this job?', button: 'Start' };
const FINISH = { question: 'Finish this job?', button: 'Finished' };
const unique = Date.now().toString(36);

/** Taps and tabs of one person: journeys/contractor-clock-events.spec.ts. */
test.describe('Clock event on a shared phone', () => {
  // The service worker keeps copies of answers.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

  const control = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  test('stays unsent and hidden while another person is logged in, whose phone holds none of it', async ({
    page,
    context,
    product,
  }) => {
    const office = await Office.open(product);
    const person = await office.registerVerified('Imani Okafor');
    const assignJob = async (name: string, assignee: Person) => {
      const jobId = await office.createPermanentJob(`${name} ${unique}`);
      await office.assign(jobId, assignee);
      return jobId;
    };
    const job = await assignJob('Wharf', person);
    const next = await office.registerVerified('Beatriz Monteiro');
    const nextJob = await assignJob('Library', next);
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await openAs(page, person, `/my-jobs/${job}`);
    await waitUntilCached(page, job);
    await navigate(page, '/account/documents');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    const documents = page.getByRole('link', { name: 'Open Passport' });
    const address = (await documents.getAttribute('href')) ?? '';
    expect((await page.evaluate((path) => fetch(path).then(({ status }) => status), address)).toString()).toBe('200');
    await navigate(page, `/my-jobs/${job}`);
    await goOffline(context, product);
    await control(page, 'Start').click();
    await confirm(page, START.question, START.button);
    await expect(bar).toContainText('Waiting for a connection:');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await confirm(page, 'Some of your work on this phone hasn’t been sent.', 'Log out');
    await expect(page).toHaveURL(/\/$/);
    await goOnline(context, product);

    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/start-')) bodies.push(request.postData() ?? '');
    });
    await openAs(page, next, '/my-jobs');
    await waitUntilCached(page, nextJob);
    await expect(page.getByRole('main')).toContainText(`Library ${unique}`);
    await expect(bar).not.toContainText(`Wharf ${unique}`);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.keys()).map(async (request) => ({
              path: new URL(request.url).pathname,
              text: request.url.includes('/api/') ? await (await cache.match(request))?.text() : '',
            })),
          );
        }),
      );
      return { own: names.filter((name) => name.startsWith('own-')).length, files: all.flat() };
    });
    expect(cached.own).toBe(1);
    const words = JSON.stringify(cached.files);
    expect(words).toContain(next.email);
    expect(words).not.toContain(person.email);
    expect(words).not.toContain(`Wharf ${unique}`);
    expect(cached.files.filter(({ path }) => path.startsWith('/api/static'))).toEqual([]);
    expect(bodies).toEqual([]);
    expect(await office.readMonthWork(job)).toEqual([]);

    await page.evaluate(() => localStorage.removeItem('access_token'));
    await openAs(page, person, `/my-jobs/${job}`);
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies[0]).toContain(person.id);
    await control(page, 'Finished').click();
    await confirm(page, FINISH.question, FINISH.button);
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
    expect(await office.readMonthWork(job)).toMatchObject([{ user_name: person.name, job_status: 'done' }]);
  });
});
