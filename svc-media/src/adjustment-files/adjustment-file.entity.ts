import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';
import type { FileType } from '../files/file-type.js';

/** A receipt or an agreement for an adjustment of pay. Its bytes are stored as sent, because it is part of the tax record. */
@Entity('adjustment_file')
export class AdjustmentFile extends EncryptedFile {
  /** Null until svc-invoice's feed assigns the file. */
  @Column({ type: 'uuid', nullable: true })
  adjustmentId: string | null;

  /** The person whose pay is adjusted, who may read the file. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'uuid' })
  uploadedBy: string;

  @Column({ type: 'text' })
  contentType: FileType;
}
