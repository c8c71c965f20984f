import type { ShiftChangeKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slot, by its times, that a person does; a person without rows does all. Days 1 (Mo) to 7 (Su). */
@Entity('shift_pick')
export class ShiftPick {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @PrimaryColumn({ type: 'text' })
  startTime: string;

  @PrimaryColumn({ type: 'text' })
  endTime: string;

  @Column({ type: 'smallint', array: true })
  days: number[];
}

/** A change of one day. */
@Entity('shift_change')
export class ShiftChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** The day on which the shift starts, YYYY-MM-DD in business time. */
  @Column({ type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @Column({ type: 'text' })
  time: string;

  @Column({ type: 'text' })
  kind: ShiftChangeKind;

  /** Null for a cancelled shift, which concerns everybody. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'uuid' })
  changedBy: string;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}
