import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../problem.mjs';

const createSecret = () => randomBytes(24).toString('base64url');
const createLongSecret = () => randomBytes(32).toString('base64url');

const createSecrets = () => ({
  postgres: createSecret(),
  databases: { auth: createSecret(), jobs: createSecret(), media: createSecret(), invoice: createSecret() },
  /** The operator's own; each service and the backup have a user in Redis too. */
  redis: createSecret(),
  redisUsers: { auth: createSecret(), jobs: createSecret(), media: createSecret(), invoice: createSecret(), backup: createSecret() },
  documentLink: createLongSecret(),
  /** What two services prove themselves to each other with. */
  pairs: {
    authJobs: createLongSecret(),
    authMedia: createLongSecret(),
    authInvoice: createLongSecret(),
    jobsMedia: createLongSecret(),
    jobsInvoice: createLongSecret(),
    mediaInvoice: createLongSecret(),
  },
  /** Seals personal data and documents: they are lost with it. */
  dataKey: createLongSecret(),
  adminPassword: createSecret(),
});

/** What is there stays; what the version that wrote it did not know is made. */
function addMissing(existing) {
  const fresh = createSecrets();
  const value = (name) =>
    typeof fresh[name] === 'object' ? { ...fresh[name], ...existing[name] } : (existing[name] ?? fresh[name]);
  return { ...existing, ...Object.fromEntries(Object.keys(fresh).map((name) => [name, value(name)])) };
}

const buildFile = (dataDir) => path.join(dataDir, 'secrets.json');

function write(dataDir, secrets) {
  const file = buildFile(dataDir);
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
  if (!existsSync(buildFile(dataDir))) return write(dataDir, { demo, ...createSecrets() });
  const existing = JSON.parse(readFileSync(buildFile(dataDir), 'utf8'));
  if (existing.demo && !demo)
    throw new Problem(
      `${dataDir} holds the demo company: set DATA_DIR to another folder for an empty start, or remove this one.`,
    );
  const secrets = addMissing(existing);
  return isDeepStrictEqual(secrets, existing) ? existing : write(dataDir, secrets);
}

/** Notes that everything was ready once; answers whether it was the first time. */
export function markReady(dataDir, secrets) {
  if (!secrets.wasReady) write(dataDir, { ...secrets, wasReady: true });
  return !secrets.wasReady;
}
