import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '@cleaning/contracts';
import { hashInputs } from '../../scripts/build/inputs.mjs';
import { ROOT } from '../../scripts/root.mjs';
import { startStack } from '../../scripts/stack/index.mjs';
import { Databases, eventually } from './databases';
import { getBusinessToday } from './office';

const FOLDER = join(ROOT, '.cache', 'demo-company');
/** What the first start of a data directory depends on, beside the day. */
const INPUTS = [
  'packages/contracts',
  'packages/service-kit',
  ...SERVICES.map((name) => `svc-${name}`),
  'scripts/stack',
  'scripts/redis',
  'package-lock.json',
];
const SETTLED_WITHIN_MS = 60_000;

const execFileAsync = promisify(execFile);

/** Pictures that are still being made, and documents that are still to be deleted. */
export async function listPendingMedia(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ pictures: number; documents: number }>(
    'media',
    `SELECT (SELECT count(*)::int FROM gallery_image WHERE status = 'processing') AS pictures,
       (SELECT count(*)::int FROM document JOIN known_account ON known_account.id = owner_id
        WHERE removed AND deleted_at IS NULL) AS documents`,
  );
  return Object.entries(left ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} are in work`] : []));
}

/** The demo company's first pay run, which is made once all work has arrived. */
async function listPendingPay(databases: Databases): Promise<string[]> {
  const [held] = await databases.query('invoice', 'SELECT 1 FROM payee WHERE hold_reason IS NOT NULL');
  return held ? [] : ['the demo company has not paid yet'];
}

/** Waits until a demo company that has just been made is whole in all services. */
export const waitForDemoCompany = (databases: Databases, withinMs = SETTLED_WITHIN_MS): Promise<void> =>
  eventually(
    async () => [
      ...(await databases.listFeedLag()),
      ...(await listPendingMedia(databases)),
      ...(await listPendingPay(databases)),
    ],
    withinMs,
  );

/**
 * Before all tests: starts the demo company once and keeps its data directory as a template, until the services or the day change. A first
 * start takes 23 s of processor time (initdb, migrations, pictures), a start on a copy 10 s. A run of all tests makes it beside those of Jest.
 */
export default async function makeDemoCompany(): Promise<void> {
  const name = `${getBusinessToday()}-${hashInputs(ROOT, INPUTS).slice(0, 16)}`;
  const template = join(FOLDER, name);
  process.env.DEMO_COMPANY = template;
  if (existsSync(template)) return;
  // PostgreSQL's user has to get through.
  await mkdir(FOLDER, { recursive: true, mode: 0o711 });
  for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old), { recursive: true, force: true });
  const unfinished = `${template}.${process.pid}`;
  const stack = await startStack({ dataDir: unfinished, demo: true });
  const databases = new Databases(stack);
  try {
    await waitForDemoCompany(databases);
  } finally {
    await databases.close();
    await stack.stop();
  }
  await rename(unfinished, template);
}

/** A data directory of its own with the demo company, as after the first start. The folder must not be there yet. */
export async function copyDemoCompany(dataDir: string): Promise<void> {
  await execFileAsync('cp', ['-a', '--reflink=auto', process.env.DEMO_COMPANY ?? '', dataDir]);
}
