import { isDeepStrictEqual } from 'node:util';
import { buildFieldProblem, findBankNumber, type ReminderSettings as ReminderSettingsView } from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  insertOnce,
  raiseNotice,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { CompanyHistory } from '../company/company-history.service.js';
import { Settings } from '../settings/settings.service.js';
import { ReminderSettingsRow, ToldReminderProblem } from './reminder.entity.js';
import { FIRST_STEPS } from './reminder-texts.js';

const FIRST: ReminderSettingsView = { enabled: false, steps: [...FIRST_STEPS], version: 0 };

/** Settings and texts of reminders. */
@Injectable()
export class ReminderSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly companies: CompanyHistory,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async get(manager: EntityManager = this.manager): Promise<ReminderSettingsView> {
    const saved = await manager.findOneBy(ReminderSettingsRow, { onlyRow: true });
    return saved ? { enabled: saved.enabled, steps: saved.steps, version: saved.version } : FIRST;
  }

  /**
   * Notifies all admins of changed texts and of reminders switched on. Throws 400 for a text with a foreign account
   * number, 409 if the settings changed since they were read.
   */
  save(admin: Caller, given: ReminderSettingsView): Promise<ReminderSettingsView> {
    return this.transactions.run(async (tx) => {
      const former = await this.get(tx.manager);
      requireVersion(former.version, given.version, 'changed');
      if (isDeepStrictEqual(former, given)) return former;
      await this.requireOwnNumbers(tx, given);
      const row = { onlyRow: true, enabled: given.enabled, steps: given.steps, version: given.version + 1 };
      const isWritten =
        given.version === 0
          ? await insertOnce(tx.manager, ReminderSettingsRow, row)
          : (await tx.manager.update(ReminderSettingsRow, { onlyRow: true, version: given.version }, row)).affected ===
            1;
      // Concurrent saves.
      if (!isWritten) throw refuse('changed');
      await tx.manager.delete(ToldReminderProblem, { problem: 'bank-details' });
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder-settings.changed',
        subject: { kind: 'invoice-settings', id: '', name: 'Reminders' },
        details: findChanges(former, given),
      });
      await tellSettingsChanged(tx, admin, former, given);
      return { enabled: row.enabled, steps: row.steps, version: row.version };
    });
  }

  /** Steps, from 1, whose texts name an account, as saved by 1.9.0. They aren't sent. */
  async findBarredSteps(
    { steps }: Pick<ReminderSettingsView, 'steps'>,
    manager: EntityManager = this.manager,
  ): Promise<ReadonlySet<number>> {
    return new Set((await this.findBankNumbers(manager, steps)).map(({ index }) => index + 1));
  }

  private async requireOwnNumbers({ manager }: Transaction, { steps }: ReminderSettingsView): Promise<void> {
    const found = await this.findBankNumbers(manager, steps);
    if (found.length > 0)
      throw new InvalidInput(
        found.map(({ index, field, number }) =>
          buildFieldProblem(`steps.${index}.${field}`, 'bank_details_in_text', { number }),
        ),
      );
  }

  /** Somebody else's telephone number or ABN can be a PayID. */
  private async findBankNumbers(manager: EntityManager, steps: ReminderSettingsView['steps']) {
    const { supplier } = await this.settings.get(manager);
    const { abn, telephone, mobile, fax } = await this.companies.getCompany(supplier, manager);
    const own = [abn, telephone, mobile, fax, supplier.abn, supplier.telephone];
    return steps.flatMap((step, index) =>
      (['subject', 'text'] as const).flatMap((field) => {
        const number = findBankNumber(step[field], own);
        return number === undefined ? [] : [{ index, field, number }];
      }),
    );
  }
}

/** Steps, from 1, with changed texts. */
const findChangedTexts = (former: ReminderSettingsView, given: ReminderSettingsView): string[] =>
  given.steps.flatMap((step, index) => {
    const before = former.steps[index];
    return step.subject === before?.subject && step.text === before.text ? [] : [String(index + 1)];
  });

async function tellSettingsChanged(
  tx: Transaction,
  { name: by }: Caller,
  former: ReminderSettingsView,
  given: ReminderSettingsView,
): Promise<void> {
  const hasOtherTexts = findChangedTexts(former, given).length > 0;
  const isSwitchedOn = given.enabled && !former.enabled;
  if (!hasOtherTexts && !isSwitchedOn) return;
  const change = !isSwitchedOn ? 'texts' : hasOtherTexts ? 'texts-and-switched-on' : 'switched-on';
  await raiseNotice(tx, { kind: 'reminders-changed', to: 'admins', parameters: { by, change } });
}

/** Changes for the audit log. */
function findChanges(former: ReminderSettingsView, given: ReminderSettingsView): Record<string, string> {
  const formatOnOff = (enabled: boolean) => (enabled ? 'on' : 'off');
  const formatDays = (settings: ReminderSettingsView) => settings.steps.map((step) => step.days).join(', ');
  const texts = findChangedTexts(former, given);
  return {
    ...(former.enabled === given.enabled
      ? {}
      : { enabled: `${formatOnOff(former.enabled)} → ${formatOnOff(given.enabled)}` }),
    ...(formatDays(former) === formatDays(given) ? {} : { days: `${formatDays(former)} → ${formatDays(given)}` }),
    ...(texts.length === 0 ? {} : { texts: texts.join(', ') }),
  };
}
