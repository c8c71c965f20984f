import type { IncidentKind, IncidentState, IncidentNote as NoteView } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reported incident. Only its state changes; a trigger refuses any other change, and deletion. */
@Entity('incident')
export class Incident {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1, assigned by PostgreSQL. The driver returns bigint as text. */
  @Column({ type: 'bigint', insert: false, update: false })
  number: string;

  /** Created by the phone; makes repeats idempotent. */
  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('text')
  kind: IncidentKind;

  @Column('text', { default: 'new' })
  state: IncidentState;

  @Column('uuid', { name: 'person_id' })
  personId: string;

  /** Name at the time of the report; kept after the account is removed. */
  @Column('text', { name: 'person_name' })
  personName: string;

  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;

  @Column('timestamptz', { name: 'reported_at' })
  reportedAt: Date;
}

/** A photo that a report names. */
@Entity('incident_photo')
export class IncidentPhoto {
  @PrimaryColumn('uuid', { name: 'photo_id' })
  photoId: string;

  @Column('uuid', { name: 'incident_id' })
  incidentId: string;

  /** Order, from 0. */
  @Column('integer')
  position: number;
}

/** An entry in an incident's history. */
@Entity('incident_note')
export class IncidentNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'incident_id' })
  incidentId: string;

  @Column('uuid', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text')
  kind: NoteView['kind'];

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  state: IncidentState | null;

  @Column('text', { name: 'by_name' })
  byName: string;

  @Column('timestamptz')
  at: Date;
}
