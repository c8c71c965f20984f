import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';

/** One photo that a visitor has added to an enquiry: made anew, without camera data, and encrypted. */
@Entity('enquiry_photo')
export class EnquiryPhoto extends EncryptedFile {
  /** Null until svc-invoice's feed names it. */
  @Column({ type: 'uuid', nullable: true })
  enquiryId: string | null;

  /** Order in the enquiry, from 0. */
  @Column({ type: 'integer' })
  position: number;

  /** px */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;
}
