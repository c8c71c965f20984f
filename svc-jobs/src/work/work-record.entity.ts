import type { HoldReason, WorkState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Work of one person at one job: timed (by clock events) or manual (entered by an admin).
 * Rates, planned end and cap are those of the moment of the start. Amounts are cents, computed once at the finish.
 */
@Entity('work_record')
export class WorkRecord {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** Null for quick jobs and manual records. */
  @Column({ name: 'slot_id', type: 'uuid', nullable: true })
  slotId: string | null;

  /** The day on which the slot started, YYYY-MM-DD in business time. */
  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;

  @Column({ name: 'is_manual', type: 'boolean' })
  isManual: boolean;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** HH:MM; null without a planned end. */
  @Column({ name: 'planned_end', type: 'text', nullable: true })
  plannedEnd: string | null;

  /** `lat,lng[,accuracy in metres]`; null for timed work that the phone could not locate, and for manual records. */
  @Column({ name: 'start_location', type: 'text', nullable: true })
  startLocation: string | null;

  @Column({ name: 'finish_location', type: 'text', nullable: true })
  finishLocation: string | null;

  /** The device's own key of the clock event that started it, unique for a person; null when none was sent. */
  @Column({ name: 'start_key', type: 'uuid', nullable: true })
  startKey: string | null;

  /** When a clock event arrived that the device had kept; null for one that was sent at once. */
  @Column({ name: 'start_received_at', type: 'timestamptz', nullable: true })
  startReceivedAt: Date | null;

  @Column({ name: 'finish_received_at', type: 'timestamptz', nullable: true })
  finishReceivedAt: Date | null;

  /** The admin who finished it in the person's stead; null when the person did. */
  @Column({ name: 'finished_by', type: 'uuid', nullable: true })
  finishedBy: string | null;

  /** Planned start and end; null where there is no plan. */
  @Column({ name: 'planned_from', type: 'timestamptz', nullable: true })
  plannedFrom: Date | null;

  @Column({ name: 'planned_until', type: 'timestamptz', nullable: true })
  plannedUntil: Date | null;

  /** Minutes that were expected at the start; null where none were. */
  @Column({ name: 'expected_minutes', type: 'integer', nullable: true })
  expectedMinutes: number | null;

  /** Null while the work runs. Held and rejected work is not paid. */
  @Column({ type: 'text', nullable: true })
  state: WorkState | null;

  /** The kinds of documents that the person lacked at a Start that could not be refused any more. */
  @Column({ name: 'start_lacked', type: 'text', array: true })
  startLacked: string[];

  /** Why it is or was held; empty for work that was approved at once. */
  @Column({ name: 'hold_reasons', type: 'text', array: true })
  holdReasons: HoldReason[];

  /** The admin who decided about held work; null where there is no decision. */
  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decision_note', type: 'text', nullable: true })
  decisionNote: string | null;

  @Column({ name: 'contractor_rate_cents', type: 'integer', nullable: true })
  contractorRateCents: number | null;

  @Column({ name: 'company_rate_cents', type: 'integer', nullable: true })
  companyRateCents: number | null;

  /** Most minutes that are paid; null for manual records. */
  @Column({ name: 'cap_minutes', type: 'integer', nullable: true })
  capMinutes: number | null;

  /** Paid minutes; 0 for manual records. */
  @Column({ type: 'integer', nullable: true })
  minutes: number | null;

  /** The driver answers bigint as text. */
  @Column({ name: 'contractor_cents', type: 'bigint', nullable: true })
  contractorCents: number | string | null;

  @Column({ name: 'company_cents', type: 'bigint', nullable: true })
  companyCents: number | string | null;

  /** 1, and one more with each correction. */
  @Column({ type: 'integer' })
  version: number;

  /** The complaint that it puts right: the client is charged nothing. Null for other work. */
  @Column({ name: 'complaint_id', type: 'uuid', nullable: true })
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
  @PrimaryColumn({ name: 'work_record_id', type: 'uuid' })
  workRecordId: string;

  /** The version that the correction made. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ name: 'corrected_at', type: 'timestamptz' })
  correctedAt: Date;

  @Column({ name: 'corrected_by', type: 'uuid' })
  correctedBy: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'jsonb' })
  before: FormerWork;
}
