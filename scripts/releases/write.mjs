/**
 * `node scripts/releases/write.mjs`: writes `releases/VERSION`, the four databases of this version with its demo company, as SQL. Run it on
 * the released commit: upgrade.operations.spec.ts requires it while a migration is missing, and upgrades the databases in each later
 * version. Needs a build.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runProgram } from '../program.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { startStack } from '../stack/index.mjs';
import { SERVICES } from '../stack/services.mjs';
import { writeDatabase } from './write-database.mjs';

/** The test that reads the files needs the same secrets. */
const SECRETS = {
  DATA_KEY: 'a data key that only the tests know, 32+',
  DOCUMENT_LINK_SECRET: 'a secret that only the tests know, 32+',
};
const SETTLED_POLL_MS = 5_000;

/** Waits until each service has seeded its demo data, and the feeds are idle. */
async function waitUntilSettled(clients, signal) {
  let last = '';
  for (;;) {
    signal.throwIfAborted();
    const looks = await Promise.all(
      clients.map(async (client) => {
        const { rows } = await client.query(
          'SELECT (SELECT count(*) FROM demo_seed) AS seeded, (SELECT max(seq) FROM change) AS newest, (SELECT count(*) FROM change WHERE seq IS NULL) AS waiting',
        );
        return rows[0];
      }),
    );
    const now = JSON.stringify(looks);
    if (now === last && looks.every(({ seeded, waiting }) => seeded === '1' && waiting === '0')) return;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_POLL_MS));
  }
}

runProgram(async (signal) => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const folder = path.join(ROOT, 'releases', version);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-release-'));
  const clients = [];
  let stack;
  try {
    stack = await step('Making the demo company', () =>
      startStack({ dataDir, demo: true, env: SECRETS, log: console.log, signal }),
    );
    for (const name of SERVICES) clients.push(new pg.Client({ connectionString: stack.postgres.url(name) }));
    await Promise.all(clients.map((client) => client.connect()));
    await step('Waiting until its services have nothing left to write', () => waitUntilSettled(clients, signal));
    mkdirSync(folder, { recursive: true });
    for (const [index, name] of SERVICES.entries()) {
      const title = `-- The database of svc-${name} as release ${version} made and filled it, with its demo company.`;
      writeFileSync(path.join(folder, `${name}.sql`), `${title}\n\n${await writeDatabase(clients[index])}`);
    }
    console.log(`  Written: ${path.relative(ROOT, folder)}`);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await stack?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
