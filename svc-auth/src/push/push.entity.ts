import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PushState = 'waiting' | 'sending' | 'sent' | 'refused' | 'given-up' | 'unsure';

/** The only key pair for signing messages. Devices are bound to it. */
@Entity('push_key')
export class PushKey {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'text' })
  publicKey: string;

  /** Sealed. */
  @Column({ type: 'text' })
  privateKey: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** A device for a person's push messages, with the session that subscribed it. */
@Entity('push_device')
export class PushDevice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** An expired session keeps the device; a session ended by the person removes it. */
  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'integer' })
  sessionVersion: number;

  @Column({ type: 'text' })
  endpointDigest: string;

  /** Endpoint and keys, sealed. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'timestamptz' })
  subscribedAt: Date;
}

/** A notice's delivery to a device. */
@Entity('push_message')
export class PushMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  deviceId: string;

  @Column({ type: 'uuid' })
  noticeId: string;

  @Column({ type: 'text' })
  state: PushState;

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
