import { isDeepStrictEqual } from 'node:util';
import type { ReminderSettings as Settings } from '@cleaning/contracts';
import { type Caller, Conflict, recordAudit, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CHANGED_MEANWHILE } from '../settings/changes.js';
import { SavedReminderSettings } from './reminder.entity.js';
import { FIRST_STEPS } from './reminder-texts.js';

const FIRST: Settings = { enabled: false, steps: [...FIRST_STEPS], version: 0 };

/** Whether reminders are sent, when, and what they say. */
@Injectable()
export class ReminderSettings {
  constructor(
    private readonly transactions: Transactions,
    @InjectRepository(SavedReminderSettings) private readonly saved: Repository<SavedReminderSettings>,
  ) {}

  async current(manager: EntityManager = this.saved.manager): Promise<Settings> {
    const saved = await manager.findOneBy(SavedReminderSettings, { onlyRow: true });
    return saved ? { enabled: saved.enabled, steps: saved.steps, version: saved.version } : FIRST;
  }

  /** Throws Conflict when they have changed since they were read. */
  save(admin: Caller, given: Settings): Promise<Settings> {
    return this.transactions.run(async (tx) => {
      const former = await this.current(tx.manager);
      if (former.version !== given.version) throw new Conflict(CHANGED_MEANWHILE);
      if (isDeepStrictEqual(former, given)) return former;
      const row = { onlyRow: true, enabled: given.enabled, steps: given.steps, version: given.version + 1 };
      const written =
        given.version === 0
          ? (
              await tx.manager
                .createQueryBuilder()
                .insert()
                .into(SavedReminderSettings)
                .values(row)
                .orIgnore()
                .returning('version')
                .execute()
            ).raw.length
          : (await tx.manager.update(SavedReminderSettings, { onlyRow: true, version: given.version }, row)).affected;
      // Two at once.
      if (!written) throw new Conflict(CHANGED_MEANWHILE);
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Reminders' },
        details: changesOf(former, given),
      });
      return { enabled: row.enabled, steps: row.steps, version: row.version };
    });
  }
}

/** What has changed, for the audit log. */
function changesOf(former: Settings, given: Settings): Record<string, string> {
  const onOff = (enabled: boolean) => (enabled ? 'on' : 'off');
  const days = (settings: Settings) => settings.steps.map((step) => step.days).join(', ');
  const texts = given.steps.flatMap((step, index) => {
    const before = former.steps[index];
    return step.subject === before?.subject && step.text === before.text ? [] : [String(index + 1)];
  });
  return {
    ...(former.enabled === given.enabled ? {} : { enabled: `${onOff(former.enabled)} → ${onOff(given.enabled)}` }),
    ...(days(former) === days(given) ? {} : { days: `${days(former)} → ${days(given)}` }),
    ...(texts.length === 0 ? {} : { texts: texts.join(', ') }),
  };
}
