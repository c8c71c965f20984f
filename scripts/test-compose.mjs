import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServices } from './build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { findFreePorts } from './machine/ports.mjs';
import { runCommand } from './machine/run-command.mjs';
import { describeFailure, Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { MAP_TILES } from './test/browser.mjs';
import { prepareJourneys } from './test/prepare.mjs';
import { Results } from './test/reports.mjs';
import { runBrowserTests } from './test/runners.mjs';

/** Writes a .env with fresh secrets and the demo company, and returns its variables too. */
async function makeEnvironment(folder, port) {
  const made = await runCommand(path.join(ROOT, 'scripts/compose/make-env.sh'), []);
  const text = made.output
    .replace(/^PORT=.*$/m, `PORT=${port}`)
    .replace(/^DEMO_DATA=.*$/m, 'DEMO_DATA=true')
    // Used by passkeys and links in mails.
    .replace(/^SITE_URL=.*$/m, `SITE_URL=http://localhost:${port}`)
    .replace(/^MAP_TILES=.*$/m, `MAP_TILES=${MAP_TILES}`)
    // Tests log in with a password.
    .replace(/^ADMIN_SECOND_FACTOR=.*$/m, 'ADMIN_SECOND_FACTOR=optional')
    .replace(/^REGISTRATIONS_PER_HOUR=.*$/m, 'REGISTRATIONS_PER_HOUR=100000');
  const file = path.join(folder, '.env');
  writeFileSync(file, text, { mode: 0o600 });
  const variables = Object.fromEntries(
    [...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  return { file, variables };
}

/** Runs a program and prints its lines. @throws Problem when it fails */
function runStep(title, program, words, env) {
  return step(title, async (printed) => {
    const onLine = (line) => {
      console.log(`    ${line}`);
      printed();
    };
    const { code } = await runCommand(program, words, { cwd: ROOT, env, onLine });
    if (code !== 0) throw new Problem(`${title}: failed (${code}).`);
  });
}

/** Saves the containers' logs, to examine failures. */
async function saveLogs(env, project) {
  const file = path.join(ROOT, `test-results/containers-${project}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  const onLine = (line) => writeFileSync(file, `${line}\n`, { flag: 'a' });
  await runCommand('docker', ['compose', 'logs', '--no-color', '--timestamps'], { cwd: ROOT, env, onLine });
  console.log(`  The containers' logs are in ${path.relative(ROOT, file)}.`);
}

async function buildImages(env, signal) {
  if (process.env.IMAGES_FROM)
    await runStep('Making the images that no registry brings', process.env.IMAGES_FROM, [ROOT], env);
  signal.throwIfAborted();
  await runStep('Building', 'docker', ['compose', '--profile', 'commands', 'build', '--quiet'], env);
}

/** Runs tests against a separate stack with the demo company, because journeys change rows in ways that services do not. */
async function testStack(files, { title, project, env, signal }) {
  signal.throwIfAborted();
  let counts;
  try {
    await runStep('Starting', 'docker', ['compose', 'up', '--detach', '--wait'], env);
    counts = await runBrowserTests(files, { title, projects: [project], env });
    return counts;
  } finally {
    if (!counts || counts.failed.length > 0) await saveLogs(env, project);
    await runCommand('docker', ['compose', 'down', '--volumes', '--remove-orphans'], { cwd: ROOT, env });
  }
}

/** These tests start the images on their own nodes. */
const testSwarm = (files, { title, project, env }) =>
  runBrowserTests(files, { title, projects: [project], env: { ...env, COMPOSE_STACK: '', SWARM: 'true' } });

/**
 * `npm run test:compose`: installs what is missing, builds the images, runs the journeys through the published port of one stack, then
 * e2e/compose/ (restarts under load, backup and restore, replicas, updates) against another one, and e2e/swarm/ on two nodes. Continues after
 * failures; the last line is the sum. Needs Docker with Compose 2.24 or newer. IMAGES_FROM names a program that makes base images where no
 * registry can be reached; it gets this folder. `npm run test:compose -- PATH …` runs only these files.
 */
async function testCompose(signal) {
  const files = process.argv.slice(2);
  const results = new Results();
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-compose-'));
  const [port] = await findFreePorts(1);
  const { file, variables } = await makeEnvironment(folder, port);
  const env = {
    ...process.env,
    COMPOSE_PROJECT_NAME: 'cleaning-test',
    COMPOSE_ENV_FILES: file,
    COMPOSE_PARALLEL_LIMIT: process.env.COMPOSE_PARALLEL_LIMIT ?? '1',
    VERSION: 'test',
    BASE_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: variables.ADMIN_EMAIL,
    ADMIN_PASSWORD: variables.ADMIN_PASSWORD,
    COMPOSE_STACK: 'up',
  };
  try {
    await prepareJourneys(signal);
    await step('Compiling the services', buildServices);
    await buildImages(env, signal);
    for (const [project, title, test] of [
      ['journeys', 'Journeys through the published port', testStack],
      ['compose', 'Restarts, backup, replicas, updates', testStack],
      ['swarm', 'A swarm that loses a node', testSwarm],
    ]) {
      const own = files.filter((each) => each.includes(`e2e/${project}`));
      if (files.length > 0 && own.length === 0) continue;
      results.add(await test(own, { title, project, env, signal }));
    }
  } catch (error) {
    console.error(`✖ ${signal.aborted ? 'Interrupted.' : describeFailure(error)}`);
    results.add({ failed: [signal.aborted ? 'The run was interrupted' : 'The run ended early'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const line of results.lines()) console.log(line);
  return results.isGood ? 0 : 1;
}

checkNodeVersion();
await runProgram(testCompose);
