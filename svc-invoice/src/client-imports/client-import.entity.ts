import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of clients that was imported. */
@Entity('client_import')
export class ClientImport {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'file_name', type: 'text' })
  fileName: string;

  /** Clients that it added. */
  @Column({ type: 'integer' })
  clients: number;

  @Column({ name: 'imported_by', type: 'text' })
  importedBy: string;

  @Column({ name: 'imported_at', type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/** A client that an import has added, until it is deleted. */
@Entity('imported_client')
export class ImportedClient {
  @PrimaryColumn({ name: 'client_id', type: 'uuid' })
  clientId: string;

  @Column({ name: 'import_id', type: 'uuid' })
  importId: string;
}
