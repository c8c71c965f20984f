import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What people need to know at a place. */
@Entity('site_card')
export class SiteCard {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @Column('text', { default: '' })
  instructions: string;

  @Column('text', { name: 'contact_name', default: '' })
  contactName: string;

  @Column('text', { name: 'contact_telephone', default: '' })
  contactTelephone: string;

  /** Door and alarm details, sealed; empty where there are none. */
  @Column('text', { default: '' })
  access: string;

  /** Rises with each change. */
  @Column('integer', { default: 0 })
  version: number;

  /** Of 1.9.0, which reads it after a step back. Nothing writes it. */
  @Column('text', { default: '' })
  descriptionKept: string;

  /** Since when the database's file of jobs has a description that codes were taken from. */
  @Column('timestamptz', { name: 'erase_since', nullable: true })
  eraseSince: Date | null;
}

/** A text of a place that an admin has said holds no code. */
@Entity('text_without_code')
export class TextWithoutCode {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  /** SHA-256 of the text. */
  @PrimaryColumn('text')
  digest: string;
}

/** Somebody has seen the door and alarm details of a place. */
@Entity('site_view')
export class SiteView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('uuid', { name: 'person_id' })
  personId: string;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
