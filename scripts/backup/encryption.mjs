import { createReadStream, readFileSync } from 'node:fs';
import { computeEncryptedSize, decryptChunks, encryptChunks } from '@cleaning/svc-media/dist/encryption/age.js';
import { Problem } from '../problem.mjs';

/** bech32. Debian's age does not support other kinds of keys. */
const RECIPIENT = /^age1[ac-hj-np-z02-9]{58}$/;
const IDENTITY = /^AGE-SECRET-KEY-1[AC-HJ-NP-Z02-9]{58}$/;

/** Printed after a backup that is not encrypted. */
export const NOT_ENCRYPTED =
  'This backup is NOT encrypted: whoever reads the folder reads names, e-mail addresses and password hashes.\n' +
  'Set BACKUP_RECIPIENT to an age public key (docs/operations.md).';

/** The public key for backups; undefined if none is set. */
export function getRecipient({ BACKUP_RECIPIENT: recipient }) {
  if (!recipient) return undefined;
  if (!RECIPIENT.test(recipient)) throw new Problem('BACKUP_RECIPIENT is not a public key of age (age1…).');
  return recipient;
}

/** A pipeline stage for files of the backup. */
export const createEncryptor = (recipient) =>
  async function* encrypting(source) {
    yield* recipient ? encryptChunks(source, recipient) : source;
  };

export const computeBackupSize = (recipient, bytes) => (recipient ? computeEncryptedSize(bytes) : bytes);

/**
 * Opens the files of a backup with the identity in BACKUP_IDENTITY_FILE; `-` is the standard input.
 * @throws Problem if the backup is encrypted and there is no identity
 */
export function createOpener(recipient, { BACKUP_IDENTITY_FILE: file }) {
  if (!recipient) return (name) => createReadStream(name);
  if (!file) throw new Problem('This backup is encrypted: set BACKUP_IDENTITY_FILE to the file with its age identity.');
  let lines;
  try {
    lines = readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/);
  } catch (error) {
    throw new Problem(`BACKUP_IDENTITY_FILE cannot be read (${error.code}).`);
  }
  const identities = lines.map((line) => line.trim()).filter((line) => IDENTITY.test(line));
  if (identities.length === 0) throw new Problem('BACKUP_IDENTITY_FILE holds no identity of age (AGE-SECRET-KEY-1…).');
  return (name) => decryptChunks(createReadStream(name), identities);
}

/** Call before changing anything. @throws Problem if the identity does not fit */
export async function verifyIdentity(open, file) {
  const chunks = open(file)[Symbol.asyncIterator]();
  try {
    await chunks.next();
  } catch {
    throw new Problem('The identity in BACKUP_IDENTITY_FILE does not open this backup; nothing was changed.');
  } finally {
    await chunks.return?.();
  }
}
