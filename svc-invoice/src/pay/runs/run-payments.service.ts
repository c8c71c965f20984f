import { amountText, dayText, dollarsText } from '@cleaning/contracts';
import { type Caller, raiseNotice, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings as InvoiceSettings } from '../../settings/settings.service.js';
import { issueDocuments, type PaidRow } from '../documents/issue.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { superDueDay } from '../super/due-day.js';
import { byPerson, heldLines } from './run-rows.js';
import { isRcti } from './run-rules.js';
import type { RunRecord } from './run-view.js';

type StoredRow = PaidRow & { super_base_cents: number; super_rate: number; super_cents: number };

/** What happens when an approved run is paid. */
@Injectable()
export class RunPayments {
  constructor(
    private readonly settings: PaySettingsService,
    private readonly invoiceSettings: InvoiceSettings,
  ) {}

  /** Issues documents, notes the super that is due, marks everything as paid and tells people. The run must be locked. */
  async pay(
    tx: Transaction,
    run: RunRecord,
    admin: Caller,
    paidOn: string,
  ): Promise<{ people: number; cents: number }> {
    const { manager } = tx;
    const settings = await this.settings.current(manager);
    const { supplier } = await this.invoiceSettings.current(manager);
    const company = await this.settings.registration(settings, manager);
    const lines = byPerson(await heldLines(manager, run.id));
    // The conditions of a recipient created tax invoice are those of the day on which it is issued.
    const rows = (await this.rows(manager, run.id)).map((row) => ({
      ...row,
      as_rcti: row.as_rcti && isRcti(row.facts, lines.get(row.person_id) ?? [], company, paidOn, settings),
    }));
    const numbers = await issueDocuments(manager, run, rows, lines, paidOn, supplier, settings);
    await this.oweSuper(manager, run.id, rows, paidOn);
    await manager.query(`UPDATE pay_line SET state = 'paid' WHERE run_id = $1`, [run.id]);
    await manager.query(
      `UPDATE pay_row SET state = 'paid', as_rcti = as_rcti AND person_id = ANY($2) WHERE run_id = $1`,
      [run.id, rows.filter(({ as_rcti }) => as_rcti).map(({ person_id }) => person_id)],
    );
    await manager.query(
      `UPDATE pay_run SET state = 'paid', paid_on = $2, paid_by = $3, paid_at = now(), version = version + 1 WHERE id = $1`,
      [run.id, paidOn, admin.id],
    );
    for (const { person_id, paid_cents } of rows) {
      tx.changed('paid', person_id);
      if (paid_cents === 0) continue;
      const parameters = {
        amount: dollarsText(amountText(paid_cents)),
        day: dayText(paidOn),
        documents: (numbers.get(person_id) ?? []).join(', '),
      };
      await raiseNotice(tx, { kind: 'paid', to: [person_id], parameters });
    }
    return { people: rows.length, cents: rows.reduce((sum, { paid_cents }) => sum + paid_cents, 0) };
  }

  private async rows(manager: EntityManager, runId: string): Promise<StoredRow[]> {
    const rows = await manager.query<StoredRow[]>(
      `SELECT person_id, name, as_rcti, gst_registered, gst_cents, withheld_cents, paid_cents, bank_ending, facts,
         super_base_cents, super_rate, super_cents
       FROM pay_row WHERE run_id = $1 ORDER BY lower(name), person_id`,
      [runId],
    );
    return rows.map((row) => ({
      ...row,
      gst_cents: Number(row.gst_cents),
      withheld_cents: Number(row.withheld_cents),
      paid_cents: Number(row.paid_cents),
      super_base_cents: Number(row.super_base_cents),
      super_cents: Number(row.super_cents),
    }));
  }

  private async oweSuper(
    manager: EntityManager,
    runId: string,
    rows: readonly StoredRow[],
    paidOn: string,
  ): Promise<void> {
    const owed = rows.filter(({ super_cents }) => super_cents > 0);
    const known = await manager.query<{ person_id: string }[]>(
      'SELECT DISTINCT person_id FROM super_contribution WHERE person_id = ANY($1)',
      [owed.map(({ person_id }) => person_id)],
    );
    const before = new Set(known.map(({ person_id }) => person_id));
    await manager.query(
      `INSERT INTO super_contribution (run_id, person_id, base_cents, rate, super_cents, due_on)
       SELECT $1, * FROM unnest($2::uuid[], $3::bigint[], $4::int[], $5::bigint[], $6::date[])`,
      [
        runId,
        owed.map(({ person_id }) => person_id),
        owed.map(({ super_base_cents }) => super_base_cents),
        owed.map(({ super_rate }) => super_rate),
        owed.map(({ super_cents }) => super_cents),
        owed.map(({ person_id }) => dueDay(paidOn, !before.has(person_id))),
      ],
    );
  }
}

/** Null where the table of public holidays ends. */
function dueDay(paidOn: string, first: boolean): string | null {
  try {
    return superDueDay({ paidOn, first, nextPayday: null });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
