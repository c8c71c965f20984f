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
  /** The operator's; each service and the backup have their own Redis user. */
  redis: createSecret(),
  redisUsers: {
    auth: createSecret(),
    jobs: createSecret(),
    media: createSecret(),
    invoice: createSecret(),
    backup: createSecret(),
  },
  documentLink: createLongSecret(),
  /** Shared by two services, to authenticate each other. */
  pairs: {
    authJobs: createLongSecret(),
    authMedia: createLongSecret(),
    authInvoice: createLongSecret(),
    jobsMedia: createLongSecret(),
    jobsInvoice: createLongSecret(),
    mediaInvoice: createLongSecret(),
  },
  /** Seals personal data and documents, which are lost without it. */
  dataKey: createLongSecret(),
  adminPassword: createSecret(),
});

/** Adds secrets that the version that wrote the file did not know. */
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
 * The data directory's passwords, created once and readable only by its owner, and whether it holds the demo company, so that the demo
 * is never mixed with real data.
 * @param demo for a new directory
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

/** Returns whether it is the first time. */
export function markReady(dataDir, secrets) {
  if (!secrets.wasReady) write(dataDir, { ...secrets, wasReady: true });
  return !secrets.wasReady;
}
