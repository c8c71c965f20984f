import type { AustralianState, HolidayPolicy } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What becomes of a job's shifts on public holidays. */
@Entity('holiday_rule')
export class HolidayRule {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ type: 'text' })
  state: AustralianState;

  @Column({ type: 'text' })
  policy: HolidayPolicy;

  /** Cents per hour on a public holiday; null: as on other days. */
  @Column({ name: 'contractor_rate_cents', type: 'integer', nullable: true })
  contractorRateCents: number | null;
}

/** Whether a job is worked at on one public holiday. */
@Entity('holiday_decision')
export class HolidayDecision {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @Column({ type: 'text' })
  decision: 'work' | 'skip';

  @Column({ name: 'decided_by', type: 'uuid' })
  decidedBy: string;

  @Column({ name: 'decided_at', type: 'timestamptz' })
  decidedAt: Date;
}
