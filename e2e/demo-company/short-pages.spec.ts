import { type Attention, type CallAnswer, getAttention, getHome } from '@cleaning/contracts';
import { buildDemoJobId } from '@cleaning/contracts/demo';
import { measurePageHeight, PHONE } from '../stack/frame';
import { measureSidewaysScroll } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

const LONG_NAME = `Port Adelaide Maritime Warehouse and ${'Conference Centre, '.repeat(4)}Level 12`;
const getRow = (number: number) => ({
  kind: 'permanent' as const,
  job_id: buildDemoJobId(number),
  row_id: buildDemoJobId(number),
  user_id: buildDemoJobId(number),
  job_name: LONG_NAME,
  user_name: LONG_NAME,
  date: '2026-10-02',
  start_time: '06:00',
  oldest: '2026-10-02',
  waiting: 2,
  needed: 9,
  assigned: 1,
});
const manyRows = { total: 9, rows: [1, 2, 3, 4, 5].map(getRow) };
const BUSY_ATTENTION: Attention = {
  requests: manyRows,
  unfinished: manyRows,
  short_of_cleaners: manyRows,
  late: manyRows,
};

test.skip(({ product }) => !product.stack, 'needs the demo company as it was made');

test('keeps desk pages short on a phone even with many long entries', async ({ quietPage: page }) => {
  await page.setViewportSize(PHONE);
  // The longest case: every list is full of long names.
  await page.route(`**${getAttention.path}`, (route) => route.fulfill({ json: BUSY_ATTENTION }));
  await page.route(`**${getHome.path}`, async (route) => {
    const response = await route.fetch();
    const board: CallAnswer<typeof getHome> = await response.json();
    const shifts = board.shifts.map((shift) => ({ ...shift, job_name: LONG_NAME, user_name: LONG_NAME }));
    await route.fulfill({ response, json: { ...board, shifts } });
  });
  await openAs(page, ADMIN);
  for (const [path, maxHeight] of [
    ['/admin', 2500],
    [`/admin/jobs/${buildDemoJobId(1)}`, 4000],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
    await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('article, table').first()).toBeVisible();
    expect(await measurePageHeight(page), path).toBeLessThanOrEqual(maxHeight);
    expect(await measureSidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
});
