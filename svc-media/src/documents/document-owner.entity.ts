import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Orders the changes of one person's documents. Locked by each of them. */
@Entity('document_owner')
export class DocumentOwner {
  @PrimaryColumn('uuid')
  user_id: string;
  /** Rises with each change; travels in 'documents.changed'. */
  @Column('integer')
  version: number;
}
