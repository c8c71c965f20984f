import type { ADJUSTMENT_KINDS } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An amount earned or deducted: work, an adjustment, or a settlement outside runs. */
@Entity('pay_item')
export class PayItem {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: 'work' | (typeof ADJUSTMENT_KINDS)[number] | 'settlement';

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  /** Paid minutes. */
  @Column({ type: 'integer' })
  minutes: number;

  /** Minutes from start to finish; null if svc-jobs didn't send them: equal to `minutes`. */
  @Column({ type: 'integer', nullable: true })
  workedMinutes: number | null;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  earnedCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  approvedCents: number;

  @Column({ type: 'boolean' })
  taxable: boolean;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  fileReference: string;

  /** The receipt or agreement at svc-media, which belongs to no other adjustment. */
  @Column({ type: 'uuid', nullable: true })
  fileId: string | null;

  @Column({ type: 'uuid', nullable: true })
  addedBy: string | null;

  @Column({ type: 'timestamptz' })
  addedAt: Date;

  /** Sums of its lines, kept by triggers of `pay_line` (this and the next three). */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  inRunCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  paidCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  documentedCents: number;

  @Column({ type: 'integer' })
  documentedMinutes: number;

  /** The number of its document. */
  @Column({ type: 'text', nullable: true })
  document: string | null;

  /** The number of its recipient created tax invoice. */
  @Column({ type: 'text', nullable: true })
  rcti: string | null;
}
