import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  type ClientImport as ImportView,
  type importClients,
  type listClientImports,
  type readClientFile,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  getViolatedConstraint,
  hashSha256,
  lockRow,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import {
  formatNameList,
  getHeadings,
  requireRecent,
  requireRows,
  requireSameFile,
  SHOWN_IMPORTS,
  toSubject,
  toView,
} from '@cleaning/service-kit/csv';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { v5 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { Clients } from '../clients/clients.service.js';
import { lockClientImports } from '../locks.js';
import { findSkippedColumns, proposeColumns } from './client-columns.js';
import { readClientCsv } from './client-file.js';
import { ClientImport, ImportedClient } from './client-import.entity.js';
import { forgetContactsInXero, type ImportedState, lockImportedClients } from './client-imports.queries.js';
import { type ImportRow, readClientRows } from './client-rows.js';

const toImportView = (made: ClientImport): ImportView => ({ ...toView(made), clients: made.clients });

/** Files of clients from another system. */
@Injectable()
export class ClientImports {
  constructor(
    private readonly transactions: Transactions,
    private readonly clients: Clients,
    @InjectRepository(ClientImport) private readonly imports: Repository<ClientImport>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Rows that a file would add. Throws 400 for an invalid CSV file. */
  async preview({
    file,
    columns,
    leave_out,
  }: CallBody<typeof readClientFile>): Promise<CallAnswer<typeof readClientFile>> {
    const csv = readClientCsv(Buffer.from(file, 'base64'));
    const chosen = columns ?? proposeColumns(csv);
    const existing = await this.findExistingClients(this.manager);
    const leftOut = new Set(leave_out);
    // A left-out row is checked alone and never duplicates another.
    const rows = [
      ...readClientRows(csv, chosen, existing, leftOut),
      ...readClientRows(csv, chosen, existing).filter(({ row }) => leftOut.has(row)),
    ].sort((a, b) => a.row - b.row);
    return {
      headings: getHeadings(csv),
      columns: chosen,
      skipped_columns: findSkippedColumns(csv, chosen),
      rows: rows.map(({ row, name, abn, billingEmail, address, archived, problems, warnings }) => ({
        row,
        name,
        abn,
        billing_email: billingEmail,
        address,
        archived,
        problems: [...problems],
        warnings: [...warnings],
      })),
    };
  }

  /** Idempotent by id. Throws 400, 409 if a row that isn't left out is wrong, or if the id belongs to another file. */
  import(admin: Caller, body: CallBody<typeof importClients>): Promise<ImportView> {
    const bytes = Buffer.from(body.file, 'base64');
    const csv = readClientCsv(bytes);
    const sha256 = hashSha256(bytes);
    return this.transactions.run(async (tx) => {
      await lockClientImports(tx.manager);
      const repository = tx.manager.getRepository(ClientImport);
      const before = await repository.findOneBy({ id: body.id });
      if (before) {
        requireSameFile(before, sha256);
        return toImportView(before);
      }
      const rows = readClientRows(
        csv,
        body.columns,
        await this.findExistingClients(tx.manager),
        new Set(body.leave_out),
      );
      requireRows(rows);
      const { id, file_name: fileName } = body;
      await repository.insert({
        id,
        fileName,
        sha256,
        clients: rows.length,
        importedBy: admin.name,
        undoneAt: null,
      });
      for (const each of rows) await this.add(tx, admin, id, each);
      const details = { clients: String(rows.length), left_out: String(csv.rows.length - rows.length) };
      await recordAudit(tx, {
        actor: admin,
        action: 'clients.imported',
        subject: toSubject({ id, fileName }),
        details,
      });
      return toImportView(await repository.findOneByOrFail({ id }));
    });
  }

  async list(): Promise<CallAnswer<typeof listClientImports>> {
    const imports = await this.imports.find({ order: { importedAt: 'DESC' }, take: SHOWN_IMPORTS });
    return { imports: imports.map(toImportView) };
  }

  /** Undone twice it is undone once. Throws 404, and 409 after a day, or when a client of it is in use. */
  async undo(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const made = await lockRow(tx.manager, ClientImport, { id }, 'no_such_import');
      if (made.undoneAt !== null) return;
      requireRecent(made);
      const clients = await lockImportedClients(tx.manager, id);
      await this.removeAll(tx, clients);
      await tx.manager.update(ClientImport, { id }, { undoneAt: databaseNow });
      const details = { clients: String(clients.length) };
      await recordAudit(tx, { actor: admin, action: 'clients.import-undone', subject: toSubject(made), details });
    });
    return DONE;
  }

  private async add(
    tx: Transaction,
    admin: Caller,
    importId: string,
    { row, details, archived }: ImportRow,
  ): Promise<void> {
    if (!details) return;
    const clientId = v5(String(row), importId);
    await this.clients.add(tx, admin, { id: clientId, details });
    if (archived) await tx.manager.update(Client, { id: clientId }, { archivedAt: databaseNow });
    await tx.manager.insert(ImportedClient, { clientId, importId });
  }

  private async removeAll(tx: Transaction, clients: readonly ImportedState[]): Promise<void> {
    const used = clients.filter((client) => client.used).map(({ name }) => name);
    if (used.length > 0) throw refuse('import_clients_used', { names: formatNameList(used) });
    const ids = clients.map(({ id }) => id);
    await forgetContactsInXero(tx.manager, ids);
    // A deletion violates a constraint only while something refers to the row.
    await tx.manager.delete(Client, { id: In(ids) }).catch((error) => {
      throw getViolatedConstraint(error) ? refuse('import_clients_in_use') : error;
    });
  }

  private findExistingClients(manager: EntityManager): Promise<Client[]> {
    return manager.find(Client, { select: { id: true, legalName: true, tradingName: true, abn: true } });
  }
}
