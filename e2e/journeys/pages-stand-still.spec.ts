import { requestInvoice } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { businessToday, Office } from '../stack/office';
import { expect, openAs, type Page, test } from '../stack/test';

// Answers are held back here, which the worker would make good.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

/**
 * What comes below a part of unknown height is seen together with it, so that it does not move away from a press; after two seconds it is
 * seen anyhow.
 */
async function comesTogether(page: Page, path: string, call: string): Promise<void> {
  const below = page.getByRole('main').locator('[data-waits]').first();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect(below, `${path} without ${call}`).toBeAttached();
  await expect(below.getByRole('heading').or(below.getByRole('button')).first()).toBeVisible();
  answer();
  await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
  await page.unroute(`**${call}`);
}

test.describe('what is below a part that is still read', () => {
  test('comes together with it on a sub-contractor’s pages, unless that takes long', async ({ page }) => {
    await openAs(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await comesTogether(page, '/dashboard', '/api/my-plan');
    await comesTogether(page, '/my-jobs', '/api/my-plan');
    await comesTogether(page, '/payments', '/api/my-approvals');
  });

  test('comes together with it on the desk, unless that takes long', async ({ page, product }) => {
    await openAs(page, product.admin);
    await comesTogether(page, '/admin', '/api/admin/desk/approvals');
    await comesTogether(page, '/admin/absences', '/api/admin/desk/find-cover');
    await comesTogether(page, '/admin/pay', '/api/admin/pay/list-runs');
  });
});

/** The sum of the layout shifts that nobody has caused, while a page opens. */
async function shiftOf(page: Page, path: string, whole: () => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    const found = { sum: 0, sources: [] as string[] };
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        found.sum += entry.value;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '?',
        );
        found.sources.push(`${entry.value.toFixed(3)} ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await whole();
  // What moves last is seen, too.
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 500)));
  const { sum, sources } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; sources: string[] } }).shifts,
  );
  test.info().annotations.push({ type: 'shifts', description: sources.join('; ') });
  return sum;
}

test.describe('an issued invoice', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    test(`opens without moving what is seen, ${viewport.width} px`, async ({ page, product }) => {
      test.skip(!product.storage, 'needs the demo company');
      const office = await Office.open(product);
      const job = await office.permanentJob(`Still House ${viewport.width}`, ['06:00-08:00']);
      await office.manualRecord(job, DEMO_CONTRACTORS[0]?.id ?? '', businessToday(), '180.00', '50');
      const [year, month] = businessToday().split('-') as [string, string];
      let number = '';
      await expect
        .poll(
          async () => {
            const issued = await office.call(requestInvoice, { job_id: job, year, month }).catch(() => null);
            number = issued?.invoice_number ?? '';
            return number;
          },
          { timeout: 60_000 },
        )
        .not.toBe('');
      await page.setViewportSize(viewport);
      await openAs(page, product.admin);
      const shift = await shiftOf(page, `/invoice?number=${encodeURIComponent(number)}`, async () => {
        await expect(page.getByRole('article', { name: 'Tax Invoice' })).toBeVisible();
        await expect(page.getByRole('table', { name: `Versions of ${number}` })).toContainText('Version 1');
      });
      expect(
        shift,
        test
          .info()
          .annotations.map(({ description }) => description)
          .join(),
      ).toBeLessThanOrEqual(0.05);
    });
});
