import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from './build/bundle-services.mjs';
import { compileCatalogues } from './build/catalogues.mjs';
import { hashInputs, Stamp } from './build/inputs.mjs';
import { runCommand } from './machine/run-command.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { FRONT_ENDS } from './stack/nginx.mjs';
import { SERVICES } from './stack/services.mjs';
import { runTasks } from './tasks.mjs';

/** The task that compiles the services. */
export const SERVICES_BUILD = 'the services';
const NODE_PROJECTS = ['packages/contracts', 'packages/service-kit', ...SERVICES.map((name) => `svc-${name}`)];
const SHARED_INPUTS = [
  'packages/ui',
  'packages/contracts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.front.json',
];
const SERVICE_INPUTS = ['packages/contracts', 'packages/service-kit', 'scripts/build', 'package-lock.json'];

const getBin = (name) => path.join(ROOT, 'node_modules', name);

/** Compiles the services, and bundles those that changed. @throws Problem with the compiler's output */
export async function buildServices() {
  await compileCatalogues();
  // tsc trusts its build info even if its output is missing.
  const isMissing = NODE_PROJECTS.some((project) => !existsSync(path.join(ROOT, project, 'dist')));
  const args = [getBin('typescript/bin/tsc'), '-b', ...(isMissing ? ['--force'] : []), ...NODE_PROJECTS];
  const { code, output } = await runCommand(process.execPath, args, { cwd: ROOT });
  if (code !== 0) throw new Problem(`The services do not compile:\n${output.trim()}`);
  await bundleChanged(SERVICES.map((name) => `svc-${name}`));
}

/** In a separate process, so that esbuild's server and its memory end with the build, while the product runs on. */
export async function bundleChanged(services) {
  const changed = services
    .map((service) => ({ service, stamp: new Stamp(ROOT, service, PROGRAM), inputs: hashServiceInputs(service) }))
    .filter(({ stamp, inputs }) => !stamp.matches(inputs));
  if (changed.length === 0) return;
  const names = changed.map(({ service }) => service);
  const { code, output } = await runCommand(process.execPath, ['scripts/build/bundle-services.mjs', ...names], {
    cwd: ROOT,
  });
  if (code !== 0) throw new Problem(`${names.join(', ')} cannot be bundled:\n${output.trim()}`);
  for (const { stamp, inputs } of changed) stamp.write(inputs);
}

const hashServiceInputs = (service) => hashInputs(ROOT, [service, ...SERVICE_INPUTS]);

async function buildFrontEnd(name) {
  const { code, output } = await runCommand(
    process.execPath,
    [getBin('webpack-cli/bin/cli.js'), '--mode', 'production'],
    {
      cwd: path.join(ROOT, name),
    },
  );
  if (code !== 0) throw new Problem(`${name} does not build:\n${output.trim()}`);
}

/** Writes the public pages as HTML, from the shell and the public remote's screens. */
async function writePages() {
  const { code, output } = await runCommand(process.execPath, ['shell/build/prerender.mjs'], { cwd: ROOT });
  if (code !== 0) throw new Problem(`The public pages cannot be written:\n${output.trim()}`);
}

function hashFrontEndInputs(name) {
  const own = hashInputs(ROOT, [name, ...SHARED_INPUTS]);
  return name === 'shell' ? `${own} ${hashInputs(ROOT, ['mf-public'])} ${process.env.SITE_URL ?? ''}` : own;
}

/** The front ends whose inputs have changed since the last build. */
function listChangedFrontEnds(force) {
  return Object.entries(FRONT_ENDS).flatMap(([name, entry]) => {
    const inputs = hashFrontEndInputs(name);
    const stamp = new Stamp(ROOT, name, entry);
    const isWhole = name !== 'shell' || existsSync(path.join(ROOT, '.cache/pages/build.txt'));
    return !force && isWhole && stamp.matches(inputs) ? [] : [{ name, finish: () => stamp.write(inputs) }];
  });
}

/** Tasks for runTasks: the services always (tsc finds what changed), and front ends whose inputs changed. */
export async function createBuildTasks({ force = false } = {}) {
  // First, because catalogues are among the inputs.
  await compileCatalogues();
  const changed = listChangedFrontEnds(force);
  return [
    { name: SERVICES_BUILD, run: buildServices },
    // The shell's API description needs the compiled contracts, and its pages need the remote's file names.
    ...changed.map(({ name, finish }) => ({
      name,
      after: name === 'shell' ? [SERVICES_BUILD, 'mf-public'] : [],
      run: async () => {
        await buildFrontEnd(name);
        if (name === 'shell') await writePages();
        finish();
      },
    })),
  ];
}

/** Builds what changed, on all cores. @throws Problem with the compiler's output */
export async function build({ force = false, signal } = {}) {
  const tasks = await createBuildTasks({ force });
  const [, ...frontEnds] = tasks.map(({ name }) => name);
  const title = frontEnds.length ? `Building the services, ${frontEnds.join(', ')}` : 'Building the services';
  const errors = await step(title, () => runTasks(tasks, { signal }));
  signal?.throwIfAborted();
  for (const error of errors.values()) throw error;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runProgram((signal) => build({ force: process.argv.includes('--force'), signal }));
}
