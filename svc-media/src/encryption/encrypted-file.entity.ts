import { Column, PrimaryColumn } from 'typeorm';
import type { Encryption } from './document-objects.service.js';

/** Columns of a row that has an encrypted object. */
export abstract class EncryptedFile {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  object_key: string;
  /** Of the file itself, not of its encrypted form. */
  @Column('integer')
  size_bytes: number;
  /** Which DATA_KEY the object is encrypted under. */
  @Column('text')
  key_id: string;
  /** SHA-256 of the encrypted object's first bytes: another object under the same key is recognised. */
  @Column('bytea')
  head_digest: Buffer;
  @Column('timestamptz')
  created_at: Date;
}

/** The columns of a file that was just stored. */
export const encryptedColumns = (id: string, key: string, { size, keyId, headDigest }: Encryption): EncryptedFile => ({
  id,
  object_key: key,
  size_bytes: size,
  key_id: keyId,
  head_digest: headDigest,
  created_at: new Date(),
});
