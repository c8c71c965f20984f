import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailState = 'waiting' | 'sending' | 'sent' | 'refused' | 'given-up' | 'unsure';

/** A message, from its writing until some days after its last attempt. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Names the event that the message is about: written twice, it is sent once. */
  @Column({ type: 'text' })
  idempotencyKey: string;

  /** A later version may have written a kind that this one does not know. */
  @Column({ type: 'text' })
  kind: string;

  /** Null if the account was removed, or there was none. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'text' })
  state: MailState;

  /** Recipient and parameters, sealed; empty once it no longer waits. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'integer' })
  attempts: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  nextTryAt: Date;

  /** Last sign of life of the process that makes an attempt. */
  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  /** For an attempt: whether the server may have accepted the message. Otherwise null, also in attempts of 1.9.0. */
  @Column({ type: 'boolean', nullable: true })
  handedOver: boolean | null;

  /** After this time the message is no longer sent. */
  @Column({ type: 'timestamptz', nullable: true })
  usefulUntil: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** A code, without values. */
  @Column({ type: 'text' })
  lastError: string;

  @Column({ type: 'text', nullable: true })
  requestId: string | null;
}

/** An address that a mail server has refused for good, until it accepts one again. */
@Entity('refused_address')
export class RefusedAddress {
  @PrimaryColumn({ type: 'text' })
  digest: string;

  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'timestamptz' })
  refusedAt: Date;
}
