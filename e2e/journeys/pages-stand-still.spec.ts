import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { businessToday, Office } from '../stack/office';
import { lead } from '../stack/pages';
import { confirm, expect, giveSession, test as inNewWindow, type Page, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * What comes below a part of unknown height is seen together with it, so that it does not move away from a press; after two seconds it is
 * seen anyhow.
 */
async function comesTogether(page: Page, open: typeof lead, path: string, call: string): Promise<void> {
  const below = page.getByRole('main').locator('[data-waits]').first();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, path);
  await expect(below, `${path} without ${call}`).toBeAttached();
  await expect(below.getByRole('heading').or(below.getByRole('button')).first()).toBeVisible();
  answer();
  await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
  await page.unroute(`**${call}`);
}

const load = async (page: Page, path: string) => void (await page.goto(path));

test.describe('what is below a part that is still read', () => {
  test('comes together with it on a sub-contractor’s pages, unless that takes long', async ({ page }) => {
    await giveSession(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await comesTogether(page, load, '/dashboard', '/api/my-plan');
    await comesTogether(page, load, '/my-jobs', '/api/my-plan');
    await comesTogether(page, lead, '/payments', '/api/my-approvals');
  });

  test('comes together with it on the desk, unless that takes long', async ({ page, product }) => {
    await giveSession(page, product.admin);
    await comesTogether(page, load, '/admin', '/api/admin/desk/approvals');
    await comesTogether(page, lead, '/admin/absences', '/api/admin/desk/find-cover');
    await comesTogether(page, lead, '/admin/pay', '/api/admin/pay/list-runs');
  });
});

interface Shifts {
  sum: number;
  /** Each with what has moved. */
  moved: string[];
}

/** Adds up the layout shifts of each page from now on, without those that a press causes. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '?',
        );
        shifts.moved.push(`${entry.value.toFixed(3)} ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since this was called last, once nothing is read any more. */
async function shiftsOf(page: Page): Promise<Shifts> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  // What moves last is seen, too.
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 500)));
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Shifts };
    const found = { sum: shifts.sum, moved: shifts.moved.splice(0) };
    shifts.sum = 0;
    return found;
  });
}

inNewWindow(
  'an issued invoice opens without moving what is seen, on a phone and on a desk',
  async ({ page, product }) => {
    inNewWindow.skip(!product.storage, 'needs the demo company');
    const office = await Office.open(product);
    const whole = async () => {
      await expect(page.getByRole('article', { name: 'Tax Invoice' })).toBeVisible();
      await expect(page.getByRole('table', { name: /^Versions of / })).toContainText('Version 1');
    };
    await giveSession(page, product.admin);
    await watchShifts(page);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const place = `${viewport.width} px`;
      const job = await office.permanentJob(`Still House ${viewport.width}`, ['06:00-08:00']);
      await office.manualRecord(job, DEMO_CONTRACTORS[0]?.id ?? '', businessToday(), '180.00', '50');
      // svc-invoice reads the feed a moment later.
      const entries = () => office.sql('invoice', 'SELECT 1 FROM ledger_entry WHERE job_id = $1', [job]);
      await expect.poll(async () => (await entries()).length, { timeout: 60_000 }).toBe(1);
      await page.setViewportSize(viewport);

      await page.goto(`/admin/jobs/${job}`);
      const button = page.getByRole('button', { name: 'Download Invoice' });
      await expect(button).toBeVisible();
      await shiftsOf(page);
      await button.click();
      await confirm(page, 'Do you want to issue the tax invoice', 'Issue invoice');
      await page.waitForURL(/\/invoice\?number=/);
      await whole();
      const after = await shiftsOf(page);
      expect(after.sum, `after issuing, ${place}: ${after.moved.join('; ')}`).toBeLessThanOrEqual(0.05);

      await page.reload();
      await whole();
      const opened = await shiftsOf(page);
      expect(opened.sum, `opened by its address, ${place}: ${opened.moved.join('; ')}`).toBeLessThanOrEqual(0.05);
    }
  },
);
