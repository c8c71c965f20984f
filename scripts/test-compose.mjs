import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './machine/ports.mjs';
import { run } from './machine/run.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

const bin = (name) => path.join(ROOT, 'node_modules', name);

/** A .env with fresh secrets and the demo company; answers its variables too. */
async function makeEnvironment(folder, port) {
  const made = await run(path.join(ROOT, 'scripts/compose/make-env.sh'), []);
  const text = made.output
    .replace(/^PORT=.*$/m, `PORT=${port}`)
    .replace(/^DEMO_DATA=.*$/m, 'DEMO_DATA=true')
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

/**
 * `npm run test:compose`: builds the images, brings a stack of its own up, runs the journeys through its published port and then what
 * e2e/compose/ tests: restarts under load, backup and restore, replicas, updates. Needs Docker with Compose 2.24 or newer.
 * IMAGES_FROM names a program that is run with this folder before: where no image registry is reached, it makes the images.
 */
async function testCompose(signal) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-compose-'));
  const [port] = await freePorts(1);
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
  const act = (title, program, words) =>
    step(title, async (printed) => {
      signal.throwIfAborted();
      const onLine = (line) => {
        console.log(`    ${line}`);
        printed();
      };
      const { code } = await run(program, words, { cwd: ROOT, env, onLine });
      if (code !== 0) throw new Problem(`${title}: failed (${code}).`);
    });
  const playwright = (title, project) =>
    act(title, process.execPath, [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--project', project]);
  try {
    if (process.env.IMAGES_FROM)
      await act('Making the images that no registry brings', process.env.IMAGES_FROM, [ROOT]);
    await act('Building', 'docker', ['compose', '--profile', 'commands', 'build', '--quiet']);
    await act('Starting', 'docker', ['compose', 'up', '--detach', '--wait']);
    await playwright('Journeys through the published port', 'journeys');
    await playwright('Restarts, backup, replicas, updates', 'compose');
  } finally {
    await run('docker', ['compose', 'down', '--volumes', '--remove-orphans'], { cwd: ROOT, env });
    rmSync(folder, { recursive: true, force: true });
  }
}

await runProgram(testCompose);
