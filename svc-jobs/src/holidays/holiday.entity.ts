import type { AustralianState, HolidayPolicy } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job's public holiday policy. */
@Entity('holiday_rule')
export class HolidayRule {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'text' })
  state: AustralianState;

  @Column({ type: 'text' })
  policy: HolidayPolicy;

  /** Cents per hour on a public holiday; null: as on other days. */
  @Column({ type: 'integer', nullable: true })
  contractorRateCents: number | null;
}

/** Decision about one public holiday at a job. */
@Entity('holiday_decision')
export class HolidayDecision {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @Column({ type: 'text' })
  decision: 'work' | 'skip';

  @Column({ type: 'uuid' })
  decidedBy: string;

  @Column({ type: 'timestamptz' })
  decidedAt: Date;
}

/** A public holiday of a state. Removed ones stay, so that they aren't entered again. */
@Entity('public_holiday')
export class PublicHoliday {
  @PrimaryColumn({ type: 'text' })
  state: AustralianState;

  /** YYYY-MM-DD. */
  @PrimaryColumn({ type: 'date' })
  date: string;

  /** 'HH:MM' from which it counts: '00:00' but for a holiday of a part of the day. */
  @Column({ type: 'text' })
  fromTime: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'boolean' })
  removed: boolean;
}
