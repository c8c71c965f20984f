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

  /** The admin who created it; null if the person requested it. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;
}

/** A request for a link, processed after the response, which therefore takes the same time for every address. */
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
