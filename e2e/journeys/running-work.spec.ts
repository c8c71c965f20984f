import { getCurrentUser } from '@cleaning/contracts';
import { DESK, findPartsOutOfOrder, getDailyBar, getHeading, measureSize, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, routeOnce } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.describe('Running work', () => {
  test.use({ viewport: PHONE });
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Saoirse Wilkinson');
  });

  test('sits below the phone’s top bar or in the sidebar, and can be finished from there', async ({
    page,
    context,
  }) => {
    const job = await office.createPermanentJob(`Lighthouse ${Date.now().toString(36)}`, [
      '00:00-12:00',
      '12:00-23:59',
    ]);
    await office.assign(job, person);
    await office.start(job, person);
    // The first load of its code fails.
    const failedLoad = page.waitForEvent('requestfailed', (request) => /work-bar\.\w+\.js$/.test(request.url()));
    await routeOnce(page, /work-bar\.\w+\.js$/, (route) => route.abort());
    await openAs(page, person);
    await failedLoad;
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await expect(bar.getByRole('timer')).toBeVisible();
    await expect(getDailyBar(page).getByRole('link')).toHaveText([
      'My Jobs',
      'Dashboard',
      'Find jobs',
      'Payments',
      'Account',
    ]);
    expect((await bar.boundingBox())?.y).toBe(52);
    expect(await findPartsOutOfOrder(page)).toEqual([]);
    await expectAccessible(page, 'running work on a phone');

    await page.setViewportSize(DESK);
    await expect.poll(() => measureSize(page, '.shell-side').then(({ width }) => width)).toBe(200);
    // The sidebar shows the bar elsewhere in the document.
    const readPosition = async () => {
      const box = await bar.boundingBox();
      return box && [box.x, box.y + box.height];
    };
    await expect.poll(readPosition).toEqual([0, DESK.height]);
    expect(await findPartsOutOfOrder(page)).toEqual([]);
    await expectAccessible(page, 'running work in the sidebar');

    // Chromium decides when to offer the installation, so the test dispatches the event.
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await expect(page.getByRole('complementary', { name: 'Install the app' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
    await expect(bar.getByRole('timer')).toBeHidden();
    // The button is gone, so the focus moves to the page.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused();
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done' }]);

    await test.step('offers to install the app after the first finished work, and remembers “Not now”', async () => {
      await page.setViewportSize(PHONE);
      // The dashboard still starts with its totals.
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await getHeading(page).boundingBox())?.y).toBeLessThanOrEqual(110);
      await getDailyBar(page).getByRole('link', { name: 'My Jobs' }).click();
      const hint = page.getByRole('complementary', { name: 'Install the app' });
      await expect(hint.getByRole('button', { name: 'Install' })).toBeVisible();
      await expect(getHeading(page)).toHaveText('My Jobs');
      expect(await findPartsOutOfOrder(page)).toEqual([]);
      await expectAccessible(page, 'the hint to install the app');
      await hint.getByRole('button', { name: 'Not now' }).click();
      await expect(hint).toHaveCount(0);
      await page.reload();
      await expect(getHeading(page)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
      await expect(hint).toHaveCount(0);
    });

    await test.step('shows a lost connection below the top bar', async () => {
      const offlineHint = page.getByText(
        'No connection. Start and Finished still work: we save them on your phone and send them later.',
      );
      await context.setOffline(true);
      await expect(offlineHint).toBeVisible();
      await context.setOffline(false);
      await expect(offlineHint).toBeHidden();
    });
  });

  test('appears for an admin with a job, and loads no code for an admin without one', async ({ page, product }) => {
    const { id } = await office.call(getCurrentUser);
    const admin = { ...product.admin, id, name: 'Admin' };
    const loadedFiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/mf/contractor/static/work-bar.')) loadedFiles.push(request.url());
    });
    await page.setViewportSize(DESK);
    await openAs(page, admin, '/admin/work');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(loadedFiles).toEqual([]);
    const job = await office.createPermanentJob(`Rotunda ${Date.now().toString(36)}`);
    await office.assign(job, admin);
    const row = await office.start(job, admin);
    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await expect(bar.getByRole('timer')).toBeVisible();
    await office.unassign(job, admin);
    await bar.getByRole('button', { name: 'Finished' }).click();

    // Another device finishes first. The confirmation still appears.
    await office.finish(row, admin);
    await expect(page.locator('.mc-bar__running')).toHaveCount(0);
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
  });
});
