import type { PriceBasis } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From a day on a job has a price. */
@Entity('job_price')
export class JobPrice {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  validFrom: string;

  @Column({ type: 'text' })
  basis: PriceBasis;

  /** Without GST, of a visit or a month; null otherwise. */
  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  cents: number | null;

  /** Of the job's changes; rises. */
  @Column({ type: 'integer' })
  version: number;
}
