import {
  type approveRun,
  buildFieldProblem,
  type CallBody,
  type cancelRun,
  formatAmount,
  type markRunPaid,
  type PayRunView,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  InvalidInput,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { RowFacts } from '../documents/content.js';
import { PayLine } from './pay-line.entity.js';
import { PayRow } from './pay-row.entity.js';
import { NEXT_VERSION, NOT_APPROVED, PayRun } from './pay-run.entity.js';
import { addLines } from './run-lines.queries.js';
import { RunPayments } from './run-payments.service.js';
import type { DraftRow } from './run-rules.js';
import type { RunRecord } from './runs.queries.js';
import { Runs, toSubject } from './runs.service.js';

/** Writes the rows and lines of an approved run, each kind in one statement. */
async function store({ manager }: Transaction, run: RunRecord, rows: readonly DraftRow[]): Promise<void> {
  await manager.insert(
    PayRow,
    rows.map((row, index) => ({ runId: run.id, reference: `PAY ${run.number} ${index + 1}`, ...findStoredRow(row) })),
  );
  await addLines(
    manager,
    run.id,
    rows.flatMap((row) => row.lines),
  );
}

function findStoredRow({ payee, remittance, ...row }: DraftRow) {
  const { abn, address, postcode, details } = payee;
  return {
    personId: payee.person_id,
    name: payee.name,
    minutes: remittance.minutes,
    workCents: remittance.workCents,
    correctionCents: remittance.correctionCents,
    adjustmentCents: remittance.adjustmentCents,
    subTotalCents: remittance.subTotalCents,
    gstCents: remittance.gstCents,
    withheldCents: remittance.withheldCents,
    paidCents: remittance.paidCents,
    asRcti: row.asRcti,
    gstRegistered: row.gstRegistered,
    superAnswer: row.superAnswer,
    superBaseCents: row.super.baseCents,
    superRate: row.super.rate,
    superCents: row.super.superCents,
    facts: { abn, address, postcode, details, gst_percent: row.gstPercent } satisfies RowFacts,
    bankEnding: payee.bank_ending,
    bankFingerprint: payee.bank_fingerprint,
  };
}

/** Releases a run's lines, which become payable again. Returns the people it would have paid. */
async function release({ manager }: Transaction, runId: string): Promise<string[]> {
  await manager.delete(PayLine, { runId });
  const { raw } = await manager
    .createQueryBuilder()
    .delete()
    .from(PayRow)
    .where({ runId })
    .returning('person_id')
    .execute();
  return (raw as { person_id: string }[]).map(({ person_id }) => person_id);
}

/** Admins' decisions about pay runs. Each is audited and idempotent. */
@Injectable()
export class RunDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly payments: RunPayments,
  ) {}

  /** Throws 404, and 409 naming what changed or who acted. */
  approve(admin: Caller, runId: string, { preview_key }: CallBody<typeof approveRun>): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      const run = await this.runs.lockRow(tx, runId);
      if (run.state !== 'draft') throw refuse('run_standing', this.runs.getStanding(run));
      const draft = await this.runs.buildDraft(tx.manager, run, true);
      if (draft.key !== preview_key)
        throw refuse('run_pays_otherwise', { run: run.changed_by ? this.runs.getStanding(run) : null });
      const rows = draft.rows.filter(({ leftOut }) => !leftOut);
      if (rows.length === 0) throw refuse('run_pays_nobody');
      const firstCounts = run.first_approver !== null && run.first_key === draft.key;
      if (draft.secondApprover && firstCounts && run.first_approver === admin.id) throw refuse('run_second_approval');
      const isFirst = draft.secondApprover && !firstCounts;
      if (isFirst) await this.approveFirst(tx, admin, run, draft.key);
      else await this.approveWhole(tx, admin, run, rows, draft.secondApprover);
      const total = formatAmount(rows.reduce((sum, { remittance }) => sum + remittance.paidCents, 0));
      await recordAudit(tx, {
        actor: admin,
        action: isFirst ? 'pay-run.first-approved' : 'pay-run.approved',
        subject: toSubject(run),
        details: { total, people: String(rows.length), through_day: run.through_day },
      });
      return this.runs.buildView(tx.manager, await this.runs.get(tx.manager, runId));
    });
  }

  private async approveFirst({ manager }: Transaction, admin: Caller, run: RunRecord, key: string): Promise<void> {
    const approved = { firstApprovedBy: admin.id, firstApprovedAt: databaseNow, firstKey: key };
    await manager.update(PayRun, { id: run.id }, { ...approved, version: NEXT_VERSION });
  }

  private async approveWhole(
    tx: Transaction,
    admin: Caller,
    run: RunRecord,
    rows: readonly DraftRow[],
    second: boolean,
  ) {
    await store(tx, run, rows);
    const approved = { state: 'approved', approvedBy: admin.id, approvedAt: databaseNow } as const;
    // A first approver only counts if two are required.
    const first = second ? {} : { firstApprovedBy: null, firstApprovedAt: null };
    await tx.manager.update(PayRun, { id: run.id }, { ...approved, ...first, version: NEXT_VERSION });
    for (const { payee } of rows) tx.recordChange('paid', payee.person_id);
  }

  /** Throws 404, 409. */
  undo(admin: Caller, runId: string, version: number): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      const run = await this.lockOpen(tx, runId, version);
      if (run.state === 'draft' && run.first_approver === null)
        throw refuse('run_standing', this.runs.getStanding(run));
      for (const id of await release(tx, runId)) tx.recordChange('paid', id);
      const undone = { state: 'draft', approvedBy: null, approvedAt: null, ...NOT_APPROVED } as const;
      await tx.manager.update(PayRun, { id: runId }, { ...undone, changedBy: admin.id, version: NEXT_VERSION });
      await recordAudit(tx, { actor: admin, action: 'pay-run.approval-undone', subject: toSubject(run) });
      return this.runs.buildView(tx.manager, await this.runs.get(tx.manager, runId));
    });
  }

  /** Throws 404, 409. */
  cancel(admin: Caller, runId: string, { version, reason }: CallBody<typeof cancelRun>): Promise<PayRunView> {
    return this.transactions.run(async (tx) => {
      const run = await this.lockOpen(tx, runId, version);
      for (const id of await release(tx, runId)) tx.recordChange('paid', id);
      const cancelled = { cancelledBy: admin.id, cancelledAt: databaseNow, cancelReason: reason };
      await tx.manager.update(
        PayRun,
        { id: runId },
        { state: 'cancelled', approvedBy: null, approvedAt: null, ...cancelled, version: NEXT_VERSION },
      );
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-run.cancelled',
        subject: toSubject(run),
        details: { reason },
      });
      return this.runs.buildView(tx.manager, await this.runs.get(tx.manager, runId));
    });
  }

  /** Throws 400, 404, 409. */
  pay(admin: Caller, runId: string, { version, paid_on }: CallBody<typeof markRunPaid>): Promise<PayRunView> {
    if (paid_on > this.runs.today()) throw new InvalidInput([buildFieldProblem('paid_on', 'in_future')]);
    return this.transactions.run(async (tx) => {
      const run = await this.runs.lockRow(tx, runId);
      if (run.state !== 'approved') throw refuse('run_standing', this.runs.getStanding(run));
      this.runs.requireVersion(run, version);
      if (paid_on < (run.approved_on ?? '')) throw new InvalidInput([buildFieldProblem('paid_on', 'before_approval')]);
      const { people, cents } = await this.payments.pay(tx, run, admin, paid_on);
      const details = { paid_on, total: formatAmount(cents), people: String(people) };
      await recordAudit(tx, { actor: admin, action: 'pay-run.paid', subject: toSubject(run), details });
      return this.runs.buildView(tx.manager, await this.runs.get(tx.manager, runId));
    });
  }

  private async lockOpen(tx: Transaction, runId: string, version: number): Promise<RunRecord> {
    const run = await this.runs.lockRow(tx, runId);
    if (run.state === 'paid' || run.state === 'cancelled') throw refuse('run_standing', this.runs.getStanding(run));
    this.runs.requireVersion(run, version);
    return run;
  }
}
