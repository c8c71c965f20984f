import { getCurrentUser } from '@cleaning/contracts';
import { DESK, daily, findOutOfOrder, heading, PHONE, size } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.describe('the running work', () => {
  test.use({ viewport: PHONE });
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.contractor('Saoirse Wilkinson');
  });

  test('is below the top bar of a phone and at the foot of the sidebar, and is finished from there', async ({
    page,
    context,
  }) => {
    const job = await office.permanentJob(`Lighthouse ${Date.now().toString(36)}`, ['00:00-12:00', '12:00-23:59']);
    await office.assign(job, person);
    await office.start(job, person);
    // Its code does not come at first.
    const refused = page.waitForEvent('requestfailed', (request) => /work-bar\.\w+\.js$/.test(request.url()));
    await page.route(/work-bar\.\w+\.js$/, (route) => route.abort(), { times: 1 });
    await openAs(page, person);
    await refused;
    const bar = page.getByRole('complementary', { name: 'Running work' });
    await expect(bar.getByRole('timer')).toBeVisible();
    await expect(daily(page).getByRole('link')).toHaveText([
      'My Jobs',
      'Dashboard',
      'Find jobs',
      'Payments',
      'Account',
    ]);
    expect((await bar.boundingBox())?.y).toBe(52);
    expect(await findOutOfOrder(page)).toEqual([]);
    await expectAccessible(page, 'running work on a phone');

    await page.setViewportSize(DESK);
    await expect.poll(() => size(page, '.shell-side').then(({ width }) => width)).toBe(200);
    // It moves to another place of the page.
    const leftAndFoot = async () => {
      const box = await bar.boundingBox();
      return box && [box.x, box.y + box.height];
    };
    await expect.poll(leftAndFoot).toEqual([0, DESK.height]);
    expect(await findOutOfOrder(page)).toEqual([]);
    await expectAccessible(page, 'running work in the sidebar');

    // Chromium offers it in its own time.
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await expect(page.getByRole('complementary', { name: 'Install the app' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
    await expect(bar.getByRole('timer')).toBeHidden();
    // The button is gone: the focus goes on to the page.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused();
    expect(await office.doneWork(job)).toMatchObject([{ job_status: 'done' }]);

    await test.step('after the first finished work the app can be installed; the answer is remembered', async () => {
      await page.setViewportSize(PHONE);
      // The dashboard goes on beginning with its sums.
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await heading(page).boundingBox())?.y).toBeLessThanOrEqual(110);
      await daily(page).getByRole('link', { name: 'My Jobs' }).click();
      const hint = page.getByRole('complementary', { name: 'Install the app' });
      await expect(hint.getByRole('button', { name: 'Install' })).toBeVisible();
      await expect(heading(page)).toHaveText('My Jobs');
      expect(await findOutOfOrder(page)).toEqual([]);
      await expectAccessible(page, 'the hint to install the app');
      await hint.getByRole('button', { name: 'Not now' }).click();
      await expect(hint).toHaveCount(0);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
      await expect(hint).toHaveCount(0);
    });

    await test.step('a lost connection is said below the top bar', async () => {
      const lost = page.getByText('No connection. Start and Finished are saved here and sent later.');
      await context.setOffline(true);
      await expect(lost).toBeVisible();
      await context.setOffline(false);
      await expect(lost).toBeHidden();
    });
  });

  test('comes to an admin with a job; pages of one without do not load its code', async ({ page, product }) => {
    const { id } = await office.call(getCurrentUser);
    const admin = { ...product.admin, id, name: 'Admin' };
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/mf/contractor/static/work-bar.')) loaded.push(request.url());
    });
    await page.setViewportSize(DESK);
    await openAs(page, admin, '/admin/work');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(loaded).toEqual([]);
    const job = await office.permanentJob(`Rotunda ${Date.now().toString(36)}`);
    await office.assign(job, admin);
    const row = await office.start(job, admin);
    const bar = page.getByRole('complementary', { name: 'Running work' });
    await expect(bar.getByRole('timer')).toBeVisible();
    await office.unassign(job, admin);
    await bar.getByRole('button', { name: 'Finished' }).click();

    // Finished on another device before the question is answered: the answer is told all the same.
    await office.finish(row, admin);
    await expect(page.locator('.mc-bar__running')).toHaveCount(0);
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(page.getByText('You’ve finished.').first()).toBeVisible();
  });
});
