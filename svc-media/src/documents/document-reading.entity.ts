import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a reader's access to a document was last written to the audit log. */
@Entity('document_reading')
export class DocumentReadingRow {
  @PrimaryColumn({ type: 'uuid' })
  documentId: string;

  @PrimaryColumn({ type: 'uuid' })
  readerId: string;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}
