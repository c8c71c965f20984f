import { ImportedFile } from '@cleaning/service-kit/csv';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of clients that was imported. */
@Entity('client_import')
export class ClientImport extends ImportedFile {
  /** Clients that it added. */
  @Column({ type: 'integer' })
  clients: number;
}

/** A client that an import has added, until it is deleted. */
@Entity('imported_client')
export class ImportedClient {
  @PrimaryColumn({ type: 'uuid' })
  clientId: string;

  @Column({ type: 'uuid' })
  importId: string;
}
