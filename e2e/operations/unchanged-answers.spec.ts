import { getAuditLog, getMyPlan } from '@cleaning/contracts';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { PHONE } from '../stack/frame';
import { Office } from '../stack/office';
import { expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** The statuses that a page gets for a read, in order. */
function getStatuses(page: Page, { path }: { path: string }): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === path) statuses.push(response.status());
  });
  return statuses;
}

async function goTo(page: Page, link: string, heading: string | RegExp = link): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test.describe('an answer that has not changed', () => {
  test('is asked for again by the desk, and sent again when it has changed', async ({ page, product }) => {
    const office = await Office.open(product);
    const statuses = getStatuses(page, getAuditLog);
    await openAs(page, product.admin, '/admin/audit-log');
    const main = page.getByRole('main');
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    expect(statuses[0]).toBe(200);
    // An entry of what was done before may still come, and is sent.
    await expect(async () => {
      await goTo(page, 'Mail');
      const asked = statuses.length;
      await goTo(page, 'Audit log');
      await expect.poll(() => statuses.at(asked), { timeout: 5_000 }).toBe(304);
    }).toPass();
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    const title = `Changed Depot ${Date.now().toString(36)}`;
    const before = statuses.length;
    await office.permanentJob(title);
    await expect(main).toContainText(title);
    expect(statuses.slice(before)).toContain(200);
  });

  test.describe('on a phone', () => {
    // The window of the other journeys with a service worker.
    test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

    test('is still kept for the time without a connection', async ({ page, context, product }) => {
      const office = await Office.open(product);
      const person = await office.contractor('Ola Kept');
      const title = `Unchanged Depot ${Date.now().toString(36)}`;
      const job = await office.permanentJob(title);
      await office.assign(job, person);
      const statuses = getStatuses(page, getMyPlan);
      await openAs(page, person, '/my-jobs');
      await waitUntilCached(page, job);
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText(title);
      await goTo(page, 'My Jobs');
      const before = statuses.length;
      await goTo(page, 'Dashboard', 'Earnings as Sub-Contractor');
      // The bar of the running work reads it, too, for the device.
      await expect.poll(() => statuses.slice(before)).toContain(304);
      await expect(page.getByRole('main')).toContainText(title);
      await goOffline(context, product);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(title);
      await goOnline(context, product);
    });
  });
});
