import type { DocumentKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileType } from '../files/file-type.js';

/** One file of one person. Staged (without owner) until the registration that brought it is completed. */
@Entity('document')
export class Document {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { nullable: true })
  owner_id: string | null;
  @Column('uuid', { nullable: true })
  registration_id: string | null;
  @Column('text')
  kind: DocumentKind;
  @Column('text')
  content_type: FileType;
  @Column('integer')
  size_bytes: number;
  @Column('text')
  object_key: string;
  /** Which DATA_KEY the object is encrypted under; null: it is plain, from before documents were encrypted. */
  @Column('text', { nullable: true })
  key_id: string | null;
  /** SHA-256 of the encrypted object's first bytes: an object that was exchanged for another is not taken for this one. */
  @Column('bytea', { nullable: true })
  head_digest: Buffer | null;
  @Column('timestamptz')
  created_at: Date;
  /** Since when the bytes are gone; the row stays for the audit log. */
  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
