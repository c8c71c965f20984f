import { Column, PrimaryColumn } from 'typeorm';
import type { Encryption } from './document-objects.service.js';

/** Columns of a row that has an encrypted object. */
export abstract class EncryptedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  objectKey: string;

  /** Of the file itself, not of its encrypted form. */
  @Column({ type: 'integer' })
  sizeBytes: number;

  /** Which DATA_KEY the object is encrypted under. */
  @Column({ type: 'text' })
  keyId: string;

  /** SHA-256 of the encrypted object's first bytes: another object under the same key is recognised. */
  @Column({ type: 'bytea' })
  headDigest: Buffer;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** The columns of a file that was just stored. */
export const toEncryptedColumns = (
  id: string,
  key: string,
  { size, keyId, headDigest }: Encryption,
): EncryptedFile => ({
  id,
  objectKey: key,
  sizeBytes: size,
  keyId,
  headDigest,
  createdAt: new Date(),
});
