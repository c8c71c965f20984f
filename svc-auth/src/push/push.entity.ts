import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PushState = 'waiting' | 'sending' | 'sent' | 'refused' | 'given-up' | 'unsure';

/** The key pair that messages are signed with; there is one. Devices are bound to it. */
@Entity('push_key')
export class PushKey {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'only_row', type: 'boolean' })
  onlyRow: boolean;

  @Column({ name: 'public_key', type: 'text' })
  publicKey: string;

  /** Sealed. */
  @Column({ name: 'private_key', type: 'text' })
  privateKey: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A device that gets a person's push messages, with the session in which it asked for them. */
@Entity('push_device')
export class PushDevice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'account_id', type: 'uuid' })
  accountId: string;

  /** A session that expires leaves the device as it is; one that the person ends takes it away. */
  @Column({ name: 'session_id', type: 'uuid' })
  sessionId: string;

  @Column({ name: 'session_version', type: 'integer' })
  sessionVersion: number;

  @Column({ name: 'endpoint_digest', type: 'text' })
  endpointDigest: string;

  /** Endpoint and keys, sealed. */
  @Column({ type: 'text' })
  content: string;

  @Column({ name: 'subscribed_at', type: 'timestamptz' })
  subscribedAt: Date;
}

/** A notice on its way to a device. */
@Entity('push_message')
export class PushMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'device_id', type: 'uuid' })
  deviceId: string;

  @Column({ name: 'notice_id', type: 'uuid' })
  noticeId: string;

  @Column({ type: 'text' })
  state: PushState;

  @Column({ type: 'integer' })
  attempts: number;

  @Column({ name: 'next_try_at', type: 'timestamptz' })
  nextTryAt: Date;

  @Column({ name: 'claimed_at', type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** A code, without values. */
  @Column({ name: 'last_error', type: 'text' })
  lastError: string;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;
}
