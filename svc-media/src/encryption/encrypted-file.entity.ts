import { Column, PrimaryColumn } from 'typeorm';
import type { Encryption } from './document-objects.service.js';

/** Columns of rows with an encrypted object. */
export abstract class EncryptedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  objectKey: string;

  /** Before encryption. */
  @Column({ type: 'integer' })
  sizeBytes: number;

  /** The DATA_KEY that encrypts the object. */
  @Column({ type: 'text' })
  keyId: string;

  /** SHA-256 of the encrypted object's first bytes, to detect another object under the same key. */
  @Column({ type: 'bytea' })
  headDigest: Buffer;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

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
