import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './machine/run.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

const bin = (name) => path.join(ROOT, 'node_modules', name);

/** Workspaces with TypeScript in them. */
function projects() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces.filter((workspace) => existsSync(path.join(ROOT, workspace, 'tsconfig.json')));
}

/** The checks that need no server; each is `title` and the Node program that does it. */
export const CHECKS = [
  { title: 'Format, lint, import cycles', args: () => [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  { title: 'Types', args: () => [bin('typescript/bin/tsc'), '-b', ...projects()] },
  // What is built for services leaves their specs out; those of front ends and journeys are part of their projects.
  { title: 'Types of tests', args: () => [bin('typescript/bin/tsc'), '-p', 'tsconfig.specs.json'] },
];

const UNIT_TESTS = {
  title: 'Unit tests',
  args: () => [bin('jest/bin/jest.js'), '--selectProjects', 'unit', '--silent'],
};

/** Runs one check; resolves with whether it passed. What it says is shown only when it did not. */
export async function passes({ title, args }) {
  const { code, output } = await step(title, () => run(process.execPath, args(), { cwd: ROOT }));
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

async function check(signal) {
  let failed = 0;
  for (const each of [...CHECKS, UNIT_TESTS]) {
    signal.throwIfAborted();
    if (!(await passes(each))) failed += 1;
  }
  if (failed) throw new Problem(`${failed} of ${CHECKS.length + 1} checks failed.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) runProgram(check);
