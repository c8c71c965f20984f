import type { StatementColumns } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The columns of an account's CSV files of one form. */
@Entity('statement_layout')
export class StatementLayout {
  /** The office's name for the account; empty for the unnamed one. */
  @PrimaryColumn({ type: 'text' })
  account: string;

  /** SHA-256 of the headings, or of the columns' form if there are none, in hex. */
  @PrimaryColumn({ type: 'text' })
  layout: string;

  @Column({ type: 'jsonb' })
  columns: StatementColumns;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
