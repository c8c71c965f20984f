import type { ComplaintChannel, ComplaintState, ComplaintNote as NoteView } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client's complaint. A trigger refuses changes to what was reported, and deletion. */
@Entity('complaint')
export class Complaint {
  @PrimaryColumn('uuid')
  id: string;

  /** Counts from 1, assigned by PostgreSQL. The driver returns bigint as text. */
  @Column({ type: 'bigint', insert: false, update: false })
  number: string;

  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('text', { default: 'reported' })
  state: ComplaintState;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('text')
  channel: ComplaintChannel;

  /** The client's contact person. */
  @Column('text', { name: 'client_name' })
  clientName: string;

  /** Empty if unknown. */
  @Column('text')
  email: string;

  @Column('text')
  telephone: string;

  /** The day of the visit that it is about, YYYY-MM-DD. */
  @Column('date', { name: 'about_day', nullable: true })
  aboutDay: string | null;

  @Column('text')
  text: string;

  @Column('uuid', { array: true })
  photos: string[];

  /** When the client reported it. */
  @Column('timestamptz', { name: 'reported_at' })
  reportedAt: Date;

  /** The admin who recorded it, with their name at that time; null and empty if the client did. */
  @Column('uuid', { name: 'recorded_by', nullable: true })
  recordedBy: string | null;

  @Column('text', { name: 'recorded_by_name' })
  recordedByName: string;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** The first time; it stays when the complaint is opened again. */
  @Column('timestamptz', { name: 'acknowledged_at', nullable: true })
  acknowledgedAt: Date | null;

  @Column('text', { name: 'acknowledged_by_name', default: '' })
  acknowledgedByName: string;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The contact who confirmed it. */
  @Column('text', { name: 'confirmed_by_name', default: '' })
  confirmedByName: string;

  @Column('text', { name: 'confirmed_how', nullable: true })
  confirmedHow: ComplaintChannel | null;

  /** How often the client reopened it. */
  @Column('integer', { default: 0 })
  reopened: number;
}

/** An entry in a complaint's history. */
@Entity('complaint_note')
export class ComplaintNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'complaint_id' })
  complaintId: string;

  @Column('uuid', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text')
  kind: NoteView['kind'];

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  state: ComplaintState | null;

  @Column('uuid', { array: true })
  photos: string[];

  /** Null for the client. */
  @Column('uuid', { name: 'by_id', nullable: true })
  byId: string | null;

  @Column('text', { name: 'by_name' })
  byName: string;

  @Column('timestamptz')
  at: Date;
}

/** A shift that puts a complaint right. It goes with its change of the plan. */
@Entity('re_clean')
export class ReClean {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'complaint_id' })
  complaintId: string;

  @Column('uuid', { name: 'change_id' })
  changeId: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('uuid', { name: 'person_id' })
  personId: string;

  @Column('date', { name: 'business_date' })
  businessDate: string;

  /** 'HH:MM-HH:MM' */
  @Column('text')
  time: string;

  /** False: the re-clean is unpaid for its person. */
  @Column('boolean')
  paid: boolean;
}
