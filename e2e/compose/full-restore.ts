import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@cleaning/contracts';
import { findReplicaDifferences } from '../faults/comparisons.js';
import { eventually } from '../stack/databases.js';
import { expect } from '../stack/test.js';
import { compose, ROOT, runCommand } from './docker.js';
import { openStackDatabases, readAllRows } from './load.js';

const AGREED_WITHIN_MS = 60_000;
const runScript = (name: string, ...words: string[]) => runCommand(join(ROOT, 'scripts/compose', name), words);

/** Rows are added on start (alerts for shifts that became late), never removed. */
const GROWING_TABLES = new Set([
  'auth.notice',
  'auth.delivered_notice',
  'jobs.raised_notice',
  'jobs.shift_alert',
  'jobs.change',
]);
/** Rows change on their own (feed cursors, last use of sessions), but none is removed. */
const CHANGING_TABLES = new Set([
  'auth.session_use',
  ...SERVICES.flatMap((name) => [`${name}.change_counter`, `${name}.change_cursor`]),
]);
/** Mail leaves this table when it is sent. */
const QUEUE_TABLES = new Set(['auth.mail_message']);

/** Names tables with missing or extra rows. */
function findDifferences(before: ReadonlyMap<string, string[]>, after: ReadonlyMap<string, string[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    if (QUEUE_TABLES.has(table)) return [];
    const there = new Set(after.get(table));
    if (CHANGING_TABLES.has(table))
      return there.size < rows.length ? [`${table} has lost ${rows.length - there.size} rows`] : [];
    const lost = rows.filter((row) => !there.has(row));
    if (lost.length > 0) return [`${table} lacks ${lost.join(' and ')}`];
    return there.size > rows.length && !GROWING_TABLES.has(table)
      ? [`${table} had ${rows.length} rows and has ${there.size}`]
      : [];
  });
}

/** SHA-256 of every picture of the gallery. */
async function hashPictures(url: string): Promise<string[]> {
  const collections: { imgs: Record<'before' | 'after', { img_path: string }[]> }[] = await (
    await fetch(`${url}/api/admin/get-gallery-imgs`)
  ).json();
  const paths = collections.flatMap(({ imgs }) => [...imgs.before, ...imgs.after]).map(({ img_path }) => img_path);
  expect(paths.length).toBeGreaterThan(0);
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(new URL(path, url));
      expect(answer.status).toBe(200);
      return createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
    }),
  );
}

/**
 * Takes a backup, removes all volumes, restores it and compares rows and pictures.
 * @throws an assertion's error when something is lost or added
 */
export async function expectFullRestore(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-backup-'));
  try {
    const databases = await openStackDatabases();
    await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);
    const [rows, images] = [await readAllRows(databases), await hashPictures(url)];
    await databases.close();

    expect(await runScript('backup.sh', folder)).toMatch(/tables with \d+ rows, \d+ objects/);
    await compose('down', '--volumes');
    expect(await runScript('restore.sh', folder)).toContain('done in');

    const restored = await openStackDatabases();
    await eventually(() => findReplicaDifferences(restored), AGREED_WITHIN_MS);
    expect(findDifferences(rows, await readAllRows(restored))).toEqual([]);
    expect(await hashPictures(url)).toEqual(images);
    await restored.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
