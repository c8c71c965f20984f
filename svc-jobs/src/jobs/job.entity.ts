import type { JobKind, SlotHolidays } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place to clean: permanent with a timetable, or quick on one day. Rates are cents per hour. */
@Entity('job')
export class Job {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: JobKind;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  mapLink: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'integer' })
  needCount: number;

  @Column({ type: 'integer' })
  contractorRateCents: number;

  @Column({ type: 'integer' })
  companyRateCents: number;

  /** YYYY-MM-DD in business time; quick jobs only. */
  @Column({ type: 'date', nullable: true })
  quickDate: string | null;

  /** HH:MM in business time; quick jobs only. */
  @Column({ type: 'text', nullable: true })
  quickTime: string | null;

  /** Minutes that the work is expected to take; quick jobs only. */
  @Column({ type: 'integer', nullable: true })
  expectedMinutes: number | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** Rises with each change. */
  @Column({ type: 'integer' })
  version: number;

  /** When the job ended. Its work is kept. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}

/** One row of a permanent job's timetable. Times HH:MM, days 1 (Mo) to 7 (Su). */
@Entity('timetable_slot')
export class TimetableSlot {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'text' })
  startTime: string;

  @Column({ type: 'text' })
  endTime: string;

  @Column({ type: 'smallint', array: true })
  days: number[];

  /** Interval in weeks, or in months if `monthWeek` is set. */
  @Column({ type: 'smallint' })
  every: number;

  /** Which of the month's weekdays: 1 to 4, or -1 for the last; null: weekly. */
  @Column({ type: 'smallint', nullable: true })
  monthWeek: number | null;

  /** First day, from which weeks or months are counted, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  startsOn: string | null;

  /** Last day, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  endsOn: string | null;

  /** Public holiday policy; null = the job's policy. */
  @Column({ type: 'text', nullable: true })
  holidays: SlotHolidays | null;

  /** First day on which the slot holds, YYYY-MM-DD; null: since the job's creation. */
  @Column({ type: 'date', nullable: true })
  validFrom: string | null;

  /** The day behind the last on which it holds; null: until further notice. */
  @Column({ type: 'date', nullable: true })
  validUntil: string | null;

  /** On one day and for named people only. */
  @Column({ type: 'boolean' })
  isExtra: boolean;
}
