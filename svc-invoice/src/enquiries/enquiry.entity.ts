import type { EnquiryFields, EnquiryKind, EnquiryNote, EnquiryState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for a quote, or a message of the contact form, as the visitor has sent it. */
@Entity('enquiry')
export class Enquiry implements EnquiryFields {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Made by the visitor's page: sent twice, it is kept once. */
  @Column({ type: 'uuid' })
  idempotencyKey: string;

  @Column({ type: 'text' })
  kind: EnquiryKind;

  @Column({ type: 'text' })
  state: EnquiryState;

  @Column({ type: 'text' })
  place: EnquiryFields['place'];

  @Column({ type: 'text' })
  size: string;

  @Column({ type: 'text' })
  frequency: EnquiryFields['frequency'];

  @Column({ type: 'text' })
  timing: string;

  @Column({ type: 'text' })
  suburb: string;

  /** Empty when unknown. */
  @Column({ type: 'text', default: '' })
  postcode: string;

  /** Of feedback; otherwise empty. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  name: string;

  /** Empty where a person alone asks. */
  @Column({ type: 'text', default: '' })
  company: string;

  /** When they would like to be called; may be empty. The contract's name, as all fields of what a visitor tells. */
  @Column({ type: 'text', default: '' })
  call_time: string;

  /** Empty when there is a telephone number alone. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  telephone: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;

  /** The last note, answer or change of the state. */
  @Column({ type: 'timestamptz' })
  changedAt: Date;

  /** Taken above the total limit: no message is sent about it. */
  @Column({ type: 'boolean' })
  flood: boolean;

  /** When the office was told; null while it waits for the next message. */
  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}

/** A photo that an enquiry names. svc-media has it. */
@Entity('enquiry_photo')
export class NamedPhoto {
  @PrimaryColumn({ type: 'uuid' })
  enquiryId: string;

  @PrimaryColumn({ type: 'uuid' })
  photoId: string;

  @Column({ type: 'integer' })
  position: number;
}

/** An entry in an enquiry's history. */
@Entity('enquiry_note')
export class HistoryNote {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  enquiryId: string;

  @Column({ type: 'uuid', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text' })
  kind: EnquiryNote['kind'];

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  channel: EnquiryNote['channel'];

  @Column({ type: 'text', nullable: true })
  state: EnquiryState | null;

  @Column({ type: 'text' })
  byName: string;

  @Column({ type: 'timestamptz' })
  at: Date;
}

/** One row: when the office was last told of enquiries. */
@Entity('enquiry_digest')
export class EnquiryDigest {
  @PrimaryColumn({ type: 'boolean' })
  single: boolean;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}
