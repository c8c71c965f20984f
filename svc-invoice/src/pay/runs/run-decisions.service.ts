import {
  amountText,
  type approveRun,
  type BodyOf,
  type cancelRun,
  type markRunPaid,
  type PayRunView,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  InvalidInput,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { RowFacts } from '../documents/content.js';
import { RunPayments } from './run-payments.service.js';
import type { DraftRow, DueLine } from './run-rules.js';
import type { RunRecord } from './run-view.js';
import { Runs, subjectOf } from './runs.service.js';

/** Writes the rows and lines of an approved run, each kind in one statement. */
async function store({ manager }: Transaction, run: RunRecord, rows: readonly DraftRow[]): Promise<void> {
  await manager.query(
    `INSERT INTO pay_row (run_id, person_id, name, minutes, work_cents, correction_cents, adjustment_cents, sub_total_cents,
       gst_cents, withheld_cents, paid_cents, as_rcti, gst_registered, super_answer, super_base_cents, super_rate, super_cents,
       facts, reference, bank_ending, bank_fingerprint)
     SELECT $1, row.* FROM jsonb_to_recordset($2::jsonb) AS row (person_id uuid, name text, minutes int, work_cents bigint,
       correction_cents bigint, adjustment_cents bigint, sub_total_cents bigint, gst_cents bigint, withheld_cents bigint,
       paid_cents bigint, as_rcti boolean, gst_registered boolean, super_answer text, super_base_cents bigint, super_rate int,
       super_cents bigint, facts jsonb, reference text, bank_ending text, bank_fingerprint text)`,
    [run.id, JSON.stringify(rows.map((row, index) => storedRow(row, `PAY ${run.number} ${index + 1}`)))],
  );
  const lines = rows.flatMap((row) => row.lines);
  const column = <Name extends keyof DueLine>(name: Name) => lines.map((line) => line[name]);
  await manager.query(
    `INSERT INTO pay_line (run_id, person_id, item_id, cents, document_cents, minutes, is_correction, corrects, repeats)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::int[], $7::boolean[], $8::text[], $9::text[])`,
    [
      run.id,
      column('person_id'),
      column('item_id'),
      column('cents'),
      column('document_cents'),
      column('minutes'),
      column('is_correction'),
      column('corrects'),
      column('repeats'),
    ],
  );
}

function storedRow({ payee, remittance, ...row }: DraftRow, reference: string) {
  const { abn, address, postcode, details } = payee;
  return {
    person_id: payee.person_id,
    name: payee.name,
    minutes: remittance.minutes,
    work_cents: remittance.workCents,
    correction_cents: remittance.correctionCents,
    adjustment_cents: remittance.adjustmentCents,
    sub_total_cents: remittance.subTotalCents,
    gst_cents: remittance.gstCents,
    withheld_cents: remittance.withheldCents,
    paid_cents: remittance.paidCents,
    as_rcti: row.asRcti,
    gst_registered: row.gstRegistered,
    super_answer: row.superAnswer,
    super_base_cents: row.super.baseCents,
    super_rate: row.super.rate,
    super_cents: row.super.superCents,
    facts: { abn, address, postcode, details, gst_percent: row.gstPercent } satisfies RowFacts,
    reference,
    bank_ending: payee.bank_ending,
    bank_fingerprint: payee.bank_fingerprint,
  };
}

/** Gives back what a run holds: its lines are payable again. */
async function release({ manager }: Transaction, runId: string): Promise<string[]> {
  await manager.query('DELETE FROM pay_line WHERE run_id = $1', [runId]);
  const [rows] = await manager.query<[{ person_id: string }[], number]>(
    'DELETE FROM pay_row WHERE run_id = $1 RETURNING person_id',
    [runId],
  );
  return rows.map(({ person_id }) => person_id);
}

const CHANGED = 'What the run pays has changed since you saw it. Please look at it again.';

/** What admins decide about pay runs. Each decision is audited, and made once. */
@Injectable()
export class RunDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly payments: RunPayments,
  ) {}

  /** Throws NotFound, and Conflict that says what has changed or who has done what. */
  approve(admin: Caller, runId: string, { preview_key }: BodyOf<typeof approveRun>): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      tx.announce('payment', runId);
      const run = await this.runs.locked(tx, runId);
      if (run.state !== 'draft') throw new Conflict(this.runs.standing(run));
      const draft = await this.runs.draft(tx.manager, run, true);
      if (draft.key !== preview_key)
        throw new Conflict(run.changed_by ? `${CHANGED} ${this.runs.standing(run)}` : CHANGED);
      const rows = draft.rows.filter(({ leftOut }) => !leftOut);
      if (rows.length === 0) throw new Conflict('The run pays nobody.');
      const firstCounts = run.first_approver !== null && run.first_key === draft.key;
      if (draft.secondApprover && firstCounts && run.first_approver === admin.id)
        throw new Conflict('You have approved it. Another admin must approve it too.');
      const isFirst = draft.secondApprover && !firstCounts;
      if (isFirst) await this.approveFirst(tx, admin, run, draft.key);
      else await this.approveWhole(tx, admin, run, rows, draft.secondApprover);
      const total = amountText(rows.reduce((sum, { remittance }) => sum + remittance.paidCents, 0));
      await recordAudit(tx, {
        actor: admin,
        action: isFirst ? 'pay-run.first-approved' : 'pay-run.approved',
        subject: subjectOf(run),
        details: { total, people: String(rows.length), through_day: run.through_day },
      });
      return this.runs.view(tx.manager, await this.runs.found(tx.manager, runId));
    });
  }

  private approveFirst({ manager }: Transaction, admin: Caller, run: RunRecord, key: string) {
    return manager.query(
      `UPDATE pay_run SET first_approved_by = $2, first_approved_at = now(), first_key = $3, version = version + 1 WHERE id = $1`,
      [run.id, admin.id, key],
    );
  }

  private async approveWhole(
    tx: Transaction,
    admin: Caller,
    run: RunRecord,
    rows: readonly DraftRow[],
    second: boolean,
  ) {
    await store(tx, run, rows);
    await tx.manager.query(
      `UPDATE pay_run SET state = 'approved', approved_by = $2, approved_at = now(), version = version + 1,
         first_approved_by = CASE WHEN $3 THEN first_approved_by END, first_approved_at = CASE WHEN $3 THEN first_approved_at END
       WHERE id = $1`,
      [run.id, admin.id, second],
    );
    for (const { payee } of rows) tx.changed('paid', payee.person_id);
  }

  /** Throws NotFound, Conflict. */
  undo(admin: Caller, runId: string, version: number): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      tx.announce('payment', runId);
      const run = await this.open(tx, runId, version);
      if (run.state === 'draft' && run.first_approver === null) throw new Conflict(this.runs.standing(run));
      for (const id of await release(tx, runId)) tx.changed('paid', id);
      await tx.manager.query(
        `UPDATE pay_run SET state = 'draft', approved_by = NULL, approved_at = NULL, first_approved_by = NULL,
           first_approved_at = NULL, first_key = NULL, changed_by = $2, version = version + 1 WHERE id = $1`,
        [runId, admin.id],
      );
      await recordAudit(tx, { actor: admin, action: 'pay-run.approval-undone', subject: subjectOf(run) });
      return this.runs.view(tx.manager, await this.runs.found(tx.manager, runId));
    });
  }

  /** Throws NotFound, Conflict. */
  cancel(admin: Caller, runId: string, { version, reason }: BodyOf<typeof cancelRun>): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      tx.announce('payment', runId);
      const run = await this.open(tx, runId, version);
      for (const id of await release(tx, runId)) tx.changed('paid', id);
      await tx.manager.query(
        `UPDATE pay_run SET state = 'cancelled', approved_by = NULL, approved_at = NULL, cancelled_by = $2, cancelled_at = now(),
           cancel_reason = $3, version = version + 1 WHERE id = $1`,
        [runId, admin.id, reason],
      );
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-run.cancelled',
        subject: subjectOf(run),
        details: { reason },
      });
      return this.runs.view(tx.manager, await this.runs.found(tx.manager, runId));
    });
  }

  /** Throws InvalidInput, NotFound, Conflict. */
  pay(admin: Caller, runId: string, { version, paid_on }: BodyOf<typeof markRunPaid>): Promise<PayRunView> {
    if (paid_on > this.runs.today()) throw new InvalidInput([{ field: 'paid_on', msg: 'must not be in the future' }]);
    return this.transactions.run(async (tx) => {
      tx.announce('payment', runId);
      const run = await this.runs.locked(tx, runId);
      if (run.state !== 'approved') throw new Conflict(this.runs.standing(run));
      this.runs.requireVersion(run, version);
      if (paid_on < (run.approved_on ?? ''))
        throw new InvalidInput([{ field: 'paid_on', msg: 'must not be before the approval' }]);
      const { people, cents } = await this.payments.pay(tx, run, admin, paid_on);
      const details = { paid_on, total: amountText(cents), people: String(people) };
      await recordAudit(tx, { actor: admin, action: 'pay-run.paid', subject: subjectOf(run), details });
      return this.runs.view(tx.manager, await this.runs.found(tx.manager, runId));
    });
  }

  private async open(tx: Transaction, runId: string, version: number): Promise<RunRecord> {
    const run = await this.runs.locked(tx, runId);
    if (run.state === 'paid' || run.state === 'cancelled') throw new Conflict(this.runs.standing(run));
    this.runs.requireVersion(run, version);
    return run;
  }
}
