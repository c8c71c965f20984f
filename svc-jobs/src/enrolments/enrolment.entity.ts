import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person is assigned to a job. */
@Entity('enrolment')
export class Enrolment {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'timestamptz' })
  enrolledAt: Date;
}

/** A former assignment. Written by a trigger, with the times of the latest one. */
@Entity('past_enrolment')
export class PastEnrolment {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** Null where it isn’t known, as is the end. */
  @Column({ type: 'timestamptz', nullable: true })
  enrolledAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

/** The row that is locked while a person's requests, enrolments or work change. */
@Entity('person_assignments')
export class PersonAssignments {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'integer' })
  version: number;
}
