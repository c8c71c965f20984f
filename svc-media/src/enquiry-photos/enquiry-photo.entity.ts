import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.js';

/** One photo that a visitor has added to an enquiry: made anew, without camera data, and encrypted. */
@Entity('enquiry_photo')
export class EnquiryPhoto extends EncryptedFile {
  /** Null until svc-invoice's feed names it. */
  @Column('uuid', { nullable: true })
  enquiry_id: string | null;
  /** Order in the enquiry, from 0. */
  @Column('integer')
  position: number;
  /** px */
  @Column('integer')
  width: number;
  @Column('integer')
  height: number;
}
