import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// A plain user's PATH often lacks the sbin folders, where Debian keeps nginx.
const listFolders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Redis' successor in Fedora and Arch. */
const ALIASES = { 'redis-server': ['valkey-server'] };

/** Full path of a program or its alias; undefined if there is none. */
export const findProgram = (name) =>
  [name, ...(ALIASES[name] ?? [])].map(findInFolders).find((found) => found !== undefined);

function findInFolders(name) {
  for (const folder of listFolders()) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Continue with the next folder.
    }
  }
  return undefined;
}
