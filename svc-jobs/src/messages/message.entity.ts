import type { Message as MessageView, ThreadKind } from '@cleaning/contracts';
import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The messages about a place, or between a person and the office. It is locked while a message is added, so numbers follow each other. */
@Entity('message_thread')
export class MessageThread {
  /** The id of the job or the person. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: ThreadKind;

  /** The number of the newest message. */
  @Column({ type: 'integer' })
  messageCount: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastAt: Date | null;
}

/** A trigger protects sent messages; only the author can take one back, which erases text and photos. */
@Entity('message')
export class Message {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Created by the device; makes repeats idempotent. */
  @Column({ type: 'uuid' })
  idempotencyKey: string;

  @Column({ type: 'uuid' })
  threadId: string;

  /** Counts from 1 in its thread. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'uuid' })
  authorId: string;

  /** Name at the time of the message; kept after the account is removed. */
  @Column({ type: 'text' })
  authorName: string;

  @Column({ type: 'text' })
  authorRole: MessageView['by_role'];

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'uuid', array: true })
  photos: string[];

  @Column({ type: 'timestamptz' })
  sentAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}

/** Up to which message a person has read a thread. */
@Entity('message_read')
export class MessageRead {
  @PrimaryColumn({ type: 'uuid' })
  threadId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'timestamptz' })
  readAt: Date;
}

/** Number of messages that a person has sent. */
@Entity('message_limit')
export class MessageLimit extends HourlyBooking {}
