import type { PriceBasis } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job's price from a day on. */
@Entity('job_price')
export class JobPrice {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  validFrom: string;

  @Column({ type: 'text' })
  basis: PriceBasis;

  /** Without GST, for a visit or a month; otherwise null. */
  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  cents: number | null;

  /** Version of the job's changes; increases. */
  @Column({ type: 'integer' })
  version: number;
}
