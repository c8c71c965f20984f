import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Super due for a payment. */
@Entity('super_contribution')
export class SuperContribution {
  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  baseCents: number;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  rate: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  superCents: number;

  /** YYYY-MM-DD; null where the table of public holidays ends. */
  @Column({ type: 'date', nullable: true })
  dueOn: string | null;

  @Column({ type: 'date', nullable: true })
  receivedOn: string | null;
}
