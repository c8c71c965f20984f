import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileCatalogues } from './build/catalogues.mjs';
import { buildServices, SERVICES_BUILD } from './build.mjs';
import { runCommand } from './machine/run-command.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { runTasks } from './tasks.mjs';
import { writeGroups } from './test/groups.mjs';

const getBin = (name) => path.join(ROOT, 'node_modules', name);

/** Workspaces with TypeScript in them. */
function listProjects() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces.filter((workspace) => existsSync(path.join(ROOT, workspace, 'tsconfig.json')));
}

/** Runs a Node program. @throws Problem with its output when it fails */
const createCheck = (name, args, { after = [], env = {} } = {}) => ({
  name,
  after,
  run: () =>
    step(name, async () => {
      const { code, output } = await runCommand(process.execPath, args(), {
        cwd: ROOT,
        env: { ...process.env, ...env },
      });
      if (code !== 0) throw new Problem(`${name}:\n${output.trimEnd()}`);
    }),
});

const AFTER_SERVICES = { after: [SERVICES_BUILD] };

/** Checks without servers, for runTasks. The types need the compiled services. */
export const CHECKS = [
  createCheck('Format, lint, import cycles', () => [getBin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']),
  // Specs of services are not in their build projects, unlike those of front ends and journeys.
  createCheck('Types of tests', () => [getBin('typescript/bin/tsc'), '-p', 'tsconfig.specs.json'], AFTER_SERVICES),
  createCheck('Types', () => [getBin('typescript/bin/tsc'), '-b', ...listProjects()], AFTER_SERVICES),
];

const buildUnitTestArgs = () => {
  writeGroups('unit');
  return [getBin('jest/bin/jest.js'), '--selectProjects', 'unit', '--silent', '--maxWorkers=2'];
};
const UNIT_TESTS = createCheck('Unit tests', buildUnitTestArgs, { env: { TEST_GROUPS: 'on' } });

/** `npm run check`: all checks without servers, on all cores. */
async function checkAll(signal) {
  // First, because two tasks need the catalogues at the same time.
  await compileCatalogues();
  const compile = { name: SERVICES_BUILD, run: () => step('Compiling the services', buildServices) };
  const tasks = [compile, UNIT_TESTS, ...CHECKS].map((task) => ({
    ...task,
    run: () =>
      task.run().catch((error) => {
        console.log(error.message);
        throw error;
      }),
  }));
  const errors = await runTasks(tasks, { signal });
  signal.throwIfAborted();
  if (errors.size) throw new Problem(`${errors.size} of ${tasks.length} checks failed.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) runProgram(checkAll);
