import type { SetupStep } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of setting up the company that the office does not want to be led through. */
@Entity('skipped_setup_step')
export class SkippedSetupStep {
  @PrimaryColumn({ type: 'text' })
  step: SetupStep;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  skippedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  skippedAt: Date;
}
