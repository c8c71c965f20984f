import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address under which calendar programs read the roster of a site. */
@Entity('site_calendar_link')
export class SiteCalendarLink {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** SHA-256 of the secret, in hex. The secret has 256 random bits and can't be guessed. */
  @Column({ type: 'text' })
  keyHash: string;

  @Column({ type: 'timestamptz' })
  madeAt: Date;
}
