import type { XeroSettings } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An admin's settings for an organisation. */
export type SavedXeroSettings = Omit<XeroSettings, 'version'>;

/** A Xero organisation that was chosen at some time. Keeps its settings while another one, or none, is connected. */
@Entity('xero_organisation')
export class XeroOrganisationRow {
  /** Xero's tenant id. */
  @PrimaryColumn({ type: 'uuid' })
  tenantId: string;

  @Column({ type: 'text' })
  name: string;

  /** Null until saved: nothing is sent before. */
  @Column({ type: 'jsonb', nullable: true })
  settings: SavedXeroSettings | null;

  @Column({ type: 'integer', default: 0 })
  version: number;

  /** Next read starts from here; null: everything. */
  @Column({ type: 'timestamptz', nullable: true })
  contactsSince: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  paymentsSince: Date | null;

  /** When both were last read. */
  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;

  /** Why the last reading failed. */
  @Column({ type: 'text', default: '' })
  readProblem: string;

  /** Xero requested a pause or didn't respond. */
  @Column({ type: 'timestamptz', nullable: true })
  pausedUntil: Date | null;
}

/** The connection; at most one row. */
@Entity('xero_connection')
export class XeroConnection {
  @PrimaryColumn({ type: 'boolean', default: true })
  onlyRow: boolean;

  @Column({ type: 'text' })
  state: 'choosing' | 'connected' | 'broken';

  /** While an organisation is being chosen: the former one, for which papers are still queued. */
  @Column({ type: 'uuid', nullable: true })
  tenantId: string | null;

  /** Sealed, as the refresh token. */
  @Column({ type: 'text' })
  accessToken: string;

  @Column({ type: 'text' })
  refreshToken: string;

  @Column({ type: 'timestamptz' })
  accessUntil: Date;

  /** Increases with each pair of tokens. */
  @Column({ type: 'integer', default: 1 })
  generation: number;

  /** While one process refreshes them, until it may have ended. */
  @Column({ type: 'timestamptz', nullable: true })
  refreshingUntil: Date | null;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  connectedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  connectedAt: Date;
}

/** An admin's started login at Xero. */
@Entity('xero_attempt')
export class XeroAttempt {
  /** SHA-256 of `state`. */
  @PrimaryColumn({ type: 'text' })
  stateHash: string;

  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** PKCE code verifier. Useless without the authorization code. */
  @Column({ type: 'text' })
  verifier: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}

/** A call of the last minutes: all processes count them together. */
@Entity('xero_call')
export class XeroCall {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  tenantId: string;

  @Column({ type: 'timestamptz' })
  begunAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

/** A contact as Xero had it when it was last read. */
@Entity('xero_contact')
export class XeroContactRow {
  @PrimaryColumn({ type: 'uuid' })
  tenantId: string;

  @PrimaryColumn({ type: 'uuid' })
  contactId: string;

  @Column({ type: 'text' })
  name: string;

  /** Our id of the client or the person, of contacts that we have created. */
  @Column({ type: 'text' })
  contactNumber: string;

  /** Digits of the tax number. */
  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'boolean' })
  archived: boolean;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}

/** The Xero contact of a client or sub-contractor, confirmed by an admin. */
@Entity('xero_link')
export class XeroLink {
  @PrimaryColumn({ type: 'uuid' })
  tenantId: string;

  @PrimaryColumn({ type: 'text' })
  kind: 'client' | 'person';

  @PrimaryColumn({ type: 'uuid' })
  ownerId: string;

  /** Null: created before the first paper. */
  @Column({ type: 'uuid', nullable: true })
  contactId: string | null;

  /** Changes of the contact until then are settled. */
  @Column({ type: 'timestamptz', nullable: true })
  settledAt: Date | null;

  @Column({ type: 'text' })
  confirmedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt: Date;
}

/** Something that goes to an organisation, once. Triggers enter it: see the migration. */
@Entity('xero_item')
export class XeroItemRow {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id: string;

  /** The order in which they are sent. */
  @Column({ type: 'bigint', transformer: bigintAsNumber, insert: false, update: false })
  seq: number;

  @Column({ type: 'uuid' })
  tenantId: string;

  @Column({ type: 'text' })
  kind: 'client-invoice' | 'job-invoice' | 'adjustment-note' | 'contractor-payment';

  /** The invoice or the note; of a payment its run. */
  @Column({ type: 'uuid' })
  thingId: string;

  /** Set for payments only. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'text', default: 'waiting' })
  state: 'waiting' | 'sending' | 'sent' | 'matched' | 'refused';

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Consecutive attempts without a response from Xero. */
  @Column({ type: 'integer', default: 0 })
  failures: number;

  /** Increases with each Retry, so that each round has its own idempotency key. */
  @Column({ type: 'integer', default: 1 })
  round: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  queuedAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  /** The last sign of life of whoever sends it. */
  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  /** Set before the first post: it may exist in Xero since. */
  @Column({ type: 'timestamptz', nullable: true })
  postedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  xeroId: string | null;

  @Column({ type: 'text', default: '' })
  error: string;
}

/** A payment that Xero has for an invoice of ours. */
@Entity('xero_payment')
export class XeroPaymentRow {
  @PrimaryColumn({ type: 'uuid' })
  paymentId: string;

  @Column({ type: 'uuid' })
  itemId: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'boolean' })
  reconciled: boolean;

  @Column({ type: 'boolean' })
  deleted: boolean;

  @Column({ type: 'timestamptz' })
  changedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  ignoredAt: Date | null;

  @Column({ type: 'text', default: '' })
  ignoredBy: string;

  /** The payment booked, or about to be booked, for it; makes repeats idempotent. */
  @Column({ type: 'uuid', nullable: true })
  bookingId: string | null;
}
