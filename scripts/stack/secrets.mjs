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
  documentLink: randomBytes(32).toString('base64url'),
  adminPassword: secret(),
});

/**
 * The data directory's passwords, made once and readable by its owner only, and whether it holds the demo company: the demo is
 * never poured over real data, nor taken for it.
 * @param demo what the caller asks for; undefined takes what the directory is
 */
export function readOrMakeSecrets(dataDir, demo) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const made = newSecrets(demo);
    writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return { ...made, isNew: true };
  }
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  if (kept.demo && !demo)
    throw new Problem(
      `${dataDir} holds the demo company: set DATA_DIR to another folder for an empty start, or remove this one.`,
    );
  return { ...kept, isNew: false };
}
