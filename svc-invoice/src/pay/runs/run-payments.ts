import type { Caller, Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { RunRecord } from './run-view.js';

/** What happens when an approved run is paid. */
@Injectable()
export class RunPayments {
  /** Marks lines, rows and the run as paid. The run must be locked. */
  async pay(
    tx: Transaction,
    run: RunRecord,
    admin: Caller,
    paidOn: string,
  ): Promise<{ people: number; cents: number }> {
    const { manager } = tx;
    await manager.query(`UPDATE pay_line SET state = 'paid' WHERE run_id = $1`, [run.id]);
    const [rows] = await manager.query<[{ person_id: string; paid_cents: string }[], number]>(
      `UPDATE pay_row SET state = 'paid' WHERE run_id = $1 RETURNING person_id, paid_cents`,
      [run.id],
    );
    await manager.query(
      `UPDATE pay_run SET state = 'paid', paid_on = $2, paid_by = $3, paid_at = now(), version = version + 1 WHERE id = $1`,
      [run.id, paidOn, admin.id],
    );
    for (const { person_id } of rows) tx.changed('paid', person_id);
    return { people: rows.length, cents: rows.reduce((sum, { paid_cents }) => sum + Number(paid_cents), 0) };
  }
}
