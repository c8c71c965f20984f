import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../scripts/stack/index.mjs';
import { EMPTY_LISTS, expectEmpty } from '../stack/empty-lists';
import { giveSession, test } from '../stack/test';

/** With lists that are only answered so: journeys/admin-empty.spec.ts. */
test('the desk of a new company', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-e2e-'));
  const stack = await startStack({ dataDir, demo: false });
  const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await giveSession(page, stack.admin);
    for (const [path, ...texts] of EMPTY_LISTS) {
      await page.goto(path);
      await expectEmpty(page, path, texts);
    }
  } finally {
    await context.close();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
