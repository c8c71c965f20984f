import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One photo that a visitor has added to an enquiry: made anew, without camera data, and encrypted. */
@Entity('enquiry_photo')
export class EnquiryPhoto {
  @PrimaryColumn('uuid')
  id: string;
  /** Null until svc-invoice's feed names it. */
  @Column('uuid', { nullable: true })
  enquiry_id: string | null;
  /** Order in the enquiry, from 0. */
  @Column('integer')
  position: number;
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
  /** px */
  @Column('integer')
  width: number;
  @Column('integer')
  height: number;
  @Column('timestamptz')
  created_at: Date;
}
