import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Hours that a person has declared to work elsewhere in a week. */
@Entity('hours_elsewhere')
export class HoursElsewhere {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** Its Monday. */
  @PrimaryColumn({ type: 'date' })
  week: string;

  @Column({ type: 'integer' })
  minutes: number;
}

/** A scheduled break of a person's course. */
@Entity('course_break')
export class CourseBreak {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ name: 'from_date', type: 'date' })
  from: string;

  @Column({ name: 'until_date', type: 'date' })
  until: string;
}
