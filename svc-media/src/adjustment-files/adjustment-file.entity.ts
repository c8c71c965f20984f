import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.js';
import type { FileType } from '../files/file-type.js';

/** A receipt or an agreement that belongs to an adjustment of pay. It is kept as it was sent: it is part of the tax record. */
@Entity('adjustment_file')
export class AdjustmentFile extends EncryptedFile {
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
}
