import type { EnquiryFields, EnquiryNote, EnquiryState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for a quote, as the visitor has sent it. */
@Entity('enquiry')
export class Enquiry implements EnquiryFields {
  @PrimaryColumn('uuid')
  id: string;
  /** Made by the visitor's page: sent twice, it is kept once. */
  @Column('uuid')
  idempotency_key: string;
  @Column('text')
  state: EnquiryState;
  @Column('text')
  place: EnquiryFields['place'];
  @Column('text')
  size: string;
  @Column('text')
  frequency: EnquiryFields['frequency'];
  @Column('text')
  timing: string;
  @Column('text')
  suburb: string;
  @Column('text')
  text: string;
  @Column('text')
  name: string;
  /** Empty when there is a telephone number alone. */
  @Column('text')
  email: string;
  @Column('text')
  telephone: string;
  @Column('timestamptz')
  sent_at: Date;
  /** The last note, answer or change of the state. */
  @Column('timestamptz')
  changed_at: Date;
  /** Taken above the total limit: no message is sent about it. */
  @Column('boolean')
  flood: boolean;
  /** When the office was told; null while it waits for the next message. */
  @Column('timestamptz', { nullable: true })
  told_at: Date | null;
}

/** A photo that an enquiry names. svc-media has it. */
@Entity('enquiry_photo')
export class NamedPhoto {
  @PrimaryColumn('uuid')
  enquiry_id: string;
  @PrimaryColumn('uuid')
  photo_id: string;
  @Column('integer')
  position: number;
}

/** An entry in an enquiry's history. */
@Entity('enquiry_note')
export class HistoryNote {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid')
  enquiry_id: string;
  @Column('uuid', { nullable: true })
  idempotency_key: string | null;
  @Column('text')
  kind: EnquiryNote['kind'];
  @Column('text')
  text: string;
  @Column('text')
  subject: string;
  @Column('text')
  channel: EnquiryNote['channel'];
  @Column('text', { nullable: true })
  state: EnquiryState | null;
  @Column('text')
  by_name: string;
  @Column('timestamptz')
  at: Date;
}

/** One row: when the office was last told of enquiries. */
@Entity('enquiry_digest')
export class EnquiryDigest {
  @PrimaryColumn({ type: 'boolean' })
  single: boolean;

  @Column({ name: 'told_at', type: 'timestamptz' })
  toldAt: Date;
}
