import { saveSiteCard } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectFits, navigate, pushRoute } from '../stack/pages';
import { expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';
import { expectThumbTargets } from '../stack/visits';
import { ACCOUNT_PAGES } from '../stack/work-pages';

const unique = Date.now().toString(36);
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

test.describe('Pages of a sub-contractor', () => {
  let office: Office;
  let person: Person;
  let assignedJob: string;
  let assignedQuickJob: string;
  let open: string;
  let openQuickJob: string;

  test.use({ viewport: PHONE });

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Anneliese Wolfeschlegelsteinhausen');
    assignedJob = await office.createPermanentJob(`Museum ${unique}`, ['00:00-12:00', '12:00-23:59']);
    assignedQuickJob = await office.createQuickJob(`Party ${unique}`);
    open = await office.createPermanentJob(`Arcade ${unique}`);
    openQuickJob = await office.createQuickJob(`Wedding ${unique}`, getBusinessToday());
    for (const job of [assignedJob, assignedQuickJob]) await office.assign(job, person);
  });

  async function expectPhoneLayout(page: Page, path: string): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
    await expectFits(page, path, [PHONE, DESKTOP, SMALLEST]);
    await expectThumbTargets(page, path);
  }

  // Other pages: demo-company/every-page.spec.ts. Long names: long-names.spec.ts.
  test('fit phones and desks, with accessible content and large targets', async ({ page }) => {
    await openAs(page, person);
    for (const path of [`/my-jobs/${assignedJob}`, `/my-jobs/${assignedQuickJob}`, `/quick-jobs/${openQuickJob}`]) {
      await navigate(page, path);
      await expectPhoneLayout(page, path);
    }
  });

  test('fit and have large targets for an unverified person', async ({ page }) => {
    await openAs(page, await office.register('Piotr Newcomer'));
    await expect(page).toHaveURL(/\/not-verified$/);
    await expectPhoneLayout(page, '/not-verified');
    for (const path of ACCOUNT_PAGES) {
      await navigate(page, path);
      await expectPhoneLayout(page, path);
    }
  });

  test('show placeholders while they load, Retry on failure, and the content after it', async ({ page }) => {
    await giveSession(page, person);
    const main = page.getByRole('main');
    /**
     * Holds calls, fails them, then lets retries succeed. Each call has its part of the page; `first` parts load at
     * once.
     */
    async function expectRecovery(path: string, open: typeof pushRoute, calls: string[][], first = calls.length) {
      let fail = () => {};
      const released = new Promise<void>((resolve) => {
        fail = resolve;
      });
      const problem = (call: string) => `${call} is away for a moment.`;
      const failing = new Set(calls.map(([call]) => call));
      const retries = new Map<string, () => void>();
      for (const [call = ''] of calls) {
        const isRetried = new Promise<void>((resolve) => retries.set(call, resolve));
        await page.route(`**${call}`, async (route) => {
          await released;
          if (failing.has(call))
            return route.fulfill({ status: 503, json: { msg: problem(call), code: 'unavailable' } });
          // The page retries by itself every few seconds, so the answer waits for Retry.
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
        failing.delete(call);
        // A dispatched click works while the button is busy with an automatic retry.
        await alert.first().getByRole('button', { name: 'Retry' }).dispatchEvent('click');
        retries.get(call)?.();
        await expect(main.getByText(content).first()).toBeVisible();
        await expect(alert).toHaveCount(0);
        await page.unroute(`**${call}`);
      }
    }
    const load = async (on: Page, path: string) => void (await on.goto(path));
    await expectRecovery('/dashboard', load, [
      ['/api/my-plan', 'Today'],
      ['/api/get-job-data-to-time', 'Total payment'],
      ['/api/get-earnings', 'Last 12 months'],
    ]);
    // Reloads, because the dashboard has already read the plan. The plan fills two parts here.
    await expectRecovery(
      '/my-jobs',
      load,
      [
        ['/api/my-plan', 'Today'],
        ['/api/my-absences', 'Add time off'],
      ],
      3,
    );
    await expectRecovery('/account/notifications', load, [['/api/calendar-link', 'Get a calendar link']]);
    await expectRecovery(`/my-jobs/${assignedJob}`, pushRoute, [
      [`/api/get-permanent-jobs/${assignedJob}`, 'Key at the front desk.'],
    ]);
    // Could be a cover until the plan is loaded.
    await expectRecovery(`/my-jobs/${open}`, load, [['/api/my-plan', 'You’re not assigned to this job']]);
    await expectRecovery(`/my-jobs/${assignedQuickJob}`, pushRoute, [
      [`/api/quick-job-data/${assignedQuickJob}`, 'Bring a broom.'],
    ]);
    await expectRecovery('/permanent-jobs', pushRoute, [['/api/get-all-permanent-jobs', `Arcade ${unique}`]]);
    await expectRecovery(`/permanent-jobs/${open}`, pushRoute, [['/api/get-permanent-job', 'Key at the front desk.']]);
    await expectRecovery('/quick-jobs', pushRoute, [['/api/get-all-quick-jobs', `Wedding ${unique}`]]);
    await expectRecovery(
      `/quick-jobs/${openQuickJob}`,
      pushRoute,
      [
        [`/api/quick-job-data/${openQuickJob}`, 'Bring a broom.'],
        ['/api/check-is-req-for-permanent-job', 'Request for Job'],
      ],
      1,
    );
  });

  test('show site instructions while the pictures fail to load', async ({ page }) => {
    const card = {
      job_id: assignedJob,
      version: 0,
      instructions: 'Start in the foyer.',
      contact_name: '',
      contact_telephone: '',
    };
    await office.call(saveSiteCard, card);
    const files = `**/api/site-files/${assignedJob}*`;
    await page.route(files, (route) =>
      route.fulfill({ status: 503, json: { msg: 'Pictures are away.', code: 'any' } }),
    );
    await openAs(page, person, `/my-jobs/${assignedJob}`);
    const siteCard = page.getByRole('main').locator('.mc-site-card');
    await expect(siteCard).toContainText('Pictures are away.');
    await expect(siteCard).toContainText('Start in the foyer.');
    await page.unroute(files);
    await expect(siteCard).not.toContainText('Pictures are away.');
  });

  test('say when no jobs are available', async ({ page }) => {
    for (const call of ['/api/get-all-permanent-jobs', '/api/get-all-quick-jobs'])
      await page.route(`**${call}`, (route) => route.fulfill({ json: [] }));
    await openAs(page, person, '/permanent-jobs');
    await expect(page.getByText('No permanent jobs available', { exact: true })).toBeVisible();
    await navigate(page, '/quick-jobs');
    await expect(page.getByText('No quick jobs available', { exact: true })).toBeVisible();
  });
});
