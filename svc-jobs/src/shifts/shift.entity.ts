import type { ShiftChangeKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slot, by its times, that a person does; a person without rows does all. Days 1 (Mo) to 7 (Su). */
@Entity('shift_pick')
export class ShiftPick {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @PrimaryColumn({ name: 'start_time', type: 'text' })
  startTime: string;

  @PrimaryColumn({ name: 'end_time', type: 'text' })
  endTime: string;

  @Column({ type: 'smallint', array: true })
  days: number[];
}

/** A change of one day. */
@Entity('shift_change')
export class ShiftChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** The day on which the shift starts, YYYY-MM-DD in business time. */
  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @Column({ type: 'text' })
  time: string;

  @Column({ type: 'text' })
  kind: ShiftChangeKind;

  /** Null for a cancelled shift: it is everybody's. */
  @Column({ name: 'person_id', type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ name: 'changed_by', type: 'uuid' })
  changedBy: string;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}
