import type { CallAnswer, CallBody, getPriceSettings, savePriceSettings } from '@cleaning/contracts';
import { type Caller, recordAudit, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { lockPriceSettings } from '../locks.js';
import { findChanges } from '../settings/changes.js';
import { PriceSettingsRow } from './price-settings.entity.js';

type PriceSettings = Required<CallAnswer<typeof getPriceSettings>>;

/** Settings for agreed prices; defaults until an admin saves some. */
@Injectable()
export class PriceSettingsService {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async get(manager: EntityManager = this.manager): Promise<PriceSettings> {
    const saved = await manager.findOneBy(PriceSettingsRow, { onlyRow: true });
    return {
      part_month: saved?.partMonth ?? 'days',
      missed_of_visits: saved?.missedOfVisits ?? 'credit',
      missed_of_month: saved?.missedOfMonth ?? 'show',
      version: saved?.version ?? 0,
    };
  }

  /** Throws 409. */
  save(admin: Caller, { version, ...saved }: CallBody<typeof savePriceSettings>): Promise<PriceSettings> {
    return this.transactions.run(async (tx) => {
      await lockPriceSettings(tx.manager);
      const { version: kept, ...before } = await this.get(tx.manager);
      requireVersion(kept, version, 'changed');
      const settings = {
        part_month: saved.part_month,
        missed_of_visits: saved.missed_of_visits ?? before.missed_of_visits,
        missed_of_month: saved.missed_of_month ?? before.missed_of_month,
      };
      const changes = findChanges(before, settings);
      if (Object.keys(changes).length === 0) return { ...before, version };
      const row = {
        onlyRow: true,
        partMonth: settings.part_month,
        missedOfVisits: settings.missed_of_visits,
        missedOfMonth: settings.missed_of_month,
        version: version + 1,
      };
      await tx.manager.upsert(PriceSettingsRow, row, ['onlyRow']);
      await recordAudit(tx, {
        actor: admin,
        action: 'price-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Price settings' },
        details: changes,
      });
      return { ...settings, version: version + 1 };
    });
  }
}
