import { Column, Entity } from 'typeorm';
import { EncryptedFile } from '../encryption/encrypted-file.entity.js';

/** A visitor's photo of an enquiry: re-encoded without camera data, and encrypted. */
@Entity('enquiry_photo')
export class EnquiryPhoto extends EncryptedFile {
  /** Null until svc-invoice's feed assigns the photo. */
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
