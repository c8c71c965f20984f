import { Column, PrimaryColumn } from 'typeorm';

/** An imported file, which can be undone for a day. Its table stores what it added. */
export abstract class ImportedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  fileName: string;

  /** SHA-256 of the file, in hex; empty for files imported before it was stored. */
  @Column({ type: 'text', default: '' })
  sha256: string;

  @Column({ type: 'text' })
  importedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
