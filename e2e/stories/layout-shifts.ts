import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { getBusinessToday, Office } from '../stack/office';
import { confirm, expect, giveSession, type Page, type Product } from '../stack/test';

interface LayoutShifts {
  sum: number;
  /** Score and elements of each shift. */
  moved: string[];
}

/** Sums the layout shifts of each page from now on, except those caused by input. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    // Parts are revealed after two seconds even if a part above still loads. A busy machine may load longer.
    const patience = new CSSStyleSheet();
    patience.replaceSync('.ui-revealed[data-waits] { animation-delay: 2min }');
    document.adoptedStyleSheets.push(patience);
    const shifts: LayoutShifts = { sum: 0, moved: [] };
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

/** Layout shifts since the last call, after loading has ended. */
export async function readLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  // Includes late shifts.
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 500)));
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: LayoutShifts };
    const found = { sum: shifts.sum, moved: shifts.moved.splice(0) };
    shifts.sum = 0;
    return found;
  });
}

/** Issues an invoice and opens it by its address, without visible layout shifts. */
export async function expectStableIssue(
  page: Page,
  product: Product,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const office = await Office.open(product);
  const job = await office.createPermanentJob(`Still House ${viewport.width}`, ['06:00-08:00']);
  await office.addManualRecord(job, DEMO_CONTRACTORS[0]?.id ?? '', getBusinessToday(), '180.00', '50');
  // svc-invoice reads the feed shortly after.
  const entries = () => office.sql('invoice', 'SELECT 1 FROM ledger_entry WHERE job_id = $1', [job]);
  await expect.poll(async () => (await entries()).length).toBe(1);
  await page.setViewportSize(viewport);
  await giveSession(page, product.admin);
  await watchLayoutShifts(page);
  const whole = async () => {
    await expect(page.getByRole('article', { name: 'Tax Invoice' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Versions of / })).toContainText('Version 1');
  };

  await page.goto(`/admin/jobs/${job}`);
  const button = page.getByRole('button', { name: 'Download Invoice' });
  await expect(button).toBeVisible();
  await readLayoutShifts(page);
  await button.click();
  await confirm(page, 'Issue tax invoice for', 'Issue invoice');
  await page.waitForURL(/\/invoice\?number=/);
  await whole();
  const after = await readLayoutShifts(page);
  expect(after.sum, `after issuing: ${after.moved.join('; ')}`).toBeLessThanOrEqual(0.05);

  await page.reload();
  await whole();
  const opened = await readLayoutShifts(page);
  expect(opened.sum, `opened by its address: ${opened.moved.join('; ')}`).toBeLessThanOrEqual(0.05);
}
