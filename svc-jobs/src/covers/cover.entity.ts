import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shift whose person is away, offered to others. It is open while it is not withdrawn and nobody has taken it. */
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

  /** To whoever can take it; otherwise to the people of `cover_offer_person`. */
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

/** Somebody does a shift for somebody else, while it is not taken back. */
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

/** Whom an offer was made to that is not for all. */
@Entity('cover_offer_person')
export class CoverOfferPerson {
  @PrimaryColumn({ type: 'uuid' })
  offerId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;
}
