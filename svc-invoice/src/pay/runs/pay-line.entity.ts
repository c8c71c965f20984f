import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a run pays of an item. Its state follows its run; nothing else of it changes. */
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

  /** What the documents of the run say of it. */
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
