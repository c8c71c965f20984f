import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ProcessRecords } from './process-records.mjs';
import { readOrMakeSecrets } from './secrets.mjs';

/**
 * Takes a data directory for this process, making it where it is not there.
 * @param demo whether a new one gets the demo company
 * @throws Problem when another start holds it, it cannot be written, or it holds the demo and an empty one is wanted
 */
export function openDataDir(folder, demo) {
  const dataDir = path.resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL's user passes through; what is private lies in folders that are closed.
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
