import type { XeroSettings } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an admin has chosen for an organisation. */
export type SavedXeroSettings = Omit<XeroSettings, 'version'>;

/** An organisation in Xero that was chosen once. It keeps its settings while another one is connected, or none. */
@Entity('xero_organisation')
export class XeroOrganisationRow {
  /** Xero's tenant id. */
  @PrimaryColumn({ type: 'uuid' })
  tenantId: string;

  @Column({ type: 'text' })
  name: string;

  /** Null until somebody has saved some: nothing is sent before. */
  @Column({ type: 'jsonb', nullable: true })
  settings: SavedXeroSettings | null;

  @Column({ type: 'integer', default: 0 })
  version: number;

  /** What changed since then is read next; null: everything. */
  @Column({ type: 'timestamptz', nullable: true })
  contactsSince: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  paymentsSince: Date | null;

  /** When both were read last. */
  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;

  /** Why the last reading failed. */
  @Column({ type: 'text', default: '' })
  readProblem: string;

  /** Xero has asked for a pause, or did not answer. */
  @Column({ type: 'timestamptz', nullable: true })
  pausedUntil: Date | null;
}

/** The connection: one, or none. */
@Entity('xero_connection')
export class XeroConnection {
  @PrimaryColumn({ type: 'boolean', default: true })
  onlyRow: boolean;

  @Column({ type: 'text' })
  state: 'choosing' | 'connected' | 'broken';

  /** While one is to be chosen: the organisation before, for which papers go on being queued. */
  @Column({ type: 'uuid', nullable: true })
  tenantId: string | null;

  /** Sealed, as the refresh token. */
  @Column({ type: 'text' })
  accessToken: string;

  @Column({ type: 'text' })
  refreshToken: string;

  @Column({ type: 'timestamptz' })
  accessUntil: Date;

  /** One more with each pair of tokens. */
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

/** An admin who has gone to Xero and is to come back. */
@Entity('xero_attempt')
export class XeroAttempt {
  /** SHA-256 of `state`. */
  @PrimaryColumn({ type: 'text' })
  stateHash: string;

  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Of PKCE. Of no use without a code. */
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

/** Which contact a client or sub-contractor is, as an admin has confirmed it. */
@Entity('xero_link')
export class XeroLink {
  @PrimaryColumn({ type: 'uuid' })
  tenantId: string;

  @PrimaryColumn({ type: 'text' })
  kind: 'client' | 'person';

  @PrimaryColumn({ type: 'uuid' })
  ownerId: string;

  /** Null: there is none, and it is created before the first paper. */
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

  /** Of a payment alone. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'text', default: 'waiting' })
  state: 'waiting' | 'sending' | 'sent' | 'matched' | 'refused';

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Attempts in a row to which Xero did not answer. */
  @Column({ type: 'integer', default: 0 })
  failures: number;

  /** One more with each Retry: the idempotency key of another round is another one. */
  @Column({ type: 'integer', default: 1 })
  round: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  queuedAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  /** The last sign of life of whoever sends it. */
  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  /** Before it was posted for the first time: it may be there since. */
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

  /** Of the payment that is booked for it, or is about to be: booked twice, it is the same one. */
  @Column({ type: 'uuid', nullable: true })
  bookingId: string | null;
}
