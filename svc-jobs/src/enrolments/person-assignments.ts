import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row that is locked while a person's requests, enrolments or work change. */
@Entity('person_assignments')
export class PersonAssignments {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'integer' })
  version: number;
}
