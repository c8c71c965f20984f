import type { QuoteJob as Agreed } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that svc-jobs makes as it was agreed. */
@Entity('quote_job')
export class QuoteJob {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  @Column({ type: 'jsonb' })
  job: Agreed & { readonly made_by: { readonly id: string; readonly name: string } };

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** Records a notice to admins that a quote is unanswered after a number of days. */
@Entity('quote_follow_up')
export class QuoteFollowUp {
  @PrimaryColumn({ type: 'uuid' })
  quoteId: string;

  @PrimaryColumn({ type: 'integer' })
  days: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}

/** A text that can be put into quotes. */
@Entity('quote_text')
export class QuoteText {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  /** Rises with each change. */
  @Column({ type: 'integer' })
  edit: number;
}
