import { getAuditLog, getMyPlan } from '@cleaning/contracts';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { PHONE } from '../stack/frame';
import { Office } from '../stack/office';
import { expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** Statuses of a page's reads, in order. */
function recordStatuses(page: Page, { path }: { path: string }): number[] {
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

test.describe('Unchanged answer', () => {
  test('gets 304 on the desk, and 200 once it has changed', async ({ page, product }) => {
    const office = await Office.open(product);
    const title = `Changed Depot ${Date.now().toString(36)}`;
    const statuses = recordStatuses(page, getAuditLog);
    // The search leaves out the entries of other tests.
    await openAs(page, product.admin, `/admin/audit-log?text=${encodeURIComponent(title)}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('No entries found.');
    expect(statuses[0]).toBe(200);
    const read = statuses.length;
    await goTo(page, 'Queues');
    await page.goBack();
    await expect(main).toContainText('No entries found.');
    await expect.poll(() => statuses.slice(read)).toContain(304);
    const before = statuses.length;
    await office.createPermanentJob(title);
    await expect(main.getByRole('row').filter({ hasText: title })).not.toHaveCount(0);
    expect(statuses.slice(before)).toContain(200);
  });

  test.describe('on a phone', () => {
    // Shares the window of other journeys with a service worker.
    test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

    test('stays available offline', async ({ page, context, product }) => {
      const office = await Office.open(product);
      const person = await office.registerVerified('Ola Kept');
      const title = `Unchanged Depot ${Date.now().toString(36)}`;
      const job = await office.createPermanentJob(title);
      await office.assign(job, person);
      const statuses = recordStatuses(page, getMyPlan);
      await openAs(page, person, '/my-jobs');
      await waitUntilCached(page, job);
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText(title);
      await goTo(page, 'My Jobs');
      const before = statuses.length;
      await goTo(page, 'Dashboard', 'Earnings as Sub-Contractor');
      // The bar of running work reads it too.
      await expect.poll(() => statuses.slice(before)).toContain(304);
      await expect(page.getByRole('main')).toContainText(title);
      await goOffline(context, product);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(title);
      await goOnline(context, product);
    });
  });
});
