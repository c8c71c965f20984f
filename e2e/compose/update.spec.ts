import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { findLostRows, isRemoved, type Tables } from '../../scripts/releases/stored-rows';
import { expect, test } from '../stack/test';
import { runCommand } from './docker';
import { Installation } from './installation';

/** Release 1.9.0. Earlier releases update to it first: UPGRADING.md. */
const RELEASE_1_9_0 = '515c7bad';

/** Journeys that need only the people of the demo company. */
const JOURNEYS = ['main-job', 'reach-people', 'quote'].map((name) => `e2e/journeys/${name}.spec.ts`);
/** Tables that running services change on their own. */
const VOLATILE = new Set([
  'change',
  'change_counter',
  'change_cursor',
  'login_attempt',
  'session',
  'set_aside_change',
  'token_key_set',
]);
/** Services that have just started apply feeds, seal and encrypt. */
const SETTLED_WITHIN_MS = 180_000;
/** Builds two images of each part. */
const TIMEOUT_MS = 60 * 60_000;

/** Names removed tables, and missing or changed rows. */
function findLost(before: ReadonlyMap<string, Tables>, after: ReadonlyMap<string, Tables>): string[] {
  return [...before].flatMap(([service, tables]) =>
    [...tables].flatMap(([table, rows]) => {
      const now = after.get(service)?.get(table);
      if (!now) return isRemoved(service, table) ? [] : [`${service}.${table} is gone`];
      if (VOLATILE.has(table)) return [];
      return findLostRows([service, table], rows, now).map((row) => `${service}.${table}: ${row}`);
    }),
  );
}

/** Returns the rows once two reads are equal. */
async function waitForSettledRows(product: Installation): Promise<Map<string, Tables>> {
  const toText = (rows: ReadonlyMap<string, Tables>) =>
    JSON.stringify([...rows].map(([service, tables]) => [service, [...tables]]));
  let last = await product.rows();
  await expect(async () => {
    const before = last;
    last = await product.rows();
    expect(toText(last)).toBe(toText(before));
  }).toPass({ timeout: SETTLED_WITHIN_MS });
  return last;
}

async function expectRowsKept(before: ReadonlyMap<string, Tables>, product: Installation): Promise<void> {
  await expect(async () => {
    expect(findLost(before, await product.rows())).toEqual([]);
  }).toPass({ timeout: SETTLED_WITHIN_MS });
}

/** The account number that a demo contractor sees in their own account. */
async function readOwnAccountNumber(url: string): Promise<unknown> {
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

/** Starts an installation of a commit with the demo company, and removes it after the work. */
async function withInstallation(commit: string, use: (product: Installation) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-update-'));
  const product = await Installation.clone(join(folder, 'product'), commit);
  try {
    await product.start();
    await use(product);
  } finally {
    await product.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

test('updates 1.9.0 with data, goes back and forward again, and loses nothing', async () => {
  test.setTimeout(TIMEOUT_MS);
  const newest = await runCommand('git', ['rev-parse', 'HEAD']);
  await withInstallation(RELEASE_1_9_0, async (product) => {
    const before = await waitForSettledRows(product);
    const accountNumber = await readOwnAccountNumber(product.url);
    expect(before.get('auth')?.get('account')?.length).toBeGreaterThan(5);

    expect(await product.run('scripts/compose/update.sh', newest)).toContain(`to ${newest.slice(0, 12)}.`);
    await expectRowsKept(before, product);
    await product.runJourneys(...JOURNEYS);

    const entered = await waitForSettledRows(product);
    expect(await product.run('scripts/compose/update.sh', 'back')).toContain('Back at ');
    await expectRowsKept(entered, product);
    expect(await readOwnAccountNumber(product.url)).toBe(accountNumber);

    expect(await product.run('scripts/compose/update.sh', newest)).toContain(`to ${newest.slice(0, 12)}.`);
    await expectRowsKept(entered, product);
    expect(await readOwnAccountNumber(product.url)).toBe(accountNumber);
  });
});

/** A migration that the next release could add. */
const NEXT_MIGRATION = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddKeyNumber1899999999999 implements MigrationInterface {
  name = 'AddKeyNumber1899999999999';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE job ADD COLUMN key_number text NOT NULL DEFAULT 'none'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE job DROP COLUMN key_number');
  }
}
`;

test('updates this version to one with another migration, goes back and loses nothing', async () => {
  test.setTimeout(TIMEOUT_MS);
  const newest = await runCommand('git', ['rev-parse', 'HEAD']);
  await withInstallation(newest, async (product) => {
    const before = await waitForSettledRows(product);
    const migrations = join(product.folder, 'svc-jobs/src/migrations');
    await writeFile(join(migrations, '1899999999999-add-key-number.ts'), NEXT_MIGRATION);
    const index = join(migrations, 'index.ts');
    const list = await readFile(index, 'utf8');
    await writeFile(
      index,
      `import { AddKeyNumber1899999999999 } from './1899999999999-add-key-number.js';\n${list.replace(/,?\s*\];/, ', AddKeyNumber1899999999999];')}`,
    );
    const git = (...words: string[]) =>
      product.run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words);
    await git('checkout', '--quiet', '-b', 'next');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Add the number of a key');
    const next = (await git('rev-parse', 'HEAD')).trim();
    await git('checkout', '--quiet', newest);

    const readKeyNumbers = async () =>
      (await product.rows())
        .get('jobs')
        ?.get('job')
        ?.map((job) => job.key_number);
    expect(await product.run('scripts/compose/update.sh', next)).toContain(`to ${next.slice(0, 12)}.`);
    await expectRowsKept(before, product);
    expect(new Set(await readKeyNumbers())).toEqual(new Set(['none']));

    expect(await product.run('scripts/compose/update.sh', 'back')).toContain('Back at ');
    await expectRowsKept(before, product);
    await product.runJourneys(...JOURNEYS);
  });
});
