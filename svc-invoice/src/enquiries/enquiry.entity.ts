import type { EnquiryFields, EnquiryKind, EnquiryNote, EnquiryState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for a quote, or a message of the contact form, as the visitor has sent it. */
@Entity('enquiry')
export class Enquiry implements EnquiryFields {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Created by the visitor's page; makes repeats idempotent. */
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

  /** For feedback; otherwise empty. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  name: string;

  /** Empty for a person without a company. */
  @Column({ type: 'text', default: '' })
  company: string;

  /** Preferred time for a call; may be empty. Named as in the contract, like all fields from visitors. */
  @Column({ type: 'text', default: '' })
  call_time: string;

  /** Empty when there is a telephone number alone. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  telephone: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;

  /** Time of the last note, response or change of state. */
  @Column({ type: 'timestamptz' })
  changedAt: Date;

  /** Taken above the total limit, so no messages are sent. */
  @Column({ type: 'boolean' })
  flood: boolean;

  /** When the office was notified; null while it waits for the next message. */
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

/** One row: when the office was last notified of enquiries. */
@Entity('enquiry_digest')
export class EnquiryDigest {
  @PrimaryColumn({ type: 'boolean' })
  single: boolean;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}
