import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLastLines, runCommand } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { ROOT } from '../root.mjs';

/** The containers' version of Node, from the Dockerfile. */
export function readContainerVersion(dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')) {
  const version = /^FROM node:(\d+\.\d+\.\d+)-\S+ AS runtime$/m.exec(dockerfile)?.[1];
  if (!version) throw new Problem('The Dockerfile names no version of Node.');
  return version;
}

/**
 * The program of the containers' Node, installed from npm into `.cache/`. Not a dependency, because it would add 120 MB to each
 * installation, and its `node` would shadow the machine's own in every npm script.
 * @throws Problem if there is none for this platform
 */
export async function findContainerNode() {
  const version = readContainerVersion();
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(ROOT, '.cache', `node-${version}`);
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, output } = await runCommand('npm', [...words, `${name}@${version}`]);
  if (code !== 0)
    throw new Problem(`Node ${version} of the containers could not be installed:\n${getLastLines(output)}`);
  return program;
}
