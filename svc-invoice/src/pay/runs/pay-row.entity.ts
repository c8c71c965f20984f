import type { PaySuperAnswer } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RowFacts } from '../documents/content.js';

/** A person's payment of a run, as it was approved. A payment that was made can only be returned. */
@Entity('pay_row')
export class PayRow {
  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  state: 'approved' | 'paid' | 'returned';

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  workCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  correctionCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  adjustmentCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  withheldCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  paidCents: number;

  @Column({ type: 'boolean' })
  asRcti: boolean;

  @Column({ type: 'boolean' })
  gstRegistered: boolean;

  @Column({ type: 'text' })
  superAnswer: PaySuperAnswer;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  superBaseCents: number;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  superRate: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  superCents: number;

  /** The person's details at the approval. */
  @Column({ type: 'jsonb' })
  facts: RowFacts;

  /** Shown by the payee's bank; unique for each payment. */
  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'text', nullable: true })
  bankEnding: string | null;

  @Column({ type: 'text', nullable: true })
  bankFingerprint: string | null;

  @Column({ type: 'date', nullable: true })
  returnedOn: string | null;

  @Column({ type: 'text', nullable: true })
  returnReason: string | null;
}
