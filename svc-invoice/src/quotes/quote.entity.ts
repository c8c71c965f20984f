import type { QuoteBasis, QuoteFields, QuoteState, Supplier } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Schedule = QuoteFields['lines'][number]['schedule'];

/** A place of a quote. */
export interface StoredLine {
  readonly place: string;
  readonly address: string;
  readonly work: string;
  readonly basis: QuoteBasis;
  /** Without GST, for a visit or a month. */
  readonly cents: number;
  readonly schedule: Schedule;
  readonly cleaners: number;
  /** Sub-contractor's pay in cents an hour; null while undecided. */
  readonly payCents: number | null;
}

export interface StoredText {
  readonly title: string;
  readonly text: string;
}

/** A version of a quote. Once sent, only its state changes. */
@Entity('quote')
export class Quote {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The first version. Its row is locked while any version changes its state. */
  @Column({ type: 'uuid' })
  rootId: string;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'integer' })
  version: number;

  /** Seen and expired are computed: see `getState`. */
  @Column({ type: 'text' })
  state: Exclude<QuoteState, 'seen' | 'expired'>;

  /** Rises with each change of the draft. */
  @Column({ type: 'integer' })
  edit: number;

  @Column({ type: 'uuid', nullable: true })
  enquiryId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** Empty for a person without a company. */
  @Column({ type: 'text' })
  company: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  telephone: string;

  @Column({ type: 'text' })
  address: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  validUntil: string;

  @Column({ type: 'jsonb' })
  lines: StoredLine[];

  @Column({ type: 'jsonb' })
  texts: StoredText[];

  /** Without GST; mean of a month. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  monthlyCents: number;

  /** The supplier when it was sent; null for a draft. */
  @Column({ type: 'jsonb', nullable: true })
  supplier: Supplier | null;

  /** Hundredths of a percent, of the time of the sending. */
  @Column({ type: 'integer', nullable: true })
  gstRate: number | null;

  @Column({ type: 'text' })
  createdBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  seenAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  declinedAt: Date | null;

  @Column({ type: 'text', default: '' })
  declineReason: string;

  /** When client and jobs were created from it. */
  @Column({ type: 'timestamptz', nullable: true })
  madeAt: Date | null;
}

/** The document that was sent, byte by byte. */
@Entity('quote_pdf')
export class QuotePdf {
  @PrimaryColumn({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'bytea' })
  content: Buffer;

  /** In hex. */
  @Column({ type: 'text' })
  sha256: string;
}

/** A client's acceptance of a quote; one for each quote. */
@Entity('quote_acceptance')
export class QuoteAcceptance {
  @PrimaryColumn({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  role: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  /** IP address; empty where the office has entered it. */
  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  pdfSha256: string;

  /** The admin who entered it; empty if accepted on the page. */
  @Column({ type: 'text' })
  enteredBy: string;

  /** YYYY-MM-DD, where the office has entered it. */
  @Column({ type: 'date', nullable: true })
  saidOn: string | null;

  @Column({ type: 'text' })
  note: string;
}
