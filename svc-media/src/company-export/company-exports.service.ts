import type { Readable } from 'node:stream';
import {
  type AuditAction,
  COMPANY_EXPORT_DAYS,
  type CompanyExport as CompanyExportView,
  DAY_MS,
  readCompanyExport,
} from '@cleaning/contracts';
import {
  AccountLookup,
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  recordAudit,
  refuse,
  signDocumentPath,
  type Transaction,
  Transactions,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { UnreadableObjectError } from '../encryption/age.js';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import type { environment } from '../environment.js';
import { CompanyExport } from './company-export.entity.js';
import { ExportQueue } from './export-queue.processor.js';

const NONE: CompanyExportView = {
  id: '',
  state: 'none',
  asked_by: '',
  asked_at: '',
  finished_at: '',
  deleted_at: '',
  size: 0,
  parts: [],
};

const toView = ({
  id,
  state,
  askedByName,
  askedAt,
  finishedAt,
  sizeBytes,
  parts,
}: CompanyExport): CompanyExportView => ({
  id,
  state,
  asked_by: askedByName,
  asked_at: askedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? '',
  deleted_at:
    state === 'ready' && finishedAt ? new Date(finishedAt.getTime() + COMPANY_EXPORT_DAYS * DAY_MS).toISOString() : '',
  size: Number(sizeBytes ?? 0),
  parts,
});

const record = (
  tx: Transaction,
  actor: Caller,
  action: Extract<AuditAction, `company.export-${string}`>,
): Promise<void> => recordAudit(tx, { actor, action, subject: { kind: 'company', id: '', name: '' } });

/** ZIPs of all company data: one at a time is made, the newest can be downloaded. */
@Injectable()
export class CompanyExports {
  constructor(
    @InjectRepository(CompanyExport) private readonly exports: Repository<CompanyExport>,
    private readonly transactions: Transactions,
    private readonly accounts: AccountLookup,
    private readonly objects: DocumentObjects,
    private readonly queue: ExportQueue,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async getNewest(): Promise<CompanyExportView> {
    const [found] = await this.exports.find({ order: { askedAt: 'DESC', id: 'DESC' }, take: 1 });
    return found ? toView(found) : NONE;
  }

  /** Returns a running export if there is one. */
  async start(admin: Caller): Promise<CompanyExportView> {
    const id = v7();
    const started = await this.transactions.run(async (tx) => {
      const row = { id, askedBy: admin.id, askedByName: admin.name, askedAt: getNow() };
      const inserted = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(CompanyExport)
        .values(row)
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 0) return false;
      await record(tx, admin, 'company.export-asked');
      return true;
    });
    if (started) this.queue.ask([id]);
    const running = await this.exports.findOneBy({ state: In(['waiting', 'running']) });
    return running ? toView(running) : this.getNewest();
  }

  /** Throws 404 for an export without a file. */
  async makeLink(admin: Caller, id: string): Promise<{ path: string }> {
    return this.transactions.run(async (tx) => {
      if (!(await tx.manager.existsBy(CompanyExport, { id, state: 'ready' }))) throw refuse('no_company_export');
      await record(tx, admin, 'company.export-downloaded');
      const { id: readerId, sessionId, sessionVersion } = admin;
      const link = { documentId: id, readerId, sessionId, sessionVersion };
      return { path: signDocumentPath(this.env.DOCUMENT_LINK_SECRET, link, getNow(), readCompanyExport) };
    });
  }

  /**
   * Throws 403 for a link that is missing, forged, expired or whose session has ended, and for a reader who isn't an
   * admin; 404 if the file is gone.
   */
  async open(
    id: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<{ stream: Readable; size: number; name: string }> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, id, query, getNow(), readCompanyExport);
    const reader = link && (await this.accounts.findOpen(link.readerId, link.sessionVersion, link.sessionId));
    if (reader?.role !== 'admin') throw refuse('export_link_closed');
    const found = await this.exports.findOneBy({ id, state: 'ready' });
    if (!found?.objectKey) throw refuse('no_company_export');
    const { objectKey, keyId, headDigest, finishedAt } = found;
    const size = Number(found.sizeBytes);
    const stream = await this.objects
      .open({ objectKey, keyId, headDigest, sizeBytes: size })
      .catch((error: unknown) => {
        // Its key was changed since.
        if (error instanceof UnreadableObjectError) return null;
        throw error;
      });
    if (!stream) throw refuse('no_company_export');
    return { stream, size, name: `everything-${finishedAt?.toISOString().slice(0, 10)}.zip` };
  }
}
