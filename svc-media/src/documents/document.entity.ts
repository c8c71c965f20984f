import type { ComplianceKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileType } from '../files/file-type.js';
import type { StoredFile } from '../files/intake.service.js';

/** One row for each person, locked by every change of their documents: changes run one after the other. */
@Entity('document_owner')
export class DocumentOwner {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  /** Rises with each change; travels in 'documents.changed'. */
  @Column({ type: 'integer' })
  version: number;
}

/** One file of one person. Staged (without owner) until the registration that brought it is completed. */
@Entity('document')
export class Document {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid', nullable: true })
  ownerId: string | null;

  @Column({ type: 'uuid', nullable: true })
  registrationId: string | null;

  @Column({ type: 'text' })
  kind: ComplianceKind;

  @Column({ type: 'text' })
  contentType: FileType;

  @Column({ type: 'integer' })
  sizeBytes: number;

  @Column({ type: 'text' })
  objectKey: string;

  /** Which DATA_KEY the object is encrypted under; null: it is plain, from before documents were encrypted. */
  @Column({ type: 'text', nullable: true })
  keyId: string | null;

  /** SHA-256 of the encrypted object's first bytes: another object under the same key is recognised. */
  @Column({ type: 'bytea', nullable: true })
  headDigest: Buffer | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** The version that it is a file of. Null until a registration is complete. */
  @Column({ type: 'uuid', nullable: true })
  versionId: string | null;

  /** When it stopped to be the file that registrations and accounts show; of further files it is set from the start. The row stays for the audit log. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** A further file, or one of a former version: its object is there nevertheless. */
  @Column({ type: 'boolean' })
  kept: boolean;

  /** The database's own. */
  @Column({ type: 'boolean', insert: false, update: false })
  hasObject: boolean;
}

/** What a file's row is written with. */
export type NewDocument = Omit<Document, 'hasObject'>;

/** The row of a file that has just been received. */
export const toDocumentRow = (
  { id, contentType, size, key, encryption }: StoredFile,
  kind: ComplianceKind,
  belongsTo: Pick<Document, 'ownerId' | 'registrationId'>,
): NewDocument => ({
  id,
  kind,
  ...belongsTo,
  contentType,
  sizeBytes: size,
  objectKey: key,
  keyId: encryption?.keyId ?? null,
  headDigest: encryption?.headDigest ?? null,
  createdAt: new Date(),
  deletedAt: null,
  versionId: null,
  kept: false,
});
