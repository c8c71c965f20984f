import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { installPackages, listMissingPackages } from './machine/apt.mjs';
import { areNpmPackagesInstalled, installNpmPackages } from './machine/npm.mjs';
import { checkPortIsFree } from './machine/ports.mjs';
import { Problem } from './problem.mjs';
import { formatSeconds, step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { openDataDir } from './stack/data-dir.mjs';
import { startStack } from './stack/index.mjs';

const SERVERS = { nginx: 'nginx', 'redis-server': 'redis-server' };

async function describeDemoLogins() {
  const { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD, DEMO_SUPERVISOR } = await import('@cleaning/contracts/demo');
  const waiting = DEMO_CONTRACTORS.find(({ verified }) => !verified);
  return [
    `  admin           ${DEMO_ADMIN.email}`,
    `  supervisor      ${DEMO_SUPERVISOR.email}`,
    `  sub-contractor  ${DEMO_CONTRACTORS[0].email}`,
    ...(waiting ? [`  not verified    ${waiting.email}`] : []),
    `  password        ${DEMO_PASSWORD} (all of them)`,
  ];
}

function describeAdminLogin({ admin, isNew }, dataDir) {
  const password =
    isNew && !process.env.ADMIN_PASSWORD ? admin.password : `as given at the first start (${dataDir}/secrets.json)`;
  return [`  admin           ${admin.email}`, `  password        ${password}`];
}

/** Rejects unknown arguments, because a start changes the data directory. Throws Problem. */
function readEmptyFlag() {
  try {
    return parseArgs({ options: { empty: { type: 'boolean' } } }).values.empty ?? false;
  } catch (error) {
    throw new Problem(
      `${error.message.split('. ')[0]}. npm start takes "-- --empty" (no demo company), and the settings PORT, HOST and DATA_DIR.`,
    );
  }
}

/** `npm start`: installs and builds what is missing, and runs the product until a signal. */
export async function start(signal) {
  const begun = performance.now();
  const port = Number(process.env.PORT ?? 8080);
  const host = process.env.HOST ?? 'localhost';
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const empty = readEmptyFlag();

  console.log(`• Node ${process.versions.node}`);
  await checkPortIsFree(port, host);
  const opened = openDataDir(dataDir, !empty);
  // First, to report missing packages at once.
  const packages = listMissingPackages(SERVERS);
  if (packages.length > 0) await step(`Installing ${packages.join(' and ')}`, () => installPackages(packages));
  if (!(await areNpmPackagesInstalled(ROOT))) await step('Installing npm packages', () => installNpmPackages(ROOT));
  signal.throwIfAborted();
  await build({ signal });
  const log = (line) => console.log(`  ${line}`);
  const stack = await step('Starting PostgreSQL, Redis, the four services and nginx', async () =>
    startStack({ opened, port, host, log, signal }),
  );

  console.log(`\n  ${stack.url}\n`);
  for (const line of stack.demo ? await describeDemoLogins() : describeAdminLogin(stack, dataDir)) console.log(line);
  console.log(`\n  Ready after ${formatSeconds(performance.now() - begun)}. Data and logs: ${dataDir}`);
  if (!stack.demo && !empty)
    console.log('  This data directory was started with --empty: it stays without the demo company.');
  if (host === 'localhost')
    console.log('  Only this machine can reach it; HOST=0.0.0.0 npm start opens it to the network.');
  console.log('  Ctrl-C stops everything.\n');

  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await step('Stopping', () => stack.stop());
}
