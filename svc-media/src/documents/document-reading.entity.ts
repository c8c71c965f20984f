import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the audit log was last told that somebody reads a document. */
@Entity('document_reading')
export class DocumentReadingRow {
  @PrimaryColumn({ type: 'uuid' })
  documentId: string;

  @PrimaryColumn({ type: 'uuid' })
  readerId: string;

  @Column({ type: 'timestamptz' })
  toldAt: Date;
}
