import type { WebhookDelivery as Delivery, WebhookArea, WebhookPayload, WebhookRow } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that receives events. */
@Entity('webhook')
export class Webhook {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  areas: WebhookArea[];

  /** Sealed. */
  @Column({ type: 'text' })
  secret: string;

  @Column({ type: 'text', default: 'on' })
  state: WebhookRow['state'];

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  madeBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  /** The first attempt that failed since one arrived; null while they arrive. */
  @Column({ type: 'timestamptz', nullable: true })
  failingSince: Date | null;
}

/** An event's delivery to an address. */
@Entity('webhook_delivery')
export class WebhookDelivery {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  /** Once for each address. */
  @Column({ type: 'uuid' })
  eventId: string;

  @Column({ type: 'jsonb' })
  payload: WebhookPayload;

  @Column({ type: 'text', default: 'waiting' })
  state: Delivery['state'];

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  @Column({ type: 'timestamptz' })
  giveUpAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** HTTP status; 0 without a response, null before the first attempt. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @Column({ type: 'text', default: '' })
  lastError: string;

  @Column({ type: 'integer', nullable: true })
  durationMs: number | null;

  /** The beginning of the response. */
  @Column({ type: 'text', default: '' })
  response: string;

  @Column({ type: 'text', nullable: true })
  requestId: string | null;
}
