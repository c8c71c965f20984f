import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day with a planned visit to a permanent job, from svc-jobs' feed. */
@Entity('planned_visit')
export class PlannedVisit {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** True if all its shifts are cancelled. */
  @Column({ type: 'boolean' })
  cancelled: boolean;
}

/** Last day for which a job's visits are known. */
@Entity('planned_visits_until')
export class PlannedVisitsUntil {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  until: string;
}
