import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectAccessible, navigate, pushRoute } from '../stack/pages';
import { confirm, expect, giveSession, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

const unique = Date.now().toString(36);
const PHONE = { width: 390, height: 844 };

test.describe('Sub-contractor app', () => {
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Ines Calloway');
  });
  test.beforeEach(async ({ page }) => {
    await giveSession(page, person);
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('requests a permanent and a quick job and redirects from jobs that can’t be requested', async ({ page }) => {
    const main = page.getByRole('main');
    await test.step('shows empty earnings and an empty job list', async () => {
      await page.goto('/dashboard');
      await expect(heading(page)).toHaveText('Earnings as Sub-Contractor');
      await expect(page.getByText('No finished work this month.')).toBeVisible();
      await navigate(page, '/my-jobs');
      await expect(page.getByText("You haven't assign for any job")).toBeVisible();
    });

    await test.step('requests a permanent job from its card and waits for the office', async () => {
      const job = await office.createPermanentJob(`Gallery Lane ${unique}`);
      await navigate(page, '/permanent-jobs');
      const card = page.getByRole('article').filter({ hasText: `Gallery Lane ${unique}` });
      // 14 × 23 h 59 min × A$30
      await expect(card).toContainText('A$10,073.00 per fortnight');
      // 7 × 23 h 59 min
      for (const words of ['Adelaide', '167 h 53 min a week', 'A$30.00']) await expect(card).toContainText(words);
      await expect(card).not.toContainText('Requested');
      await card.getByRole('link', { name: 'See Details' }).click();
      await expect(page).toHaveURL(new RegExp(`/permanent-jobs/${job}$`));
      await expect(page.getByRole('table', { name: 'Timetable' }).getByRole('columnheader')).toHaveText([
        'Time',
        'Mo',
        'Tu',
        'We',
        'Th',
        'Fr',
        'Sa',
        'Su',
      ]);
      await page.getByRole('button', { name: 'Request for Job' }).click();
      await expect(page.getByText('You have already request for the job. Waiting for admin to decide.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Request for Job' })).toBeHidden();
      await page.getByRole('link', { name: 'Go Back' }).click();
      await expect(card).toContainText('Requested');
    });

    await test.step('requests a quick job and waits for the office', async () => {
      await office.createQuickJob(`Fair ${unique}`);
      await navigate(page, '/quick-jobs');
      const card = page.getByRole('article').filter({ hasText: `Fair ${unique}` });
      for (const words of ['6:30 pm', 'Glenelg', 'about 2 h', 'A$40.00']) await expect(card).toContainText(words);
      await card.getByRole('link', { name: 'Details' }).click();
      await expect(heading(page)).toHaveText(`Fair ${unique}`);
      await expect(main).toContainText('Bring a broom.');
      await expect(main.getByRole('link', { name: 'Open map' })).toHaveAttribute('href', /Jetty/);
      await main.getByRole('button', { name: 'Request for Job' }).click();
      await expect(main.getByText('You have already request for the job. Waiting for admin to decide.')).toBeVisible();
    });

    await test.step('redirects from assigned and unknown jobs', async () => {
      const own = await office.createPermanentJob(`Own ${unique}`);
      await office.assign(own, person);
      await pushRoute(page, `/permanent-jobs/${own}`);
      await expect(page).toHaveURL(new RegExp(`/my-jobs/${own}$`));
      const unknownJob = '01900000-0000-7000-8000-00000000dead';
      await navigate(page, `/permanent-jobs/${unknownJob}`);
      await expect(page).toHaveURL(/\/permanent-jobs$/);
      await navigate(page, `/quick-jobs/${unknownJob}`);
      await expect(page).toHaveURL(/\/quick-jobs$/);
      await navigate(page, `/my-jobs/${unknownJob}`);
      await expect(page.getByText('You’re not assigned to this job')).toBeVisible();
    });
  });

  test('confirms Start and Finished, shows running work on every page, and marks the slot as done', async ({
    page,
  }) => {
    const title = `Observatory ${unique}`;
    const job = await office.createPermanentJob(title, ['00:00-12:00', '12:00-23:59']);
    await office.assign(job, person);
    await page.setViewportSize(PHONE);
    await page.goto('/my-jobs');
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('link', { name: 'See Details' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('per fortnight');
    await expect(main).toContainText('Key at the front desk.');
    const slots = main.getByRole('listitem');
    await expect(slots).toHaveText([/12:00 am – 12:00 pm To do/, /12:00 pm – 11:59 pm To do/]);

    const start = main.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await expect(page.getByRole('alertdialog')).toContainText(
      new RegExp(`${title}, \\d+:00 [ap]m – \\d+:\\d\\d [ap]m, today, \\w+ \\d+ \\w+\\.`),
    );
    await confirm(page, 'Start this job?', 'Cancel');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    await main.getByRole('button', { name: 'Undo start' }).click();
    await expect(main.getByText('Start undone.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    await navigate(page, '/account');
    await page
      .getByRole('complementary', { name: 'Work in progress' })
      .getByRole('button', { name: 'Undo start' })
      .click();
    await expect(page.getByText('Start undone.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finished' })).toBeHidden();
    await navigate(page, `/my-jobs/${job}`);
    await start.click();
    await confirm(page, 'Start this job?', 'Start');
    await expect(main.getByRole('button', { name: 'Finished' })).toBeVisible();
    await expect(start).toBeHidden();

    const bar = page.getByRole('complementary', { name: 'Work in progress' });
    await expectAccessible(page, 'a job with running work');
    await openPublic(page, '/');
    for (const path of ['/', '/gallery', '/account', '/quick-jobs']) {
      if (path !== '/') await navigate(page, path);
      await expect(bar).toContainText(new RegExp(`Working at ${title}\\s*0:0\\d:\\d\\d`));
    }
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-jobs/${job}$`));
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(main.getByText('You’ve finished.')).toBeVisible();
    await expect(slots.filter({ hasText: 'Done' })).toHaveCount(1);
    await expect(bar.getByRole('link')).toBeHidden();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/my-jobs$/);
    expect(await office.readMonthWork(job)).toMatchObject([{ job_status: 'done', is_late: false }]);
  });

  test('limits Start to the job’s day and to one job, with daily links on a phone', async ({ page }) => {
    const tomorrow = new Date(Date.parse(getBusinessToday()) + 24 * 3600_000).toISOString().slice(0, 10);
    const later = await office.createQuickJob(`Later ${unique}`, tomorrow);
    const today = await office.createQuickJob(`Today ${unique}`);
    for (const job of [later, today]) await office.assign(job, person);
    const main = page.getByRole('main');
    await page.goto(`/my-jobs/${later}`);
    await expect(main.getByText("You don't have work today")).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start', exact: true })).toBeHidden();

    await navigate(page, `/my-jobs/${today}`);
    await main.getByRole('button', { name: 'Start', exact: true }).click();
    await confirm(page, 'Start this job?', 'Start');
    await main.getByRole('button', { name: 'Finished' }).click();
    await confirm(page, 'Finish this job?', 'Finished');
    await expect(main.getByText('You’ve done this job.')).toBeVisible();
    await page.reload();
    await expect(main.getByText('You’ve done this job.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start', exact: true })).toBeHidden();

    await test.step('puts daily links at the bottom of a phone with targets of at least 44 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const bar = page.getByRole('navigation', { name: 'Every day' });
      for (const [name, address] of [
        ['Dashboard', '/dashboard'],
        ['My Jobs', '/my-jobs'],
        ['Find jobs', '/permanent-jobs'],
        ['Payments', '/payments'],
        ['Account', '/account'],
      ] as const) {
        const link = bar.getByRole('link', { name });
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(link).toHaveAttribute('aria-current', 'page');
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await expect(heading(page)).toBeVisible();
        const buttons = main.locator(
          'button:visible:not(.ui-record *), .ui-record:visible, a.ui-button:visible, summary:visible',
        );
        for (const button of await buttons.all())
          expect((await button.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(bar).toBeHidden();
    });
  });
});
