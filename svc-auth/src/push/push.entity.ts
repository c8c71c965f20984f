import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PushState = 'waiting' | 'sending' | 'sent' | 'refused' | 'given-up' | 'unsure';

/** The key pair that messages are signed with; there is one. Devices are bound to it. */
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

/** A device that gets a person's push messages, with the session in which it asked for them. */
@Entity('push_device')
export class PushDevice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** A session that expires leaves the device as it is; one that the person ends takes it away. */
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

/** A notice on its way to a device. */
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
