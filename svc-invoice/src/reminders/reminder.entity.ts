import type { ReminderHoldKind, ReminderState, ReminderStep } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The saved settings; no row before the first time. */
@Entity('reminder_settings')
export class ReminderSettingsRow {
  @PrimaryColumn({ type: 'boolean', default: true })
  onlyRow: boolean;

  @Column({ type: 'boolean' })
  enabled: boolean;

  @Column({ type: 'jsonb' })
  steps: ReminderStep[];

  /** Increases with each change. */
  @Column({ type: 'integer' })
  version: number;
}

/** A mail to a client about all of its overdue invoices, as it was written. */
@Entity('reminder')
export class Reminder {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** In business time, YYYY-MM-DD. Unique for a client. */
  @Column({ type: 'date' })
  day: string;

  /** The highest step of its invoices. */
  @Column({ type: 'integer' })
  step: number;

  @Column({ type: 'text' })
  toAddress: string;

  /** The client's unused payments when it was written, which it mentions. */
  @Column({ type: 'bigint', transformer: bigintAsNumber, default: 0 })
  creditCents: number;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'jsonb' })
  lines: string[];

  @Column({ type: 'text', default: 'waiting' })
  state: ReminderState;

  /** Why it was not sent; empty otherwise. */
  @Column({ type: 'text', default: '' })
  code: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

/** An invoice that a reminder names. Each step of an invoice is claimed once, by a unique index. */
@Entity('reminder_invoice')
export class ReminderInvoice {
  @PrimaryColumn({ type: 'uuid' })
  reminderId: string;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  /** 0: mentioned only, besides due ones. */
  @Column({ type: 'integer' })
  step: number;

  /** Amount owing when it was written. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  openCents: number;

  /** The mail was not sent: the step may be sent again. */
  @Column({ type: 'boolean', default: false })
  released: boolean;
}

/** A client is paused, an invoice is disputed, or a payment was promised. One of a kind is in force, by a unique index. */
@Entity('reminder_hold')
export class ReminderHoldRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  clientId: string;

  @Column({ type: 'text' })
  kind: ReminderHoldKind;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  /** Last day of a pause, or the promised day, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  until: string | null;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  notedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  notedAt: Date;

  @Column({ type: 'text', default: '' })
  endedBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** The reminder that mentioned the broken promise. */
  @Column({ type: 'uuid', nullable: true })
  namedIn: string | null;
}

/** A problem that admins were notified of, so that they are notified once. */
@Entity('reminder_problem')
export class ToldReminderProblem {
  @PrimaryColumn({ type: 'uuid' })
  clientId: string;

  @PrimaryColumn({ type: 'text' })
  problem: string;

  /** The client's at that time. */
  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  toldAt: Date;
}
