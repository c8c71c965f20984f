import type { FeedbackVerdict } from '@cleaning/contracts';
import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client's feedback about a visit. Never changed. */
@Entity('visit_feedback')
export class VisitFeedback {
  @PrimaryColumn('uuid')
  id: string;

  /** Created by the page; makes repeats idempotent. */
  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** Name at the time of the feedback. */
  @Column('text', { name: 'client_name' })
  clientName: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  /** The day of the visit, YYYY-MM-DD. */
  @Column('date', { name: 'business_date' })
  businessDate: string;

  @Column('text')
  verdict: FeedbackVerdict;

  /** May be empty. */
  @Column('text')
  text: string;

  /** Photo keys assigned by the page. */
  @Column('uuid', { array: true })
  photos: string[];

  @Column('text', { name: 'contact_name' })
  contactName: string;

  @Column('text', { name: 'contact_email' })
  contactEmail: string;

  @Column('timestamptz')
  at: Date;
}

/** Number of reports of each client in the last hour. */
@Entity('client_limit')
export class ClientLimit extends HourlyBooking {}
