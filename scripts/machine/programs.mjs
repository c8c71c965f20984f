import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// A plain user's PATH often lacks the sbin folders, where Debian keeps nginx.
const FOLDERS = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Full path of a program, or undefined. */
export function findProgram(name) {
  for (const folder of FOLDERS()) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}
