import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The super that is due beside a payment. */
@Entity('super_contribution')
export class SuperContribution {
  @PrimaryColumn({ name: 'run_id', type: 'uuid' })
  runId: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'base_cents', type: 'bigint', transformer: bigintAsNumber })
  baseCents: number;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  rate: number;

  @Column({ name: 'super_cents', type: 'bigint', transformer: bigintAsNumber })
  superCents: number;

  /** YYYY-MM-DD; null where the table of public holidays ends. */
  @Column({ name: 'due_on', type: 'date', nullable: true })
  dueOn: string | null;

  @Column({ name: 'received_on', type: 'date', nullable: true })
  receivedOn: string | null;
}
