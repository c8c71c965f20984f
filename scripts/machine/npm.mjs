import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { getLastLines, runCommand } from './run-command.mjs';

const readLock = async (file) => JSON.parse(await readFile(file, 'utf8')).packages;

/**
 * Whether node_modules matches the lockfile. npm writes its own record of the tree last, so an interrupted installation does not
 * count. Packages for other platforms are missing.
 */
export async function areNpmPackagesInstalled(root) {
  try {
    const [wanted, installed] = await Promise.all([
      readLock(path.join(root, 'package-lock.json')),
      readLock(path.join(root, 'node_modules/.package-lock.json')),
    ]);
    return Object.entries(wanted).every(([name, entry]) => {
      if (!name.startsWith('node_modules/') || entry.link) return true;
      const there = installed[name];
      return there ? there.version === entry.version : entry.optional === true;
    });
  } catch {
    return false;
  }
}

/** Installs the lockfile's packages, with the npm that started this process. */
export async function installNpmPackages(root) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const result = await runCommand(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  });
  if (result.code !== 0)
    throw new Problem(`npm could not install the packages; it said:\n${getLastLines(result.output)}`);
}
