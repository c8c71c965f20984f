import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';
import type { FileType } from '../files/file-type.js';

/** A receipt or an agreement that belongs to an adjustment of pay. It is kept as it was sent: it is part of the tax record. */
@Entity('adjustment_file')
export class AdjustmentFile extends EncryptedFile {
  /** Null until svc-invoice's feed names it. */
  @Column({ type: 'uuid', nullable: true })
  adjustmentId: string | null;

  /** Whom the adjustment is about, who may read it. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'uuid' })
  uploadedBy: string;

  @Column({ type: 'text' })
  contentType: FileType;
}
