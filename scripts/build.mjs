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

/** Builds the front ends whose inputs changed, as many at once as there are cores. */
async function buildFrontEnds(force, signal) {
  const changed = Object.entries(FRONT_ENDS).flatMap(([name, entry]) => {
    const inputs = hashOfInputs(ROOT, [name, ...SHARED_INPUTS]);
    const stamp = new Stamp(ROOT, name, entry);
    return !force && stamp.matches(inputs) ? [] : [{ name, inputs, stamp }];
  });
  const queue = [...changed];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      signal?.throwIfAborted();
      await buildFrontEnd(next.name);
      next.stamp.write(next.inputs);
    }
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), changed.length) }, worker));
  return changed.length ? changed.map(({ name }) => name).join(', ') : 'nothing changed';
}

/** Builds what changed: services with tsc, front ends with webpack. @throws Problem with the compiler's words. */
export async function build({ force = false, signal } = {}) {
  await step('Building the services', buildServices);
  signal?.throwIfAborted();
  await step('Building the front ends', () => buildFrontEnds(force, signal));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runProgram((signal) => build({ force: process.argv.includes('--force'), signal }));
}
