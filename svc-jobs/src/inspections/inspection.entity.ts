import type { InspectedArea, Place } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An inspection at a job. Never changed; a new look is a new inspection. */
@Entity('inspection')
export class Inspection {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('text')
  place: Place;

  @Column('timestamptz', { name: 'inspected_at' })
  inspectedAt: Date;

  @Column('uuid', { name: 'inspected_by' })
  inspectedBy: string;

  /** Name at the time of the inspection. */
  @Column('text', { name: 'inspected_by_name' })
  inspectedByName: string;

  @Column('text')
  note: string;

  @Column('jsonb')
  areas: InspectedArea[];
}

/** Areas that the office has set for a kind of place. */
@Entity('inspection_template')
export class InspectionTemplate {
  @PrimaryColumn('text')
  place: Place;

  @Column('text', { array: true })
  areas: string[];

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('text', { name: 'changed_by_name' })
  changedByName: string;
}
