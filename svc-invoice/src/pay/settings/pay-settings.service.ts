import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type getPaySettings,
  type PaySettings,
  paySettings,
  type savePaySettings,
} from '@cleaning/contracts';
import { type Caller, InvalidInput, recordAudit, refuse, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { lockPaySettings } from '../../locks.js';
import { findChanges } from '../../settings/changes.js';
import { Settings as InvoiceSettings } from '../../settings/settings.service.js';
import { toGstRegistration } from '../payees/payee-rules.js';
import type { GstRegistration } from '../remittance/rcti.js';
import { PayRun } from '../runs/pay-run.entity.js';
import { PaySettingsRow } from './pay-settings.entity.js';

/** Pay settings of the company; defaults until an admin saves some. */
@Injectable()
export class PaySettingsService {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly invoiceSettings: InvoiceSettings,
  ) {}

  async get(manager: EntityManager = this.manager): Promise<CallAnswer<typeof getPaySettings>> {
    const saved = await manager.findOneBy(PaySettingsRow, { onlyRow: true });
    // Parsed again: settings that a later version added get their defaults.
    return { ...paySettings.parse(saved?.settings ?? {}), version: saved?.version ?? 0 };
  }

  /** The company's registration for GST, under the ABN of its invoices. */
  async getRegistration(settings: PaySettings, manager: EntityManager): Promise<GstRegistration> {
    const { supplier } = await this.invoiceSettings.get(manager);
    return toGstRegistration(supplier.abn, settings);
  }

  /** Once runs have paid, earlier work must neither become payable nor stop being so. */
  private async requireNoRun(manager: EntityManager): Promise<void> {
    const run = await manager.findOne(PayRun, {
      where: { state: In(['approved', 'paid']) },
      order: { number: 'ASC' },
    });
    if (run) throw refuse('first_day_fixed', { number: run.number });
  }

  /** Throws 400, and 409 when they have changed since they were read. */
  async save(admin: Caller, { version, ...settings }: CallBody<typeof savePaySettings>) {
    const { report_software: software } = settings;
    if (software !== '' && !/^(INHOUSE|COMMERCIAL) \S/.test(software))
      throw new InvalidInput([buildFieldProblem('report_software', 'not_report_software')]);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockPaySettings(manager);
      const { version: newest, ...before } = await this.get(manager);
      requireVersion(newest, version, 'changed');
      const changes = findChanges(before, settings);
      if (Object.keys(changes).length === 0) return { ...before, version };
      if (changes.first_day !== undefined) await this.requireNoRun(manager);
      await manager.upsert(PaySettingsRow, { onlyRow: true, settings, version: version + 1 }, ['onlyRow']);
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-settings.changed',
        subject: { kind: 'pay-settings', id: '', name: 'Pay settings' },
        details: changes,
      });
      return { ...settings, version: version + 1 };
    });
  }
}
