import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

test.describe('Messages about a site', () => {
  let person: Person;
  let job: string;
  const title = `Wharf Library ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.registerVerified('Noor Ahmadi');
    job = await office.createPermanentJob(title);
    await office.assign(job, person);
  });

  test('delivers messages between office and phone, also offline, and shows read receipts', async ({
    page,
    context,
    product,
    otherPage: desk,
  }) => {
    const main = page.getByRole('main');
    const deskMain = desk.getByRole('main');
    await test.step('sends a message from the job’s page', async () => {
      await desk.setViewportSize(DESK);
      await openAs(desk, ADMIN, `/admin/jobs/${job}?tab=messages`);
      await deskMain.getByRole('button', { name: 'Send message' }).click();
      await expect(deskMain.getByText('Write a message or add a photo.')).toBeVisible();
      await deskMain.getByLabel('Message', { exact: true }).fill('Please lock the side gate today.');
      await deskMain.getByRole('button', { name: 'Send message' }).click();
      await expect(deskMain.getByRole('log')).toContainText('Please lock the side gate today.');
      await expect(deskMain.getByLabel('Message', { exact: true })).toHaveValue('');
      await expectAccessible(desk, 'messages of a job');
    });

    await test.step('leads the cleaner to the message in two taps', async () => {
      await openAs(page, person, '/my-jobs');
      await waitUntilCached(page, job);
      await page.getByRole('button', { name: 'Menu' }).click();
      const entry = page.getByRole('link', { name: 'Messages', exact: true });
      await expect(entry).toHaveAccessibleDescription('1 unread');
      await entry.click();
      await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText('1 new');
      await expectAccessible(page, 'threads on a phone');
      await main.getByRole('link', { name: title }).click();
      await expect(main.getByRole('log')).toContainText('Please lock the side gate today.');
      await expect(deskMain.getByRole('log')).toContainText('Seen by Noor Ahmadi');
      await expectAccessible(page, 'a thread on a phone');
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

    await test.step('keeps a reply offline across a reload and sends it once', async () => {
      await goOffline(context, product);
      await main.getByLabel('Message', { exact: true }).fill('Done. The gate code is in the office.');
      await main.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(main.getByText('Sending when you’re online')).toBeVisible();
      await page.reload();
      await expect(main.getByText('Done. The gate code is in the office.')).toBeVisible();
      await expect(main.getByText('Sending when you’re online')).toBeVisible();
      await goOnline(context, product);
      await expect(main.getByText('Sending when you’re online')).toBeHidden();
      await expect(main.getByText('Done. The gate code is in the office.')).toHaveCount(1);
    });

    await test.step('shows the reply to the office and the read receipt to the cleaner', async () => {
      await expect(deskMain.getByRole('log')).toContainText('Done. The gate code is in the office.', {
        timeout: 40_000,
      });
      await expect(main.getByRole('log')).toContainText(/Seen by .*Helen Marsh/);
      await desk.goto('/notices');
      const notice = desk.getByRole('listitem').filter({ hasText: 'Message from Noor Ahmadi' }).first();
      await expect(notice).toContainText(title);
      await expect(notice).not.toContainText('gate code');
      await desk.goto('/admin/messages');
      await deskMain.getByRole('link', { name: `Open messages: ${title}` }).click();
      await expect(deskMain.getByRole('log')).toContainText('Please lock the side gate today.');
      await desk.setViewportSize(PHONE);
      expect(await measureSidewaysScroll(desk)).toBeLessThanOrEqual(0);
    });

    await test.step('removes the cleaner’s message on both sides', async () => {
      const log = main.getByRole('log');
      await log.getByRole('button', { name: 'Remove message' }).click();
      await confirm(page, 'Remove this message?', 'Remove message');
      for (const thread of [log, deskMain.getByRole('log')]) {
        await expect(thread).toContainText('Message removed');
        await expect(thread).not.toContainText('gate code');
      }
      await expect(log.getByRole('button', { name: 'Remove message' })).toHaveCount(0);
      await expectAccessible(page, 'a thread with a message that was taken back');
    });
  });
});
