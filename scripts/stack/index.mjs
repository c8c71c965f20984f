import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

import { checkPortIsFree, findFreePorts } from '../machine/ports.mjs';
import { ROOT } from '../root.mjs';
import { protectTables } from './append-only-tables.mjs';
import { openDataDir } from './data-dir.mjs';
import { makeDatabases } from './databases.mjs';
import { createNginx } from './nginx.mjs';
import { createPostgres } from './postgres.mjs';
import { Progress } from './progress.mjs';
import { createRedis } from './redis.mjs';
import { markReady } from './secrets.mjs';
import { createServices, SERVICES } from './services.mjs';

const LARGEST_LOG = 20 * 1024 * 1024;
const REMOTES = ['public', 'contractor', 'admin'];
const DEFAULT_ADMIN = 'admin@gumleaf.example';

/** Keeps one older part of a large log. */
function rotate(file) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(file, `${file}.1`);
}

async function makeFirstAdmin(demo, secrets, env) {
  if (demo) {
    const { DEMO_ADMIN, DEMO_PASSWORD } = await import('@cleaning/contracts/demo');
    return { email: DEMO_ADMIN.email, password: DEMO_PASSWORD };
  }
  return { email: env.ADMIN_EMAIL ?? DEFAULT_ADMIN, password: env.ADMIN_PASSWORD ?? secrets.adminPassword };
}

/** Waits until svc-media has written the public pages of this build, or makes no progress. */
async function waitForPages(folder, writers, signal) {
  const build = readFileSync(path.join(ROOT, 'shell/dist/build.txt'), 'utf8').trim();
  const progress = new Progress(() => writers);
  while (!existsSync(path.join(folder, `${build}.written`)) && !progress.isStuck()) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts the whole product on real servers, like `npm start`; index.d.mts documents options and result.
 */
export async function startStack({
  dataDir: folder,
  opened,
  port = 0,
  host = 'localhost',
  demo = true,
  log = () => {},
  env = {},
  node = process.execPath,
  signal,
}) {
  const { dataDir, runDir, logDir, records, secrets } = opened ?? openDataDir(folder, demo);
  const leftovers = await records.endLeftovers();
  if (leftovers.length) log(`Ended what an earlier start left running: ${leftovers.join(', ')}`);

  // In stop order.
  const groups = [];
  let nginx;
  const stop = async () => {
    for (const group of groups) await Promise.all(group.map((child) => child.stop()));
    nginx?.removeSockets();
    records.forget('start');
  };
  const startGroup = async (group, after = async () => {}) => {
    signal?.throwIfAborted();
    groups.unshift(group);
    await Promise.all(group.map((child) => child.start()));
    await after();
  };
  signal?.addEventListener('abort', stop, { once: true });

  try {
    const [postgresPort, redisPort, ownPort, ...servicePorts] = await findFreePorts(3 + SERVICES.length);
    const domainPort = port || ownPort;
    await checkPortIsFree(domainPort, host);
    const logFile = (name) => {
      const file = path.join(logDir, `${name}.log`);
      rotate(file);
      return file;
    };
    rotate(path.join(logDir, 'nginx-access.log'));
    const shared = { root: ROOT, dataDir, runDir, logDir, records, log };
    const ports = Object.fromEntries(SERVICES.map((name, index) => [name, servicePorts[index]]));

    const redisUrl = (user, password) => `redis://${user}:${password}@127.0.0.1:${redisPort}`;
    const databaseUrl = (name) => `postgresql://${name}:${secrets.databases[name]}@127.0.0.1:${postgresPort}/${name}`;
    const variables = { ...process.env, ...env };
    const admin = await makeFirstAdmin(secrets.demo, secrets, variables);

    const redis = createRedis({ ...shared, logFile: logFile('redis'), port: redisPort, secrets });
    const postgres = await createPostgres({
      ...shared,
      logFile: logFile('postgres'),
      port: postgresPort,
      password: secrets.postgres,
    });
    const services = createServices({
      ...shared,
      node,
      logFile,
      ports,
      redisUrl: (name) => redisUrl(name, secrets.redisUsers[name]),
      databaseUrl,
      postgres,
      secrets,
      admin,
      demo: secrets.demo,
      siteUrl: variables.SITE_URL || `http://localhost:${domainPort}`,
      extra: env,
    });
    nginx = createNginx({ ...shared, port: domainPort, host, servicePorts: ports, env: variables });

    await Promise.all([
      startGroup([postgres], async () => {
        const server = { port: postgresPort, password: secrets.postgres };
        await makeDatabases({ ...server, passwords: secrets.databases });
        await protectTables(server);
      }),
      startGroup([redis]),
    ]);
    await startGroup(Object.values(services));
    // Until then, pages are those of the build, which name no company.
    if (secrets.demo)
      await waitForPages(path.join(dataDir, 'pages'), [services.media, services.invoice, postgres], signal);
    await startGroup([nginx]);
    signal?.throwIfAborted();

    const remote = (name) => (REMOTES.includes(name) ? `mf-${name}` : name);
    return {
      url: `http://${host === 'localhost' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${domainPort}`,
      port: domainPort,
      admin,
      demo: secrets.demo,
      logDir,
      dataKey: secrets.dataKey,
      isNew: markReady(dataDir, secrets),
      services,
      nginx,
      redis: Object.assign(redis, { url: redisUrl('operator', secrets.redis), port: redisPort }),
      postgres: Object.assign(postgres, { url: databaseUrl, port: postgresPort }),
      removeFrontEnd: (name) => nginx.removeFrontEnd(remote(name)),
      restoreFrontEnd: (name, dist) => nginx.restoreFrontEnd(remote(name), dist),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
