import { saveSiteCard } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectFits, goOn, lead } from '../stack/pages';
import { expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';
import { expectForThumbs } from '../stack/visits';
import { ACCOUNT } from '../stack/work-pages';

const unique = Date.now().toString(36);
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

test.describe('the pages of a sub-contractor', () => {
  let office: Office;
  let person: Person;
  let own: string;
  let quick: string;
  let open: string;
  let openQuick: string;

  test.use({ viewport: PHONE });

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.contractor('Anneliese Wolfeschlegelsteinhausen');
    own = await office.permanentJob(`Museum ${unique}`, ['00:00-12:00', '12:00-23:59']);
    quick = await office.quickJob(`Party ${unique}`);
    open = await office.permanentJob(`Arcade ${unique}`);
    openQuick = await office.quickJob(`Wedding ${unique}`, getBusinessToday());
    for (const job of [own, quick]) await office.assign(job, person);
  });

  async function looksWell(page: Page, path: string): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
    await expectFits(page, path, [PHONE, DESKTOP, SMALLEST]);
    await expectForThumbs(page, path);
  }

  // Their other pages: demo-company/every-page.spec.ts; with long names: operations/long-names.spec.ts.
  test('with slots and for one day are accessible, fit phones and desks, and are made for thumbs', async ({ page }) => {
    await openAs(page, person);
    for (const path of [`/my-jobs/${own}`, `/my-jobs/${quick}`, `/quick-jobs/${openQuick}`]) {
      await goOn(page, path);
      await looksWell(page, path);
    }
  });

  test('are so for a person who waits for verification', async ({ page }) => {
    await openAs(page, await office.newcomer('Piotr Newcomer'));
    await expect(page).toHaveURL(/\/not-verified$/);
    await looksWell(page, '/not-verified');
    for (const path of ACCOUNT) {
      await goOn(page, path);
      await looksWell(page, path);
    }
  });

  test('show grey lines while they load, Retry when that fails, and the content after it', async ({ page }) => {
    await giveSession(page, person);
    const main = page.getByRole('main');
    /** The page's calls are held, fail, and succeed when they are tried again: each has its part of the page, of which `first` are there at once. */
    async function recovers(path: string, open: typeof lead, calls: string[][], first = calls.length) {
      let fail = () => {};
      const held = new Promise<void>((resolve) => {
        fail = resolve;
      });
      const problem = (call: string) => `${call} is away for a moment.`;
      const away = new Set(calls.map(([call]) => call));
      const retried = new Map<string, () => void>();
      for (const [call = ''] of calls) {
        const isRetried = new Promise<void>((resolve) => retried.set(call, resolve));
        await page.route(`**${call}`, async (route) => {
          await held;
          if (away.has(call)) return route.fulfill({ status: 503, json: { msg: problem(call), code: 'unavailable' } });
          // The page tries again by itself every few seconds: it has no answer before Retry is pressed.
          await isRetried;
          await route.continue();
        });
      }
      await open(page, path);
      await expect(main.getByText('Loading…'), path).toHaveCount(first);
      fail();
      for (const [call = '', content = ''] of calls) {
        const alert = main.getByRole('alert').filter({ hasText: problem(call) });
        await expect(alert.first()).toBeVisible();
        away.delete(call);
        // Also while the page tries by itself, when the button is busy.
        await alert.first().getByRole('button', { name: 'Retry' }).dispatchEvent('click');
        retried.get(call)?.();
        await expect(main.getByText(content).first()).toBeVisible();
        await expect(alert).toHaveCount(0);
        await page.unroute(`**${call}`);
      }
    }
    const load = async (on: Page, path: string) => void (await on.goto(path));
    await recovers('/dashboard', load, [
      ['/api/my-plan', 'Today'],
      ['/api/get-job-data-to-time', 'Total payment'],
      ['/api/get-earnings', 'Last 12 months'],
    ]);
    // Loaded anew: the dashboard has read the plan, which is in two parts here.
    await recovers(
      '/my-jobs',
      load,
      [
        ['/api/my-plan', 'Today'],
        ['/api/my-absences', 'Add time off'],
      ],
      3,
    );
    await recovers('/account/notifications', load, [['/api/calendar-link', 'Get a calendar link']]);
    await recovers(`/my-jobs/${own}`, lead, [[`/api/get-permanent-jobs/${own}`, 'Key at the front desk.']]);
    // It could be a cover until the plan is read.
    await recovers(`/my-jobs/${open}`, load, [['/api/my-plan', 'You’re not assigned to this job']]);
    await recovers(`/my-jobs/${quick}`, lead, [[`/api/quick-job-data/${quick}`, 'Bring a broom.']]);
    await recovers('/permanent-jobs', lead, [['/api/get-all-permanent-jobs', `Arcade ${unique}`]]);
    await recovers(`/permanent-jobs/${open}`, lead, [['/api/get-permanent-job', 'Key at the front desk.']]);
    await recovers('/quick-jobs', lead, [['/api/get-all-quick-jobs', `Wedding ${unique}`]]);
    await recovers(
      `/quick-jobs/${openQuick}`,
      lead,
      [
        [`/api/quick-job-data/${openQuick}`, 'Bring a broom.'],
        ['/api/check-is-req-for-permanent-job', 'Request for Job'],
      ],
      1,
    );
  });

  test('show what to know at a place while its pictures cannot be read', async ({ page }) => {
    const card = {
      job_id: own,
      version: 0,
      instructions: 'Start in the foyer.',
      contact_name: '',
      contact_telephone: '',
    };
    await office.call(saveSiteCard, card);
    const files = `**/api/site-files/${own}*`;
    await page.route(files, (route) =>
      route.fulfill({ status: 503, json: { msg: 'Pictures are away.', code: 'any' } }),
    );
    await openAs(page, person, `/my-jobs/${own}`);
    const shown = page.getByRole('main').locator('.mc-site-card');
    await expect(shown).toContainText('Pictures are away.');
    await expect(shown).toContainText('Start in the foyer.');
    await page.unroute(files);
    await expect(shown).not.toContainText('Pictures are away.');
  });

  test('read so when there is nothing to show', async ({ page }) => {
    for (const call of ['/api/get-all-permanent-jobs', '/api/get-all-quick-jobs'])
      await page.route(`**${call}`, (route) => route.fulfill({ json: [] }));
    await openAs(page, person, '/permanent-jobs');
    await expect(page.getByText('No permanent jobs available', { exact: true })).toBeVisible();
    await goOn(page, '/quick-jobs');
    await expect(page.getByText('No quick jobs available', { exact: true })).toBeVisible();
  });
});
