import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfInputs } from './build/inputs.mjs';
import { Stamp } from './build/stamps.mjs';
import { run } from './machine/run.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { FRONT_ENDS } from './stack/nginx.mjs';
import { SERVICES } from './stack/services.mjs';

const NODE_PROJECTS = ['packages/contracts', 'packages/service-kit', ...SERVICES.map((name) => `svc-${name}`)];
const SHARED_INPUTS = [
  'packages/ui',
  'packages/contracts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.front.json',
];

const bin = (name) => path.join(ROOT, 'node_modules', name);

async function buildServices() {
  // tsc trusts its own notes about what it has written, also when the files are gone.
  const gone = NODE_PROJECTS.some((project) => !existsSync(path.join(ROOT, project, 'dist')));
  const args = [bin('typescript/bin/tsc'), '-b', ...(gone ? ['--force'] : []), ...NODE_PROJECTS];
  const { code, output } = await run(process.execPath, args, { cwd: ROOT });
  if (code !== 0) throw new Problem(`The services do not compile:\n${output.trim()}`);
}

async function buildFrontEnd(name) {
  const { code, output } = await run(process.execPath, [bin('webpack-cli/bin/cli.js'), '--mode', 'production'], {
    cwd: path.join(ROOT, name),
  });
  if (code !== 0) throw new Problem(`${name} does not build:\n${output.trim()}`);
}

/** The front ends whose inputs are not those of the last build. */
function changedFrontEnds(force) {
  return Object.entries(FRONT_ENDS).flatMap(([name, entry]) => {
    const inputs = hashOfInputs(ROOT, [name, ...SHARED_INPUTS]);
    const stamp = new Stamp(ROOT, name, entry);
    return !force && stamp.matches(inputs) ? [] : [{ name, finish: () => stamp.write(inputs) }];
  });
}

/** Builds what changed, as much at once as there are cores. @throws Problem with the compiler's words */
export async function build({ force = false, signal } = {}) {
  const changed = changedFrontEnds(force);
  const title = changed.length
    ? `Building the services, ${changed.map(({ name }) => name).join(', ')}`
    : 'Building the services';
  await step(title, async () => {
    const services = buildServices();
    const frontEnd = async ({ name, finish }) => {
      // The API's description in the shell is made by the contracts' code.
      if (name === 'shell') await services;
      signal?.throwIfAborted();
      await buildFrontEnd(name);
      finish();
    };
    const queue = [() => services, ...changed.reverse().map((each) => () => frontEnd(each))];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await next();
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runProgram((signal) => build({ force: process.argv.includes('--force'), signal }));
}
