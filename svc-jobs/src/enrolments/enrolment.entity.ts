import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person is assigned to a job. */
@Entity('enrolment')
export class Enrolment {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'enrolled_at', type: 'timestamptz' })
  enrolledAt: Date;
}

/** The row that is locked while a person's requests, enrolments or work change. */
@Entity('person_assignments')
export class PersonAssignments {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'integer' })
  version: number;
}
