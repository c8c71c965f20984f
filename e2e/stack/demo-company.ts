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
/** Sources that change what the first start of a data directory makes, and what the template waits for. */
const INPUTS = [
  'packages/contracts',
  'packages/service-kit',
  ...SERVICES.map((name) => `svc-${name}`),
  'scripts/stack',
  'scripts/redis',
  'e2e/stack/demo-company.ts',
  'package-lock.json',
];
/** Pictures take longest, when other programs use the processors. */
const SETTLED_WITHIN_MS = 300_000;

const execFileAsync = promisify(execFile);

/** Pictures in progress, and documents that await deletion. */
export async function listPendingMedia(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ pictures: number; documents: number }>(
    'media',
    `SELECT (SELECT count(*)::int FROM gallery_image WHERE status = 'processing') AS pictures,
       (SELECT count(*)::int FROM document JOIN known_account ON known_account.id = owner_id
        WHERE removed AND deleted_at IS NULL) AS documents`,
  );
  return Object.entries(left ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} are in work`] : []));
}

/** The demo company makes its first pay run once all work has arrived. */
async function listPendingPay(databases: Databases): Promise<string[]> {
  const [held] = await databases.query('invoice', 'SELECT 1 FROM payee WHERE hold_reason IS NOT NULL');
  return held ? [] : ['the demo company has not paid yet'];
}

/** A restore marks unsent mail, so that nobody gets it twice: encrypted-backup.spec.ts compares a company without any. */
async function listUnsentMail(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ count: number }>(
    'auth',
    `SELECT count(*)::int AS count FROM mail_message WHERE state IN ('waiting', 'sending')`,
  );
  return left?.count ? [`${left.count} messages wait`] : [];
}

/** Waits until a new demo company is complete in all services. */
export const waitForDemoCompany = (databases: Databases, withinMs = SETTLED_WITHIN_MS): Promise<void> =>
  eventually(
    async () => [
      ...(await databases.listFeedLag()),
      ...(await listPendingMedia(databases)),
      ...(await listPendingPay(databases)),
      ...(await listUnsentMail(databases)),
    ],
    withinMs,
  );

/**
 * Global setup: starts the demo company once and keeps its data directory as a template until the services or the day change. A first start
 * takes 23 s of processor time (initdb, migrations, pictures), a start on a copy 10 s.
 */
export default async function makeDemoCompany(): Promise<void> {
  const name = `${getBusinessToday()}-${hashInputs(ROOT, INPUTS).slice(0, 16)}`;
  const template = join(FOLDER, name);
  process.env.DEMO_COMPANY = template;
  if (existsSync(template)) return;
  // PostgreSQL's user needs access to the folder below.
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

/** Copies the template to a folder that must not exist yet. */
export async function copyDemoCompany(dataDir: string): Promise<void> {
  await execFileAsync('cp', ['-a', '--reflink=auto', process.env.DEMO_COMPANY ?? '', dataDir]);
}
