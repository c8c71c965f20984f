import type { HoldReason, WorkState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Work of one person at one job: timed (by clock events) or manual (entered by an admin). Rates, planned end and cap
 * are those at the start. Amounts are cents, computed once at the finish.
 */
@Entity('work_record')
export class WorkRecord {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** Null for quick jobs and manual records. */
  @Column({ type: 'uuid', nullable: true })
  slotId: string | null;

  /** The day on which the slot started, YYYY-MM-DD in business time. */
  @Column({ type: 'date' })
  businessDate: string;

  @Column({ type: 'boolean' })
  isManual: boolean;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** HH:MM; null without a planned end. */
  @Column({ type: 'text', nullable: true })
  plannedEnd: string | null;

  /** `lat,lng[,accuracy in metres]`; null for timed work that the phone could not locate, and for manual records. */
  @Column({ type: 'text', nullable: true })
  startLocation: string | null;

  @Column({ type: 'text', nullable: true })
  finishLocation: string | null;

  /** The device's key of the clock event that started it, unique for a person; null if none was sent. */
  @Column({ type: 'uuid', nullable: true })
  startKey: string | null;

  /** Arrival of a clock event that the device had stored; null if sent immediately. */
  @Column({ type: 'timestamptz', nullable: true })
  startReceivedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishReceivedAt: Date | null;

  /** The admin who finished it for the person; null if they did. */
  @Column({ type: 'uuid', nullable: true })
  finishedBy: string | null;

  /** Planned start and end; null without a plan. */
  @Column({ type: 'timestamptz', nullable: true })
  plannedFrom: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  plannedUntil: Date | null;

  /** Minutes expected at the start; null if unknown. */
  @Column({ type: 'integer', nullable: true })
  expectedMinutes: number | null;

  /** Null while the work runs. Held and rejected work is not paid. */
  @Column({ type: 'text', nullable: true })
  state: WorkState | null;

  /** Kinds of documents that the person lacked at a stored Start, which can't be refused. */
  @Column({ type: 'text', array: true })
  startLacked: string[];

  /** Why it is or was held; empty for work approved automatically. */
  @Column({ type: 'text', array: true })
  holdReasons: HoldReason[];

  /** The admin who decided held work; null without a decision. */
  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  decisionNote: string | null;

  @Column({ type: 'integer', nullable: true })
  contractorRateCents: number | null;

  @Column({ type: 'integer', nullable: true })
  companyRateCents: number | null;

  /** Most minutes that are paid; null for manual records. */
  @Column({ type: 'integer', nullable: true })
  capMinutes: number | null;

  /** Paid minutes; for a manual record from start to finish, 0 without a finish. */
  @Column({ type: 'integer', nullable: true })
  minutes: number | null;

  /** The driver returns bigint as text. */
  @Column({ type: 'bigint', nullable: true })
  contractorCents: number | string | null;

  @Column({ type: 'bigint', nullable: true })
  companyCents: number | string | null;

  /** 1, and one more with each correction. */
  @Column({ type: 'integer' })
  version: number;

  /** The complaint it puts right, without charge to the client. Null for other work. */
  @Column({ type: 'uuid', nullable: true })
  complaintId: string | null;
}

/** A work record before a correction. Moments YYYY-MM-DDTHH:MM in business time, `endedAt` empty while it ran; cents. */
export interface FormerWork {
  businessDate: string;
  startedAt: string;
  endedAt: string;
  minutes: number | null;
  contractorCents: number | null;
  companyCents: number | null;
}

/** A correction of a work record, with the old values and the reason. The database refuses to change or delete a row. */
@Entity('work_record_correction')
export class WorkRecordCorrection {
  @PrimaryColumn({ type: 'uuid' })
  workRecordId: string;

  /** The version that the correction made. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  correctedAt: Date;

  @Column({ type: 'uuid' })
  correctedBy: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'jsonb' })
  before: FormerWork;
}
