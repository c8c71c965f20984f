import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of a permanent job's weekly timetable. Times HH:MM, days 1 (Mo) to 7 (Su). */
@Entity('timetable_slot')
export class TimetableSlot {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ name: 'start_time', type: 'text' })
  startTime: string;

  @Column({ name: 'end_time', type: 'text' })
  endTime: string;

  @Column({ type: 'smallint', array: true })
  days: number[];

  /** First day on which the slot holds, YYYY-MM-DD; null: since the job's creation. */
  @Column({ name: 'valid_from', type: 'date', nullable: true })
  validFrom: string | null;

  /** The day behind the last on which it holds; null: until further notice. */
  @Column({ name: 'valid_until', type: 'date', nullable: true })
  validUntil: string | null;
}
