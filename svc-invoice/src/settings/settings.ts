import { isDeepStrictEqual } from 'node:util';
import type { InvoiceSettings, VersionedInvoiceSettings } from '@cleaning/contracts';
import { type Caller, Conflict, ENVIRONMENT, type Environment, recordAudit, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { environment } from '../environment.js';
import { checkedSettings } from './checked-settings.js';
import { FIRST_COMPANY, FIRST_PREFIX } from './company.js';
import { SavedSettings } from './saved-settings.entity.js';

const HUNDREDTHS = 100;
/** Serializes changes of the settings, also of the first one, when there is no row to lock. Any fixed number does. */
const SETTINGS_LOCK = 7_301_442;

const flat = ({ supplier, version: _, ...rest }: VersionedInvoiceSettings): Record<string, unknown> => ({
  ...supplier,
  ...rest,
});

/** Company, bank, GST rate and number prefix of new invoices. */
@Injectable()
export class Settings {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async current(manager: EntityManager = this.dataSource.manager): Promise<VersionedInvoiceSettings> {
    const saved = await manager.findOneBy(SavedSettings, { only_row: true });
    if (!saved) {
      const gst_rate_percent = this.env.GST_RATE_PERCENT;
      return { supplier: FIRST_COMPANY, gst_rate_percent, number_prefix: FIRST_PREFIX, version: 0 };
    }
    const { supplier, gst_rate, number_prefix, version } = saved;
    return { supplier, gst_rate_percent: gst_rate / HUNDREDTHS, number_prefix, version };
  }

  /** Issued versions stay as they are. Throws InvalidInput naming the fields, Conflict when they have changed since they were read. */
  async save(admin: Caller, input: VersionedInvoiceSettings): Promise<VersionedInvoiceSettings> {
    const settings = checkedSettings(input);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
      const current = await this.current(manager);
      if (current.version !== settings.version)
        throw new Conflict('Somebody else has changed the settings meanwhile. Please look at them again.');
      const former = flat(current);
      const changed = Object.entries(flat(settings)).filter(
        ([field, value]) => !isDeepStrictEqual(former[field], value),
      );
      if (changed.length === 0) return current;
      const version = current.version + 1;
      await manager.upsert(
        SavedSettings,
        {
          only_row: true,
          supplier: settings.supplier,
          gst_rate: rateOf(settings),
          number_prefix: settings.number_prefix,
          version,
        },
        ['only_row'],
      );
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Invoice settings' },
        details: Object.fromEntries(changed.map(([field, value]) => [field, `${former[field]} → ${value}`])),
      });
      return { ...settings, version };
    });
  }
}

/** The GST rate in hundredths of a percent. */
export const rateOf = (settings: Pick<InvoiceSettings, 'gst_rate_percent'>): number =>
  Math.round(settings.gst_rate_percent * HUNDREDTHS);
