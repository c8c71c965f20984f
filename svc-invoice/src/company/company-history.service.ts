import {
  type CallAnswer,
  type CompanyState,
  type listCompanyVersions,
  SITE_ID,
  type Supplier,
} from '@cleaning/contracts';
import type { Caller, Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CompanyFactsRow, CompanyVersion } from './company.entity.js';
import { toCompany } from './company-rules.js';

/** Number of versions shown. */
const SHOWN_VERSIONS = 50;

/** Current and former details of the company. */
@Injectable()
export class CompanyHistory {
  constructor(
    @InjectRepository(CompanyVersion) private readonly versions: Repository<CompanyVersion>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** The company, including details from the invoice settings. */
  async getCompany(supplier: Supplier, manager: EntityManager = this.manager): Promise<CompanyState> {
    const saved = await manager.findOneBy(CompanyFactsRow, { onlyRow: true });
    return toCompany(supplier, saved?.facts ?? null);
  }

  /** Call in the transaction that changed it. Updates pages and messages. */
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
