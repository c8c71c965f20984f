import type { FeedbackVerdict } from '@cleaning/contracts';
import { HourlyBooking } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a client has said about a visit. It is never changed. */
@Entity('visit_feedback')
export class VisitFeedback {
  @PrimaryColumn('uuid')
  id: string;

  /** Made by the page: sent twice, it is kept once. */
  @Column('uuid', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** At that time. */
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

  /** Keys that the page has given to its photos. */
  @Column('uuid', { array: true })
  photos: string[];

  @Column('text', { name: 'contact_name' })
  contactName: string;

  @Column('text', { name: 'contact_email' })
  contactEmail: string;

  @Column('timestamptz')
  at: Date;
}

/** How much each client has reported in the last hour. */
@Entity('client_limit')
export class ClientLimit extends HourlyBooking {}
