import type { StatementColumns } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a bank that was imported. */
@Entity('bank_statement')
export class BankStatement {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'text' })
  format: 'ofx' | 'csv';

  /** SHA-256 of its bytes, in hexadecimal; empty for files from before it was kept. */
  @Column({ type: 'text', default: '' })
  sha256: string;

  /** Which account a CSV file was said to be of; empty for the one without a name, and for OFX. */
  @Column({ type: 'text', default: '' })
  account: string;

  /** Payments that it has, and those of them that it added. */
  @Column({ type: 'integer' })
  lines: number;

  @Column({ type: 'integer' })
  added: number;

  /** Those that looked like one that was there, when it was imported. */
  @Column({ type: 'integer', default: 0 })
  lookAlikes: number;

  /** Outgoing entries that were kept. */
  @Column({ type: 'integer', default: 0 })
  outgoing: number;

  @Column({ type: 'text' })
  importedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;
}

/** A payment that came in. */
@Entity('bank_line')
export class BankLineRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  statementId: string;

  /** The bank's number of the account; for a CSV file what the office calls it. */
  @Column({ type: 'text' })
  account: string;

  /** With the account it keeps a payment from being added twice: see `same-payments.ts`. 1.9.0 made it of the row, or of the bank's id. */
  @Column({ type: 'text' })
  lineKey: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  reference: string;

  /** Set aside: it is of no client. */
  @Column({ type: 'timestamptz', nullable: true })
  ignoredAt: Date | null;

  @Column({ type: 'text', default: '' })
  ignoredBy: string;
}

/** An entry that went out and has the sum of a client's credit: it may be a refund. */
@Entity('bank_outgoing')
export class BankOutgoing {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  statementId: string;

  @Column({ type: 'text' })
  account: string;

  /** As that of a payment. */
  @Column({ type: 'text' })
  lineKey: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  /** Above 0. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  /** Whom it was paid to. */
  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  reference: string;

  /** It is no refund. */
  @Column({ type: 'timestamptz', nullable: true })
  ignoredAt: Date | null;

  @Column({ type: 'text', default: '' })
  ignoredBy: string;

  /** The entry that it looks like; null for one that looks like none. */
  @Column({ type: 'uuid', nullable: true })
  likeId: string | null;

  /** Null until somebody has chosen. `another` makes it an entry like each other. */
  @Column({ type: 'text', nullable: true })
  choice: 'same' | 'another' | null;

  @Column({ type: 'text', default: '' })
  chosenBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;
}

/** A payment of a statement that looks like one that is there. It is no payment until somebody says that it is another one. */
@Entity('bank_look_alike')
export class BankLookAlike {
  /** That of the payment, when it becomes one. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  statementId: string;

  @Column({ type: 'text' })
  account: string;

  /** As that of a payment. */
  @Column({ type: 'text' })
  lineKey: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  reference: string;

  /** The payment that it looks like. */
  @Column({ type: 'uuid' })
  lineId: string;

  /** Null until somebody has chosen. */
  @Column({ type: 'text', nullable: true })
  choice: 'same' | 'another' | null;

  @Column({ type: 'text', default: '' })
  chosenBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;
}

/** The columns of CSV files with the same headings. */
@Entity('statement_columns')
export class RememberedColumns {
  @PrimaryColumn({ type: 'text' })
  headings: string;

  @Column({ type: 'jsonb' })
  columns: StatementColumns;
}

/** Whose payments a payer's text was booked for. */
@Entity('known_payer')
export class KnownPayer {
  /** As `toPayerKey` writes it. */
  @PrimaryColumn({ type: 'text' })
  payer: string;

  @Column({ type: 'uuid' })
  clientId: string;
}
