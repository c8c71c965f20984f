import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row that is locked while a person's enrolments or open work change; it numbers what is told of them. */
@Entity('person_assignments')
export class PersonAssignments {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'integer' })
  version: number;
}
