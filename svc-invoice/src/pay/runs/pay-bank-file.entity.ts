import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A bank file that was made. The database refuses to change a row. */
@Entity('pay_bank_file')
export class PayBankFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  runId: string;

  @Column({ type: 'uuid' })
  bankAccountId: string;

  @Column({ type: 'text' })
  characters: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  processingDay: string;

  @Column({ type: 'integer' })
  payments: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'uuid' })
  madeBy: string;

  @Column({ type: 'timestamptz' })
  madeAt: Date;
}
