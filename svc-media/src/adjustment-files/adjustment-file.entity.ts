import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileType } from '../files/file-type.js';

/** A receipt or an agreement that belongs to an adjustment of pay. It is kept as it was sent: it is part of the tax record. */
@Entity('adjustment_file')
export class AdjustmentFile {
  @PrimaryColumn('uuid')
  id: string;
  /** Null until svc-invoice's feed names it. */
  @Column('uuid', { nullable: true })
  adjustment_id: string | null;
  /** Whom the adjustment is about, who may read it. */
  @Column('uuid', { nullable: true })
  person_id: string | null;
  @Column('uuid')
  uploaded_by: string;
  @Column('text')
  content_type: FileType;
  @Column('text')
  object_key: string;
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
