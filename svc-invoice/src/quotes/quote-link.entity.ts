import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to a quote. */
@Entity('quote_link')
export class QuoteLink {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'quote_id', type: 'uuid' })
  quoteId: string;

  /** SHA-256 of the token. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}

/** A mail about a quote, which svc-auth sends. */
@Entity('quote_mail')
export class QuoteMail {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'quote_id', type: 'uuid' })
  quoteId: string;

  @Column({ name: 'link_id', type: 'uuid' })
  linkId: string;

  @Column({ type: 'text' })
  kind: 'sent' | 'accepted';

  @Column({ name: 'to_name', type: 'text' })
  toName: string;

  @Column({ name: 'to_address', type: 'text' })
  toAddress: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** How much of the next hour an address has used up. */
@Entity('quote_limit')
export class QuoteLimit extends HourlyBooking {}
