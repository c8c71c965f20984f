import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../scripts/stack/index.mjs';
import { expectFits } from '../stack/pages';
import { expect, giveSession, test } from '../stack/test';

/** Address of each list, and its texts while there is nothing. */
const EMPTY: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/admin', 'No Jobs has Created', 'Nothing waits for you.'],
  ['/admin/overview', 'No work in this month.'],
  ['/admin/quick-job-data', 'No Jobs has Created'],
  ['/admin/sub-contractors', 'No sub-contractors has registered'],
  ['/admin/work', 'No work was found.'],
  ['/admin/invoices', 'No invoices were issued yet.'],
  ['/admin/search?text=nobody', 'No people found.', 'No jobs found.'],
  ['/invoice', 'Open a job under Job Places Data'],
];

test('the desk of a new company', async ({ browser }) => {
  test.skip(Boolean(process.env.BASE_URL), 'needs an empty company of its own');
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-e2e-'));
  const stack = await startStack({ dataDir, demo: false });
  const page = await (await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' })).newPage();
  await giveSession(page, stack.admin);
  for (const [path, ...texts] of EMPTY) {
    await page.goto(path);
    for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectFits(page, `${path} without data`, [
      { width: 390, height: 844 },
      { width: 1280, height: 844 },
    ]);
  }
  await page.context().close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});
