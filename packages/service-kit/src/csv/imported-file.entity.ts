import { Column, PrimaryColumn } from 'typeorm';

/** A file that was imported, and can be undone for a day. The table says what it added. */
export abstract class ImportedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  fileName: string;

  /** SHA-256 of its bytes, in hexadecimal; empty for files from before it was kept. */
  @Column({ type: 'text', default: '' })
  sha256: string;

  @Column({ type: 'text' })
  importedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
