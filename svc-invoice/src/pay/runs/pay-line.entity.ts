import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A run's payment for an item. Only its state changes, with its run. */
@Entity('pay_line')
export class PayLine {
  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  @PrimaryColumn({ type: 'uuid' })
  itemId: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  /** Amount on the run's documents. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  documentCents: number;

  @Column({ type: 'integer' })
  minutes: number;

  /** The number of the document that it corrects. */
  @Column({ type: 'text', nullable: true })
  corrects: string | null;

  @Column({ type: 'text', nullable: true })
  repeats: string | null;

  @Column({ type: 'boolean' })
  isCorrection: boolean;

  @Column({ type: 'text' })
  state: 'approved' | 'paid' | 'returned';
}
