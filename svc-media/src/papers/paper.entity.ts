import type { SignedKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of agreement or declaration as the office saved it, with its placeholders. Rows are never changed. */
@Entity('paper_text')
export class PaperText {
  @PrimaryColumn({ type: 'text' })
  kind: SignedKind;

  /** Counts from 1 for each kind. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz' })
  savedAt: Date;

  @Column({ type: 'text' })
  savedBy: string;
}
