import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Information for people at a place. */
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

  /** Door and alarm details, sealed; empty for none. */
  @Column('text', { default: '' })
  access: string;

  /** Rises with each change. */
  @Column('integer', { default: 0 })
  version: number;

  /** For 1.9.0, which reads it after a rollback. Nothing writes it. */
  @Column('text', { default: '' })
  descriptionKept: string;

  /** When codes were removed from a description that is still in the database's file of jobs. */
  @Column('timestamptz', { name: 'erase_since', nullable: true })
  eraseSince: Date | null;
}

/** A text that an admin has confirmed to hold no code. */
@Entity('text_without_code')
export class TextWithoutCode {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  /** SHA-256 of the text. */
  @PrimaryColumn('text')
  digest: string;
}

/** A view of a place's door and alarm details. */
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
