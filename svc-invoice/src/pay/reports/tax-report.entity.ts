import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Payee } from '../taxable-payments/report.js';

/** A report of taxable payments that was made for a financial year. */
@Entity('tax_report')
export class MadeTaxReport {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The year in which it ends. */
  @Column({ type: 'integer' })
  financialYear: number;

  /** Counts from 1 in each financial year. */
  @Column({ type: 'integer' })
  number: number;

  /** Test or production. */
  @Column({ type: 'text' })
  runType: 'T' | 'P';

  @Column({ type: 'boolean' })
  amended: boolean;

  /** Payees as written. People erased years later lose name, ABN and address. */
  @Column({ type: 'jsonb' })
  payees: Payee[];

  /** Names and texts of the files. Empty once a person in them is erased. */
  @Column({ type: 'jsonb' })
  files: { file_name: string; text: string }[];

  @Column({ type: 'text' })
  sha256: string;

  @Column({ type: 'uuid' })
  madeBy: string;

  @Column({ type: 'timestamptz' })
  madeAt: Date;

  @Column({ type: 'date', nullable: true })
  lodgedOn: string | null;

  @Column({ type: 'uuid', nullable: true })
  lodgedBy: string | null;
}
