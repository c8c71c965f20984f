import type { ChecklistAnswer, ChecklistArea, PhotoLabel } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Checklist of a job. Rows are never changed: answers are read against the version that the person saw. */
@Entity('checklist_version')
export class ChecklistVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  /** Counts from 1 for each job. */
  @Column('integer')
  version: number;

  /** Empty: the job no longer has a checklist. */
  @Column('jsonb')
  areas: ChecklistArea[];

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;
}

/** A person's report about finished work. */
@Entity('visit_report')
export class VisitReport {
  @PrimaryColumn('uuid')
  id: string;

  /** Created by the phone; makes repeats idempotent. */
  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('uuid', { name: 'record_id' })
  recordId: string;

  @Column('uuid', { name: 'person_id' })
  personId: string;

  /** Null where the job had no checklist. */
  @Column('uuid', { name: 'version_id', nullable: true })
  versionId: string | null;

  @Column('jsonb')
  answers: ChecklistAnswer[];

  /** Photos that belong to no item. */
  @Column('jsonb')
  photos: { readonly id: string; readonly label: PhotoLabel }[];

  @Column('timestamptz', { name: 'answered_at' })
  answeredAt: Date;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;
}
