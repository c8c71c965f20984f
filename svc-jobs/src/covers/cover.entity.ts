import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shift whose person is away, offered to others. It is open while it is not withdrawn and nobody has taken it. */
@Entity('cover_offer')
export class CoverOffer {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD in business time. */
  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @Column({ type: 'text' })
  time: string;

  @Column({ name: 'for_person_id', type: 'uuid' })
  forPersonId: string;

  /** To whoever can take it; else to the people of `cover_offer_person`. */
  @Column({ name: 'to_all', type: 'boolean' })
  toAll: boolean;

  @Column({ name: 'offered_by', type: 'uuid' })
  offeredBy: string;

  @Column({ name: 'offered_at', type: 'timestamptz' })
  offeredAt: Date;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ name: 'withdrawn_by', type: 'uuid', nullable: true })
  withdrawnBy: string | null;
}

/** Somebody does a shift for somebody else, while it is not taken back. */
@Entity('cover')
export class Cover {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'offer_id', type: 'uuid' })
  offerId: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;

  @Column({ type: 'text' })
  time: string;

  @Column({ name: 'for_person_id', type: 'uuid' })
  forPersonId: string;

  @Column({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'taken_at', type: 'timestamptz' })
  takenAt: Date;

  @Column({ name: 'taken_back_at', type: 'timestamptz', nullable: true })
  takenBackAt: Date | null;

  @Column({ name: 'taken_back_by', type: 'uuid', nullable: true })
  takenBackBy: string | null;
}

/** Whom an offer was made to that is not for all. */
@Entity('cover_offer_person')
export class CoverOfferPerson {
  @PrimaryColumn({ name: 'offer_id', type: 'uuid' })
  offerId: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;
}
