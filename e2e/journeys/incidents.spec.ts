import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

test.describe('Problems at work', () => {
  let person: Person;
  let job: string;
  const title = `Riverside Clinic ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.registerVerified('Noor Ahmadi');
    job = await office.createPermanentJob(title);
    await office.assign(job, person);
  });

  test('reports a problem in three taps, also offline, and lets the office follow it up', async ({
    page,
    context,
    product,
    otherPage: desk,
  }) => {
    const main = page.getByRole('main');
    await openAs(page, person, `/my-jobs/${job}`);
    await test.step('reports damage from the page of the job', async () => {
      await main.getByRole('link', { name: 'Report a problem' }).click();
      await expect(main.getByLabel('Site')).toHaveValue(job);
      await main.getByRole('button', { name: 'Send report' }).click();
      await expect(main.getByText('Choose what the problem is.')).toBeVisible();
      await main.getByRole('radio', { name: 'Damage' }).check();
      let answer = () => {};
      const checksDone = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await context.route('**/api/report-incident', async (route) => {
        await checksDone;
        await route.continue();
      });
      await main.getByRole('button', { name: 'Send report' }).click();
      await expect(main.getByLabel('What happened')).toBeDisabled();
      answer();
      await expect(main.getByText(/^Report \d+ \(Damage\) sent to the office\.$/)).toBeVisible();
      await context.unroute('**/api/report-incident');
      await expectAccessible(page, 'a report that is sent');
    });

    await test.step('names SafeWork SA for an injury, keeps the report offline and sends it once', async () => {
      await waitUntilCached(page, job);
      await main.getByRole('button', { name: 'Report something else' }).click();
      await goOffline(context, product);
      await main.getByRole('radio', { name: 'Injury' }).check();
      await expect(main.getByRole('link', { name: 'call 1800 777 209' })).toHaveAttribute('href', 'tel:1800777209');
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'a report of an injury');
      await main.getByLabel('What happened').fill('Slipped on the wet stairs.');
      // A phone that runs out of memory with the camera open reloads the page.
      await page.reload();
      await expect(main.getByLabel('What happened')).toHaveValue('Slipped on the wet stairs.');
      await expect(main.getByRole('radio', { name: 'Injury' })).toBeChecked();
      await main.getByRole('button', { name: 'Send report' }).click();
      await expect(main.getByText('The report is saved on your phone')).toBeVisible();
      await page.reload();
      await expect(main.getByText('Waiting to send')).toBeVisible();
      await goOnline(context, product);
      await expect(page.getByText('The report saved on your phone has been sent.')).toBeVisible({
        timeout: 40_000,
      });
      await expect(main.getByText('Waiting to send')).toBeHidden();
      await expect(main.getByText('Slipped on the wet stairs.')).toHaveCount(1);
    });

    await test.step('asks for supplies at the same site instead of reporting that they ran out', async () => {
      await page.goto(`/report-problem?job=${job}`);
      await main.getByRole('radio', { name: 'Supplies' }).check();
      await main.getByRole('link', { name: 'Ask for supplies' }).click();
      await expect(page).toHaveURL(new RegExp(`/request-supplies\\?job=${job}$`));
      await expect(main.getByLabel('Site')).toHaveValue(job);
      await page.goto(`/report-problem?job=${job}`);
    });

    await test.step('lets the office find, annotate and close the report', async () => {
      await desk.setViewportSize(DESK);
      await openAs(desk, ADMIN, '/admin/incidents');
      const deskMain = desk.getByRole('main');
      await deskMain.getByRole('searchbox').fill(title);
      await expect(deskMain.getByRole('row')).toHaveCount(3);
      await deskMain.getByRole('link', { name: /^Open Injury / }).click();
      await expect(deskMain).toContainText('check if you must notify SafeWork SA');
      await expect(deskMain).toContainText('Slipped on the wet stairs.');
      await deskMain.getByLabel('Note').fill('Called Noor: a sprained ankle.');
      await deskMain.getByRole('button', { name: 'Add note' }).click();
      await expect(deskMain.getByText('Called Noor: a sprained ankle.')).toBeVisible();
      await deskMain.getByRole('button', { name: 'Close incident', exact: true }).click();
      await expect(deskMain.getByText('Helen Marsh changed the status to Closed')).toBeVisible();
      await expectAccessible(desk, 'an incident');
      await desk.setViewportSize(PHONE);
      expect(await measureSidewaysScroll(desk)).toBeLessThanOrEqual(0);
    });
    await expect(main.getByText('Closed', { exact: true })).toBeVisible();
  });
});
