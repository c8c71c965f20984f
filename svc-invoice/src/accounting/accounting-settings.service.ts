import { type AccountingSettings, LEDGER_ACCOUNTS, type LedgerAccount } from '@cleaning/contracts';
import { type Caller, recordAudit, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { lockAccountingSettings } from '../locks.js';
import { findChanges } from '../settings/changes.js';
import { AccountingSettingsRow, type SavedCodes } from './accounting-settings.entity.js';

/**
 * Default tax rate names as the programs have them in Australia. Account codes depend on the company's own chart of
 * accounts.
 */
const FIRST: SavedCodes = {
  codes: Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, ''])) as Record<LedgerAccount, string>,
  xero_sales: '200',
  xero_gst: 'GST on Income',
  xero_no_gst: 'GST Free Income',
  myob_sales: '',
  myob_bank: '',
  myob_gst: 'GST',
  myob_no_gst: 'FRE',
};

const flattenSettings = ({ codes, ...rest }: Omit<AccountingSettings, 'version'>): Record<string, string> => ({
  ...codes,
  ...rest,
});

/** Codes of the accountant's files; defaults until an admin saves something. */
@Injectable()
export class AccountingSettingsService {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async get(manager: EntityManager = this.manager): Promise<AccountingSettings> {
    const saved = await manager.findOneBy(AccountingSettingsRow, { onlyRow: true });
    return {
      ...FIRST,
      ...saved?.codes,
      codes: { ...FIRST.codes, ...saved?.codes.codes },
      gst_basis: saved?.gstBasis ?? 'accrual',
      version: saved?.version ?? 0,
    };
  }

  /** Throws 409. */
  save(admin: Caller, { version, ...settings }: AccountingSettings): Promise<AccountingSettings> {
    return this.transactions.run(async (tx) => {
      await lockAccountingSettings(tx.manager);
      const { version: kept, ...before } = await this.get(tx.manager);
      requireVersion(kept, version, 'changed');
      const details = findChanges(flattenSettings(before), flattenSettings(settings));
      if (Object.keys(details).length === 0) return { ...before, version };
      const { gst_basis: gstBasis, ...codes } = settings;
      await tx.manager.upsert(AccountingSettingsRow, { onlyRow: true, codes, gstBasis, version: version + 1 }, [
        'onlyRow',
      ]);
      await recordAudit(tx, {
        actor: admin,
        action: 'accounting-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Accountant’s files' },
        details,
      });
      return { ...settings, version: version + 1 };
    });
  }
}
