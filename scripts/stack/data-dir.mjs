import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ProcessRecords } from './process-records.mjs';
import { readOrMakeSecrets } from './secrets.mjs';

/**
 * Claims a data directory for this process, creating it if needed.
 * @param demo whether a new one gets the demo company
 * @throws Problem if another start holds it, it cannot be written, or it holds the demo and an empty one is wanted
 */
export function openDataDir(folder, demo) {
  const dataDir = path.resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL's user must be able to enter it; private files are in closed folders.
  chmodSync(dataDir, 0o711);
  const makePrivateFolder = (name) => {
    const dir = path.join(dataDir, name);
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return dir;
  };
  const records = new ProcessRecords(makePrivateFolder('run'));
  records.claim();
  return {
    dataDir,
    runDir: records.folder,
    logDir: makePrivateFolder('logs'),
    records,
    secrets: readOrMakeSecrets(dataDir, demo),
  };
}
