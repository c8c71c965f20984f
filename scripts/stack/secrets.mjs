import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

const secret = () => randomBytes(24).toString('base64url');

const newSecrets = (demo) => ({
  demo,
  postgres: secret(),
  databases: { auth: secret(), jobs: secret(), media: secret(), invoice: secret() },
  redis: secret(),
  dataKey: randomBytes(32).toString('base64url'),
  documentLink: randomBytes(32).toString('base64url'),
  adminPassword: secret(),
});

const fileOf = (dataDir) => path.join(dataDir, 'secrets.json');

function write(dataDir, secrets) {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/**
 * The data directory's passwords, made once and readable by its owner only, and whether it holds the demo company: the demo is
 * never poured over real data, nor taken for it.
 * @param demo what the caller asks for, for a new directory
 */
export function readOrMakeSecrets(dataDir, demo) {
  if (!existsSync(fileOf(dataDir))) return write(dataDir, newSecrets(demo));
  const secrets = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  if (secrets.demo && !demo)
    throw new Problem(
      `${dataDir} holds the demo company: set DATA_DIR to another folder for an empty start, or remove this one.`,
    );
  return secrets;
}

/** Notes that everything was ready once; answers whether it was the first time. */
export function noteReady(dataDir, secrets) {
  if (!secrets.wasReady) write(dataDir, { ...secrets, wasReady: true });
  return !secrets.wasReady;
}
