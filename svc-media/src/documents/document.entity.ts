import type { DocumentKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileType } from '../files/file-type.js';
import type { StoredFile } from '../files/intake.service.js';

/** One row for each person, locked by every change of their documents: changes run one after the other. */
@Entity('document_owner')
export class DocumentOwner {
  @PrimaryColumn('uuid')
  user_id: string;
  /** Rises with each change; travels in 'documents.changed'. */
  @Column('integer')
  version: number;
}

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
  /** SHA-256 of the encrypted object's first bytes: another object under the same key is recognised. */
  @Column('bytea', { nullable: true })
  head_digest: Buffer | null;
  @Column('timestamptz')
  created_at: Date;
  /** When the document was removed; the row stays for the audit log. */
  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}

/** The row of a file that has just been received. */
export const documentRow = (
  { id, contentType, size, key, encryption }: StoredFile,
  kind: DocumentKind,
  belongsTo: Pick<Document, 'owner_id' | 'registration_id'>,
): Document => ({
  id,
  kind,
  ...belongsTo,
  content_type: contentType,
  size_bytes: size,
  object_key: key,
  key_id: encryption?.keyId ?? null,
  head_digest: encryption?.headDigest ?? null,
  created_at: new Date(),
  deleted_at: null,
});
