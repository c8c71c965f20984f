import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SmsState = 'waiting' | 'sending' | 'sent' | 'refused' | 'given-up' | 'unsure';

/** A person's mobile number for text messages, and the one that they confirm now. */
@Entity('sms_number')
export class SmsNumber {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  /** Sealed; empty before one is confirmed. */
  @Column({ type: 'text' })
  number: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'boolean' })
  enabled: boolean;

  /** The number that a code was sent to, sealed; empty without one. */
  @Column({ type: 'text' })
  asked: string;

  /** HMAC of the code; empty without one. */
  @Column({ type: 'text' })
  codeDigest: string;

  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Wrong entries. */
  @Column({ type: 'integer' })
  tries: number;
}

/** A notice or code on its way to a mobile number. */
@Entity('sms_message')
export class SmsMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Null for a code. */
  @Column({ type: 'uuid', nullable: true })
  noticeId: string | null;

  /** Number and code, sealed; empty for a notice, and after the last attempt. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Charged parts; 0 until it may have been accepted. */
  @Column({ type: 'integer' })
  segments: number;

  @Column({ type: 'text' })
  state: SmsState;

  @Column({ type: 'integer' })
  attempts: number;

  @Column({ type: 'timestamptz' })
  nextTryAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** A code, without values. */
  @Column({ type: 'text' })
  lastError: string;

  @Column({ type: 'text', nullable: true })
  requestId: string | null;
}
