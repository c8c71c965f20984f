import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../problem.mjs';

const secret = () => randomBytes(24).toString('base64url');
const longSecret = () => randomBytes(32).toString('base64url');

const createSecrets = () => ({
  postgres: secret(),
  databases: { auth: secret(), jobs: secret(), media: secret(), invoice: secret() },
  /** The operator's own; each service and the backup have a user in Redis too. */
  redis: secret(),
  redisUsers: { auth: secret(), jobs: secret(), media: secret(), invoice: secret(), backup: secret() },
  documentLink: longSecret(),
  /** What two services prove themselves to each other with. */
  pairs: {
    authJobs: longSecret(),
    authMedia: longSecret(),
    authInvoice: longSecret(),
    jobsMedia: longSecret(),
    jobsInvoice: longSecret(),
    mediaInvoice: longSecret(),
  },
  /** Seals personal data and documents: they are lost with it. */
  dataKey: longSecret(),
  adminPassword: secret(),
});

/** What is there stays; what the version that wrote it did not know is made. */
function fillUp(there) {
  const made = createSecrets();
  const value = (name) =>
    typeof made[name] === 'object' ? { ...made[name], ...there[name] } : (there[name] ?? made[name]);
  return { ...there, ...Object.fromEntries(Object.keys(made).map((name) => [name, value(name)])) };
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
  const there = JSON.parse(readFileSync(buildFile(dataDir), 'utf8'));
  if (there.demo && !demo)
    throw new Problem(
      `${dataDir} holds the demo company: set DATA_DIR to another folder for an empty start, or remove this one.`,
    );
  const secrets = fillUp(there);
  return isDeepStrictEqual(secrets, there) ? there : write(dataDir, secrets);
}

/** Notes that everything was ready once; answers whether it was the first time. */
export function noteReady(dataDir, secrets) {
  if (!secrets.wasReady) write(dataDir, { ...secrets, wasReady: true });
  return !secrets.wasReady;
}
