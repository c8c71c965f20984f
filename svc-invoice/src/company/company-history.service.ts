import {
  type CallAnswer,
  type CompanyState,
  type listCompanyVersions,
  SITE_ID,
  type Supplier,
} from '@cleaning/contracts';
import type { Caller, Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CompanyVersion, SavedFacts } from './company.entity.js';
import { toCompany } from './company-rules.js';

/** So many versions are shown. */
const SHOWN_VERSIONS = 50;

/** What the company's details are and were. */
@Injectable()
export class CompanyHistory {
  constructor(@InjectRepository(CompanyVersion) private readonly versions: Repository<CompanyVersion>) {}

  /** The company with what the settings of invoices have of it. */
  async getCompany(supplier: Supplier, manager: EntityManager = this.versions.manager): Promise<CompanyState> {
    const saved = await manager.findOneBy(SavedFacts, { onlyRow: true });
    return toCompany(supplier, saved?.facts ?? null);
  }

  /** In the transaction that has changed it. Pages and messages follow. */
  async keep(
    tx: Transaction,
    admin: Caller,
    { company, version }: { company: CompanyState; version: number },
  ): Promise<void> {
    await tx.manager.insert(CompanyVersion, { version, details: company, savedBy: admin.name, savedAt: new Date() });
    tx.recordChange('site', SITE_ID);
  }

  async list(): Promise<CallAnswer<typeof listCompanyVersions>> {
    const rows = await this.versions.find({ order: { version: 'DESC' }, take: SHOWN_VERSIONS });
    return rows.map(({ version, details, savedBy, savedAt }) => ({
      version,
      company: details,
      by: savedBy,
      at: savedAt.toISOString(),
    }));
  }
}
