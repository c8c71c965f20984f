import { Column, PrimaryColumn } from 'typeorm';

/** A file that was imported, and can be undone for a day. The table says what it added. */
export abstract class ImportedFile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'file_name', type: 'text' })
  fileName: string;

  @Column({ name: 'imported_by', type: 'text' })
  importedBy: string;

  @Column({ name: 'imported_at', type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
