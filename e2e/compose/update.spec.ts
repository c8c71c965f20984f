import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { isRemoved, lostRows, rowsOf, type Tables } from '../../scripts/releases/kept-rows';
import { expect, test } from '../stack/test';
import { command, ROOT } from './docker';
import { Installation } from './installation';

/** Version and commit of every release. */
const RELEASES = [
  ...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+) \(commit ([0-9a-f]+),/gm),
].map(([, version, commit]) => ({ version, commit }) as { version: string; commit: string });

/** What people work with: the journeys that need nothing of the demo company but its people. */
const JOURNEYS = ['main-job', 'reach-people', 'quote'].map((name) => `e2e/journeys/${name}.spec.ts`);
/** What running services write by themselves: attempts to log in and sessions end, keys are fetched again. */
const PASSES = new Set(['login_attempt', 'session', 'token_key_set']);
/** What newer services write anew, by service, table and column: documents are encrypted under another key, and the demo company issues invoices. */
const WRITTEN_ANEW = new Set(['media.document.object_key', 'invoice.invoice_counter.last_number']);
const isRemovedOrAnew = (...path: Parameters<typeof isRemoved>): boolean =>
  isRemoved(...path) || WRITTEN_ANEW.has(path.join('.'));
/** Services that have just started apply each other's feeds, seal and encrypt. */
const KEPT_WITHIN_MS = 180_000;
/** Two images of every part are built, and PostgreSQL is filled from a backup. */
const TIMEOUT_MS = 60 * 60_000;

interface Compared {
  readonly dataKey: string;
  readonly isGone?: typeof isRemoved;
}

/** Names tables that are gone, and rows that are gone or say something else. */
function lost(before: ReadonlyMap<string, Tables>, after: ReadonlyMap<string, Tables>, compared: Compared): string[] {
  const { dataKey, isGone = isRemovedOrAnew } = compared;
  return [...before].flatMap(([service, tables]) =>
    [...tables].flatMap(([table, rows]) => {
      const now = rowsOf(after.get(service), service, table);
      if (!now) return isGone(service, table) ? [] : [`${service}.${table} is gone`];
      if (PASSES.has(table)) return [];
      return lostRows([service, table], rows, now, { dataKey, isGone }).map((row) => `${service}.${table}: ${row}`);
    }),
  );
}

/** The rows once services of a new demo company have nothing left to write. */
async function settledRows(installation: Installation): Promise<Map<string, Tables>> {
  let last = await installation.rows();
  await expect(async () => {
    const before = last;
    last = await installation.rows();
    expect(JSON.stringify([...last].map(([service, tables]) => [service, [...tables]]))).toBe(
      JSON.stringify([...before].map(([service, tables]) => [service, [...tables]])),
    );
  }).toPass({ timeout: KEPT_WITHIN_MS });
  return last;
}

async function expectKept(
  before: ReadonlyMap<string, Tables>,
  product: Installation,
  compared: Compared,
): Promise<void> {
  await expect(async () => {
    expect(lost(before, await product.rows(), compared)).toEqual([]);
  }).toPass({ timeout: KEPT_WITHIN_MS });
}

/** The account number that a person of the demo company reads of their own account. */
async function ownAccountNumber(url: string): Promise<unknown> {
  const [person] = DEMO_CONTRACTORS;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: DEMO_PASSWORD }),
  });
  const { access_token, user } = await answer.json();
  const own = await fetch(`${url}/api/user?id=${user.id}`, { headers: { Authorization: `Bearer ${access_token}` } });
  return (await own.json()).account_number;
}

test('there are releases to update from', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
});

for (const { version, commit } of RELEASES)
  test(`${version} with data is updated, goes back and forward again, and loses nothing`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const newest = await command('git', ['rev-parse', 'HEAD']);
    const folder = await mkdtemp(join(tmpdir(), 'cleaning-update-'));
    const product = await Installation.clone(join(folder, 'product'), commit);
    const update = async () => {
      // As UPGRADING.md says: what is checked out is the version that runs.
      const script = join(folder, 'update.sh');
      await writeFile(script, await product.run('git', 'show', `${newest}:scripts/compose/update.sh`));
      return product.run('sh', script, newest);
    };
    try {
      await product.start();
      const before = await settledRows(product);
      const accountNumber = await ownAccountNumber(product.url);
      expect(before.get('auth')?.get('account')?.length).toBeGreaterThan(5);

      expect(await update()).toContain(`Updated from local to ${newest.slice(0, 12)}.`);
      const dataKey = await product.setting('DATA_KEY');
      await expectKept(before, product, { dataKey });
      expect(await ownAccountNumber(product.url)).toBe(accountNumber);
      await product.journeys(...JOURNEYS);

      expect(await product.run('scripts/compose/update.sh', 'back', '--with-data')).toContain('Back at local.');
      await expectKept(before, product, { dataKey, isGone: () => false });
      expect(await ownAccountNumber(product.url)).toBe(accountNumber);

      expect(await update()).toContain(`Updated from local to ${newest.slice(0, 12)}.`);
      await expectKept(before, product, { dataKey });
      expect(await ownAccountNumber(product.url)).toBe(accountNumber);
    } finally {
      await product.remove();
      await rm(folder, { recursive: true, force: true });
    }
  });
