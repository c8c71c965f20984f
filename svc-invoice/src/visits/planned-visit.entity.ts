import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day on which somebody is or was to work at a permanent job; received from svc-jobs' feed. */
@Entity('planned_visit')
export class PlannedVisit {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** With all its shifts. */
  @Column({ type: 'boolean' })
  cancelled: boolean;
}

/** Until which day the visits of a job are known. */
@Entity('planned_visits_until')
export class PlannedVisitsUntil {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  until: string;
}
