import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PageLink } from '../page-links/page-link.entity.js';

/** A link to a quote. */
@Entity('quote_link')
export class QuoteLink extends PageLink {
  @Column({ type: 'uuid' })
  quoteId: string;
}

/** A mail about a quote, which svc-auth sends. */
@Entity('quote_mail')
export class QuoteMail {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'uuid' })
  linkId: string;

  @Column({ type: 'text' })
  kind: 'sent' | 'accepted';

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toAddress: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** Hourly quota of an address. */
@Entity('quote_limit')
export class QuoteLimit extends HourlyBooking {}
