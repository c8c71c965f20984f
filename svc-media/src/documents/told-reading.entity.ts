import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the audit log was last told that somebody reads a document. */
@Entity('document_reading')
export class ToldReading {
  @PrimaryColumn({ name: 'document_id', type: 'uuid' })
  documentId: string;

  @PrimaryColumn({ name: 'reader_id', type: 'uuid' })
  readerId: string;

  @Column({ name: 'told_at', type: 'timestamptz' })
  toldAt: Date;
}
