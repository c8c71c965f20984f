import { Column, PrimaryColumn } from 'typeorm';
import type { Encryption } from './document-objects.service.js';

/** Columns of a row that has an encrypted object. */
export abstract class EncryptedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'object_key', type: 'text' })
  objectKey: string;

  /** Of the file itself, not of its encrypted form. */
  @Column({ name: 'size_bytes', type: 'integer' })
  sizeBytes: number;

  /** Which DATA_KEY the object is encrypted under. */
  @Column({ name: 'key_id', type: 'text' })
  keyId: string;

  /** SHA-256 of the encrypted object's first bytes: another object under the same key is recognised. */
  @Column({ name: 'head_digest', type: 'bytea' })
  headDigest: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** The columns of a file that was just stored. */
export const encryptedColumns = (id: string, key: string, { size, keyId, headDigest }: Encryption): EncryptedFile => ({
  id,
  objectKey: key,
  sizeBytes: size,
  keyId,
  headDigest,
  createdAt: new Date(),
});
