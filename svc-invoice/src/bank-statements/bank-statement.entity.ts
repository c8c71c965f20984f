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

  /** SHA-256 of the file, in hex; empty for files imported before it was stored. */
  @Column({ type: 'text', default: '' })
  sha256: string;

  /** The account chosen for a CSV file; empty for the unnamed account and for OFX. */
  @Column({ type: 'text', default: '' })
  account: string;

  /** Number of payments in the file; the next field counts those added. */
  @Column({ type: 'integer' })
  lines: number;

  @Column({ type: 'integer' })
  added: number;

  /** Number of payments that resembled an existing one at the import. */
  @Column({ type: 'integer', default: 0 })
  lookAlikes: number;

  /** Number of outgoing entries stored. */
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

  /** The bank's account number; for a CSV file the office's name for it. */
  @Column({ type: 'text' })
  account: string;

  /**
   * With the account, unique for a payment: see `same-payments.ts`. 1.9.0 made it from the row, or from the bank's id.
   */
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

  /** When it was set aside as not from a client. */
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

  /** As in BankLineRow. */
  @Column({ type: 'text' })
  lineKey: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  /** Above 0. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  /** The payee. */
  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  reference: string;

  /** When it was set aside as not a refund. */
  @Column({ type: 'timestamptz', nullable: true })
  ignoredAt: Date | null;

  @Column({ type: 'text', default: '' })
  ignoredBy: string;

  /** The entry that it resembles; null for none. */
  @Column({ type: 'uuid', nullable: true })
  likeId: string | null;

  /** Null until decided. `another` makes it an ordinary entry. */
  @Column({ type: 'text', nullable: true })
  choice: 'same' | 'another' | null;

  @Column({ type: 'text', default: '' })
  chosenBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;
}

/**
 * A statement payment that resembles an existing one. It only becomes a payment if somebody decides that it is another
 * one.
 */
@Entity('bank_look_alike')
export class BankLookAlike {
  /** Becomes the payment's id if it is another one. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  statementId: string;

  @Column({ type: 'text' })
  account: string;

  /** As in BankLineRow. */
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

  /** Null until decided. */
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

/** The client for whom payments with a payer's text were booked. */
@Entity('known_payer')
export class KnownPayer {
  /** Written by `toPayerKey`. */
  @PrimaryColumn({ type: 'text' })
  payer: string;

  @Column({ type: 'uuid' })
  clientId: string;
}
