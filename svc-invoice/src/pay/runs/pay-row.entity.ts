import type { PaySuperAnswer } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RowFacts } from '../documents/content.js';

/** A person's payment of a run, as it was approved. A payment that was made can only be returned. */
@Entity('pay_row')
export class PayRow {
  @PrimaryColumn({ name: 'run_id', type: 'uuid' })
  runId: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  state: 'approved' | 'paid' | 'returned';

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ name: 'work_cents', type: 'bigint', transformer: bigintAsNumber })
  workCents: number;

  @Column({ name: 'correction_cents', type: 'bigint', transformer: bigintAsNumber })
  correctionCents: number;

  @Column({ name: 'adjustment_cents', type: 'bigint', transformer: bigintAsNumber })
  adjustmentCents: number;

  @Column({ name: 'sub_total_cents', type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ name: 'gst_cents', type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ name: 'withheld_cents', type: 'bigint', transformer: bigintAsNumber })
  withheldCents: number;

  @Column({ name: 'paid_cents', type: 'bigint', transformer: bigintAsNumber })
  paidCents: number;

  @Column({ name: 'as_rcti', type: 'boolean' })
  asRcti: boolean;

  @Column({ name: 'gst_registered', type: 'boolean' })
  gstRegistered: boolean;

  @Column({ name: 'super_answer', type: 'text' })
  superAnswer: PaySuperAnswer;

  @Column({ name: 'super_base_cents', type: 'bigint', transformer: bigintAsNumber })
  superBaseCents: number;

  /** Hundredths of a percent. */
  @Column({ name: 'super_rate', type: 'integer' })
  superRate: number;

  @Column({ name: 'super_cents', type: 'bigint', transformer: bigintAsNumber })
  superCents: number;

  /** Who the person was at the approval. */
  @Column({ type: 'jsonb' })
  facts: RowFacts;

  /** What the payee's bank shows; different for each payment. */
  @Column({ type: 'text' })
  reference: string;

  @Column({ name: 'bank_ending', type: 'text', nullable: true })
  bankEnding: string | null;

  @Column({ name: 'bank_fingerprint', type: 'text', nullable: true })
  bankFingerprint: string | null;

  @Column({ name: 'returned_on', type: 'date', nullable: true })
  returnedOn: string | null;

  @Column({ name: 'return_reason', type: 'text', nullable: true })
  returnReason: string | null;
}
