import { formatAmount, formatDollarAmount } from '@cleaning/contracts';
import { type Caller, databaseNow, raiseNotice, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Settings as InvoiceSettings } from '../../settings/settings.service.js';
import { issueDocuments } from '../documents/issue.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { computeSuperDueDay } from '../super/due-day.js';
import { SuperContribution } from '../super/super-contribution.entity.js';
import { PayLine } from './pay-line.entity.js';
import { PayRow } from './pay-row.entity.js';
import { NEXT_VERSION, PayRun } from './pay-run.entity.js';
import { findHeldLines } from './run-lines.queries.js';
import { findHeldRows, groupByPerson } from './run-rows.js';
import { isRcti } from './run-rules.js';
import type { RunRecord } from './runs.queries.js';

/** Marks an approved run as paid. */
@Injectable()
export class RunPayments {
  constructor(
    private readonly settings: PaySettingsService,
    private readonly invoiceSettings: InvoiceSettings,
  ) {}

  /** Issues documents, records the super due, marks everything as paid and notifies people. The run must be locked. */
  async pay(
    tx: Transaction,
    run: RunRecord,
    admin: Caller,
    paidOn: string,
  ): Promise<{ people: number; cents: number }> {
    const { manager } = tx;
    const settings = await this.settings.get(manager);
    const { supplier } = await this.invoiceSettings.get(manager);
    const company = await this.settings.getRegistration(settings, manager);
    const lines = groupByPerson(await findHeldLines(manager, run.id));
    // The conditions of a recipient created tax invoice apply on the day of issue.
    const rows = (await findHeldRows(manager, run.id)).map((row) => ({
      ...row,
      asRcti: row.asRcti && isRcti(row.facts, lines.get(row.personId) ?? [], company, paidOn, settings),
    }));
    const numbers = await issueDocuments(manager, run, rows, lines, paidOn, supplier, settings);
    await this.oweSuper(manager, run.id, rows, paidOn);
    await manager.update(PayLine, { runId: run.id }, { state: 'paid' });
    await manager
      .createQueryBuilder()
      .update(PayRow)
      .set({ state: 'paid', asRcti: () => 'as_rcti AND person_id = ANY(:withRcti)' })
      .where({ runId: run.id })
      .setParameter(
        'withRcti',
        rows.filter(({ asRcti }) => asRcti).map(({ personId }) => personId),
      )
      .execute();
    const paid = { state: 'paid', paidOn, paidBy: admin.id, paidAt: databaseNow } as const;
    await manager.update(PayRun, { id: run.id }, { ...paid, version: NEXT_VERSION });
    for (const { personId, paidCents } of rows) {
      tx.recordChange('paid', personId);
      if (paidCents === 0) continue;
      const parameters = {
        amount: formatDollarAmount(formatAmount(paidCents)),
        paid_on: paidOn,
        documents: (numbers.get(personId) ?? []).join(', '),
      };
      await raiseNotice(tx, { kind: 'paid', to: [personId], parameters });
    }
    return { people: rows.length, cents: rows.reduce((sum, { paidCents }) => sum + paidCents, 0) };
  }

  private async oweSuper(
    manager: EntityManager,
    runId: string,
    rows: readonly PayRow[],
    paidOn: string,
  ): Promise<void> {
    const owed = rows.filter(({ superCents }) => superCents > 0);
    const known = await manager
      .createQueryBuilder(SuperContribution, 'contribution')
      .select('contribution.personId', 'personId')
      .distinct()
      .where({ personId: In(owed.map(({ personId }) => personId)) })
      .getRawMany<{ personId: string }>();
    const before = new Set(known.map(({ personId }) => personId));
    await manager.insert(
      SuperContribution,
      owed.map(({ personId, superBaseCents, superRate, superCents }) => ({
        runId,
        personId,
        baseCents: superBaseCents,
        rate: superRate,
        superCents,
        dueOn: computeDueDay(paidOn, !before.has(personId)),
      })),
    );
  }
}

/** Null where the table of public holidays ends. */
function computeDueDay(paidOn: string, first: boolean): string | null {
  try {
    return computeSuperDueDay({ paidOn, first, nextPayday: null });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
