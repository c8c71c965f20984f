import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LinkPurpose = 'reset-password' | 'invitation' | 'confirm-email';

/** A link that works once. */
@Entity('one_time_link')
export class OneTimeLink {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  purpose: LinkPurpose;

  /** SHA-256 of the token, which has 256 random bits. */
  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  /** The admin who made it; null when the person asked for it. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;
}

/** Somebody asked for a link. Worked off after the answer, which therefore takes the same time for every address. */
@Entity('reset_request')
export class ResetRequest {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Sealed. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
