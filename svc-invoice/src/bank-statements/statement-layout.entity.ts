import type { StatementColumns } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The columns of an account's CSV files of one form. */
@Entity('statement_layout')
export class StatementLayout {
  /** What the office calls the account; empty for the one without a name. */
  @PrimaryColumn({ type: 'text' })
  account: string;

  /** SHA-256 of the headings, or of the form of the columns where there are none, in hexadecimal. */
  @PrimaryColumn({ type: 'text' })
  layout: string;

  @Column({ type: 'jsonb' })
  columns: StatementColumns;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
