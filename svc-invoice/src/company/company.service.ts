import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallBody, getCompany, saveCompany } from '@cleaning/contracts';
import { type Caller, recordAudit, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockSettings } from '../locks.js';
import { Settings } from '../settings/settings.service.js';
import { CompanyFactsRow } from './company.entity.js';
import { CompanyHistory } from './company-history.service.js';
import { toCompanyFacts } from './company-rules.js';

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The company's details. Those on papers are in the invoice settings, which papers read, the rest beside them. Both
 * share one version, so that whoever saves either has seen the newest.
 */
@Injectable()
export class Company {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly history: CompanyHistory,
  ) {}

  async get(manager?: EntityManager): Promise<CallAnswer<typeof getCompany>> {
    const { supplier, version } = await this.settings.get(manager);
    return { company: await this.history.getCompany(supplier, manager), version };
  }

  /** Throws 409 when it has changed since it was read. */
  save(admin: Caller, { company, version }: CallBody<typeof saveCompany>): Promise<CallAnswer<typeof saveCompany>> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockSettings(manager);
      const current = await this.get(manager);
      requireVersion(current.version, version, 'settings_changed');
      const before: Readonly<Record<string, unknown>> = current.company;
      const changed = Object.entries(company).filter(([field, value]) => !isDeepStrictEqual(before[field], value));
      if (changed.length === 0) return current;
      await this.settings.keepCompany(tx, company);
      await manager.upsert(CompanyFactsRow, { onlyRow: true, facts: toCompanyFacts(company) }, ['onlyRow']);
      await this.history.keep(tx, admin, { company, version: version + 1 });
      await recordAudit(tx, {
        actor: admin,
        action: 'company.changed',
        subject: { kind: 'company', id: '', name: company.name },
        details: Object.fromEntries(
          changed.map(([field, value]) => [field, `${formatValue(before[field])} → ${formatValue(value)}`]),
        ),
      });
      return { company, version: version + 1 };
    });
  }
}
