import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentKind } from '../remittance/documents.js';
import type { DocumentContent } from './content.js';

/** Last number of each kind of document. Locked while one is issued, so that numbers have no gaps. */
@Entity('pay_counter')
export class PayCounter {
  @PrimaryColumn({ type: 'text' })
  kind: string;

  @Column({ type: 'integer' })
  lastNumber: number;
}

/** A document of a payment. The database refuses to change a row, but for erasing its payee. */
@Entity('pay_document')
export class PayDocument {
  @PrimaryColumn({ type: 'text' })
  number: string;

  @Column({ type: 'uuid' })
  runId: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  kind: DocumentKind;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  issuedOn: string;

  /** The number of the document that an adjustment note corrects. */
  @Column({ type: 'text', nullable: true })
  corrects: string | null;

  @Column({ type: 'text', nullable: true })
  repeats: string | null;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  totalCents: number;

  /** Everything that is printed. */
  @Column({ type: 'jsonb' })
  content: DocumentContent;
}
