import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, logIn, test } from '../stack/test.js';
import { compose, docker, inspect, listContainers, ROOT, runCommand } from './docker.js';

const [OLD_TITLE, NEW_TITLE] = ['Job Places Data', 'Places of the next version'];
const NEXT = 'test-next';

/** Builds an image of the admin remote with a changed title from the current sources. */
async function buildNextVersion(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-next-'));
  try {
    await runCommand('sh', [
      '-c',
      `git ls-files --cached --others --exclude-standard | tar -c -T - | tar -x -C ${folder}`,
    ]);
    const texts = join(folder, 'mf-admin/src/home/texts.ts');
    const source = await readFile(texts, 'utf8');
    expect(source).toContain(OLD_TITLE);
    await writeFile(texts, source.replaceAll(OLD_TITLE, NEW_TITLE));
    await docker('build', '--quiet', '--target', 'mf-admin', '--tag', `cleaning/mf-admin:${NEXT}`, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Requests addresses in turn until stopped. Returns the answers other than 200. */
function startRequests(addresses: readonly string[]): () => Promise<{ failures: string[]; count: number }> {
  let isStopped = false;
  const failures: string[] = [];
  let count = 0;
  const running = (async () => {
    while (!isStopped) {
      for (const address of addresses) {
        const status = await fetch(address).then(
          (answer) => answer.arrayBuffer().then(() => answer.status),
          (error: Error) => error.message,
        );
        count += 1;
        if (status !== 200) failures.push(`${address}: ${status}`);
      }
    }
  })();
  return async () => {
    isStopped = true;
    await running;
    return { failures, count };
  };
}

const readEntry = async (url: string): Promise<string> => {
  const manifest = await (await fetch(`${url}/mf/admin/mf-manifest.json`)).json();
  return `${url}/mf/admin/static/${manifest.metaData.remoteEntry.name.replace('static/', '')}`;
};

test('replaces a remote without a failed request, and keeps files of open pages', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(900_000);
  await buildNextVersion();
  const { url } = product;
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.url()}: ${answer.status()}`));
  page.on('requestfailed', (request) => request.url().includes('/static/') && failed.push(`${request.url()} failed`));
  await logIn(page, product.admin);
  await expect(page.getByRole('heading', { level: 2, name: OLD_TITLE })).toBeVisible();

  const oldEntry = await readEntry(url);
  const stop = startRequests([`${url}/mf/admin/mf-manifest.json`, oldEntry, `${url}/admin`]);
  await runCommand(join(ROOT, 'scripts/compose/roll.sh'), ['mf-admin'], { VERSION: NEXT });
  const { failures, count } = await stop();
  expect(failures).toEqual([]);
  console.log(`${count} requests during the update, none failed`);
  const replicas = await inspect(...(await listContainers('mf-admin')));
  expect(replicas.map(({ Config }) => Config.Image)).toEqual([`cleaning/mf-admin:${NEXT}`]);
  expect(await readEntry(url)).not.toBe(oldEntry);

  await test.step('loads another part of a page that was open before the update', async () => {
    const title = 'Create Permanent Job';
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(failed).toEqual([]);
  });

  await test.step('shows the new version on a new page', async () => {
    const fresh = await browser.newContext({ baseURL: url });
    const visitor = await fresh.newPage();
    await logIn(visitor, product.admin);
    await expect(visitor.getByRole('heading', { level: 2, name: NEW_TITLE })).toBeVisible();
    await fresh.close();
  });
});

test('keeps the old version serving when the new one stays unhealthy', async ({ product: { url } }) => {
  test.setTimeout(300_000);
  const broken = 'test-broken';
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-broken-'));
  // Like a failed migration: the process exits before it listens.
  await writeFile(
    join(folder, 'Dockerfile'),
    'FROM cleaning/svc-jobs:test\nCMD ["node", "-e", "console.error(\'the migration failed\'); process.exit(1)"]\n',
  );
  await docker('build', '--quiet', '--tag', `cleaning/svc-jobs:${broken}`, folder);
  await rm(folder, { recursive: true });
  const before = await listContainers('svc-jobs');
  const stop = startRequests([`${url}/api/docs/`, `${url}/healthz`]);
  const output = await runCommand(join(ROOT, 'scripts/compose/roll.sh'), ['svc-jobs'], {
    VERSION: broken,
    HEALTHY_WITHIN_SECONDS: '15',
  }).catch((error: Error) => error.message);
  expect((await stop()).failures).toEqual([]);
  expect(output).toContain('the migration failed');
  expect(output).toContain('the old one keeps serving');
  expect((await listContainers('svc-jobs')).toSorted()).toEqual(before.toSorted());
  expect(await compose('ps', '--all', '--quiet', 'svc-jobs')).toBe(before.join('\n'));
});
