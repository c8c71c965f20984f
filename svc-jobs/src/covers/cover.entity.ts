import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Offers an absent person's shift to others. Open until it is withdrawn or taken. */
@Entity('cover_offer')
export class CoverOffer {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD in business time. */
  @Column({ type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @Column({ type: 'text' })
  time: string;

  @Column({ type: 'uuid' })
  forPersonId: string;

  /** True: to everybody who can take it. False: to the people in `cover_offer_person`. */
  @Column({ type: 'boolean' })
  toAll: boolean;

  @Column({ type: 'uuid' })
  offeredBy: string;

  @Column({ type: 'timestamptz' })
  offeredAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  withdrawnBy: string | null;
}

/** One person does another's shift, unless taken back. */
@Entity('cover')
export class Cover {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  offerId: string;

  @Column({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'date' })
  businessDate: string;

  @Column({ type: 'text' })
  time: string;

  @Column({ type: 'uuid' })
  forPersonId: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'timestamptz' })
  takenAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  takenBackAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  takenBackBy: string | null;
}

/** A recipient of an offer that is not for all. */
@Entity('cover_offer_person')
export class CoverOfferPerson {
  @PrimaryColumn({ type: 'uuid' })
  offerId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;
}
