import {
  addDays,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type changeRun,
  type createRun,
  formatAmount,
  formatDate,
  getBusinessToday,
  getMonday,
  type getRunLines,
  type listRuns,
  type PayRunView,
  type proposeRunDays,
  type RunStanding,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  InvalidInput,
  KnownAccount,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { v7 } from 'uuid';
import { lockPay } from '../../locks.js';
import { findNextBusinessDay, SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../calendar/business-days.js';
import { PayItem } from '../items/pay-item.entity.js';
import { BankAccounts } from '../settings/bank-accounts.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { PAYDAY_SUPER_FROM } from '../super/rates.js';
import { NEXT_VERSION, NOT_APPROVED, PayRun } from './pay-run.entity.js';
import { computeProcessingDays } from './processing-days.js';
import { findDueLines, findHeldLines } from './run-lines.queries.js';
import { buildDraftRows, findHeldRows } from './run-rows.js';
import type { DraftRow, DueLine } from './run-rules.js';
import {
  buildRowViews,
  computePreviewKey,
  computeTotals,
  findJobNames,
  findPlaces,
  toHead,
  toShownDraft,
  toShownHeld,
} from './run-view.js';
import {
  findLastRun,
  findOpenRun,
  findPaidPeople,
  findRun,
  findRunFiles,
  findRunPage,
  NEXT_RUN_NUMBER,
  type RunRecord,
} from './runs.queries.js';

interface Draft {
  readonly rows: readonly DraftRow[];
  readonly lines: readonly DueLine[];
  readonly key: string;
  readonly secondApprover: boolean;
}

/** Most days that a payment is planned ahead. */
const MAX_DAYS_AHEAD = 92;

export const toSubject = ({ id, number }: Pick<RunRecord, 'id' | 'number'>) =>
  ({ kind: 'pay-run', id, name: `Pay run ${number}` }) as const;

/** Pay runs and drafts. RunDecisions approves and pays them. */
@Injectable()
export class Runs {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: PaySettingsService,
    private readonly accounts: BankAccounts,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, getNow());
  }

  async list(asked: CallBody<typeof listRuns>): Promise<CallAnswer<typeof listRuns>> {
    const { total, rows } = await findRunPage(this.manager, this.env.BUSINESS_TZ, asked);
    return {
      total,
      rows: rows.map((run) => ({
        ...toHead(run),
        people: run.people,
        to_pay: run.cents === null ? '' : formatAmount(Number(run.cents)),
        returned: run.returned,
      })),
    };
  }

  proposeDays(): CallAnswer<typeof proposeRunDays> {
    const today = this.today();
    return {
      through_day: addDays(getMonday(today), -1),
      pay_day: findNextBusinessDay(today, SOUTH_AUSTRALIAN_BUSINESS_DAYS),
    };
  }

  /** Throws 400, and 409 with the run that is open already. */
  create(admin: Caller, body: CallBody<typeof createRun>): Promise<PayRunView> {
    this.checkDays(body);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockPay(manager);
      const open = await findOpenRun(manager, this.env.BUSINESS_TZ);
      if (open) throw refuse('run_open', { number: open.number, by: open.created_by });
      const id = v7();
      await manager.insert(PayRun, {
        id,
        number: () => NEXT_RUN_NUMBER,
        throughDay: body.through_day,
        payDay: body.pay_day,
        state: 'draft',
        createdBy: admin.id,
      });
      const run = await this.get(manager, id);
      const details = { through_day: body.through_day, pay_day: body.pay_day };
      await recordAudit(tx, { actor: admin, action: 'pay-run.created', subject: toSubject(run), details });
      return this.buildView(manager, run);
    });
  }

  /** Throws 400, 404, 409. */
  change(
    admin: Caller,
    runId: string,
    { version, leave_out, ...days }: CallBody<typeof changeRun>,
  ): Promise<PayRunView> {
    this.checkDays(days);
    return this.transactions.run(async (tx) => {
      const run = await this.lockRow(tx, runId);
      this.requireVersion(run, version);
      if (run.state !== 'draft') throw refuse('run_standing', this.getStanding(run));
      const { through_day: throughDay, pay_day: payDay } = days;
      await tx.manager.update(
        PayRun,
        { id: runId },
        { throughDay, payDay, leaveOut: leave_out, changedBy: admin.id, version: NEXT_VERSION, ...NOT_APPROVED },
      );
      const details = { ...days, left_out: String(leave_out.length) };
      await recordAudit(tx, { actor: admin, action: 'pay-run.changed', subject: toSubject(run), details });
      return this.buildView(tx.manager, await this.get(tx.manager, runId));
    });
  }

  async read(runId: string): Promise<PayRunView> {
    const { manager } = this;
    return this.buildView(manager, await this.get(manager, runId));
  }

  /** Throws 404 for a run. */
  async findLines(runId: string, personId: string): Promise<CallAnswer<typeof getRunLines>> {
    const { manager } = this;
    const run = await this.get(manager, runId);
    const { first_day } = await this.settings.get(manager);
    const lines =
      run.state === 'draft'
        ? await findDueLines(manager, first_day, run.through_day, { personId })
        : await findHeldLines(manager, runId, personId);
    const names = await findJobNames(
      manager,
      lines.map(({ job_id }) => job_id ?? ''),
    );
    const adjustments = await this.findAdjustments(manager, lines);
    return {
      lines: lines.map((line) => ({
        id: line.item_id,
        kind: line.kind === 'work' && line.is_correction ? 'correction' : line.kind,
        day: line.day,
        text: line.job_id ? (names.get(line.job_id) ?? '') : (adjustments.get(line.item_id)?.reason ?? ''),
        minutes: line.minutes,
        amount: formatAmount(line.cents),
        has_file: adjustments.get(line.item_id)?.has_file ?? false,
      })),
    };
  }

  /** Reasons of adjustments, and whether they have a file, by id. */
  private async findAdjustments(manager: EntityManager, lines: readonly DueLine[]) {
    const items = await manager.find(PayItem, {
      select: { id: true, reason: true, fileId: true },
      where: { id: In(lines.filter(({ kind }) => kind !== 'work').map(({ item_id }) => item_id)) },
    });
    return new Map(items.map(({ id, reason, fileId }) => [id, { reason, has_file: fileId !== null }]));
  }

  /** A draft's current payments. */
  async buildDraft(manager: EntityManager, run: RunRecord, lock = false): Promise<Draft> {
    const settings = await this.settings.get(manager);
    const lines = await findDueLines(manager, settings.first_day, run.through_day, { lock });
    const rows = await buildDraftRows(manager, lines, {
      payDay: run.pay_day,
      settings,
      company: await this.settings.getRegistration(settings, manager),
      now: getNow(),
      zone: this.env.BUSINESS_TZ,
      characters: await this.accounts.findCharacterSets(manager),
      leaveOut: new Set(run.leave_out),
    });
    const admins = await manager.countBy(KnownAccount, { role: 'admin', removed: false });
    const secondApprover = settings.second_approver && admins > 1;
    return { rows, lines, key: computePreviewKey(run, rows), secondApprover };
  }

  async buildView(manager: EntityManager, run: RunRecord): Promise<PayRunView> {
    const draft = run.state === 'draft' ? await this.buildDraft(manager, run) : null;
    const rows = draft ? draft.rows.map(toShownDraft) : (await findHeldRows(manager, run.id)).map(toShownHeld);
    const last = await findLastRun(manager, run.number);
    const paid = new Set(draft?.rows.filter(({ leftOut }) => !leftOut).map(({ payee }) => payee.person_id));
    const lines = draft
      ? draft.lines.filter(({ person_id }) => paid.has(person_id))
      : await findHeldLines(manager, run.id);
    return {
      ...toHead(run),
      ...computeTotals(rows),
      rows: buildRowViews(rows, last, await findPaidPeople(manager, run.number)),
      places: await findPlaces(manager, lines),
      last_run_number: last.number,
      last_run_total: formatAmount(last.rows.reduce((sum, { totalCents }) => sum + totalCents, 0)),
      preview_key: draft?.key ?? '',
      needs_second_approver: draft?.secondApprover ?? false,
      ...(run.state === 'approved'
        ? { processing_days: computeProcessingDays(await this.accounts.list(manager), run.pay_day, this.today()) }
        : {}),
      files: await this.findFiles(manager, run.id),
    };
  }

  private async findFiles(manager: EntityManager, runId: string): Promise<PayRunView['files']> {
    const rows = await findRunFiles(manager, runId);
    return rows.map(({ made_at, cents, ...file }) => ({
      ...file,
      made_at: made_at.toISOString(),
      total: formatAmount(Number(cents)),
    }));
  }

  /** Throws 404. */
  async get(manager: EntityManager, runId: string): Promise<RunRecord> {
    const run = await findRun(manager, this.env.BUSINESS_TZ, runId);
    if (!run) throw refuse('no_such_pay_run');
    return run;
  }

  /** The run, locked against concurrent changes of any run. Throws 404. */
  async lockRow({ manager }: Transaction, runId: string): Promise<RunRecord> {
    await lockPay(manager);
    return this.get(manager, runId);
  }

  requireVersion(run: RunRecord, version: number): void {
    if (run.version !== version) throw refuse('run_changed', this.getStanding(run));
  }

  /** People who acted on a run. */
  getStanding(run: RunRecord): RunStanding {
    const { number } = run;
    if (run.state === 'paid') return { number, state: 'paid', by: run.paid_by ?? '', paid_on: run.paid_on ?? '' };
    if (run.state === 'cancelled')
      return { number, state: 'cancelled', by: run.cancelled_by ?? '', reason: run.cancel_reason ?? '' };
    if (run.state === 'approved') return { number, state: 'approved', by: run.approved_by ?? '' };
    if (run.first_approved_by) return { number, state: 'approved-once', by: run.first_approved_by };
    if (run.changed_by) return { number, state: 'changed', by: run.changed_by };
    return { number, state: 'draft', by: run.created_by };
  }

  private checkDays({ through_day, pay_day }: { through_day: string; pay_day: string }): void {
    const today = this.today();
    const issues = [
      ...(through_day > today ? [buildFieldProblem('through_day', 'in_future')] : []),
      ...(pay_day < PAYDAY_SUPER_FROM
        ? [buildFieldProblem('pay_day', 'before_day', { day: formatDate(PAYDAY_SUPER_FROM) })]
        : []),
      ...(pay_day > addDays(today, MAX_DAYS_AHEAD) ? [buildFieldProblem('pay_day', 'not_within_three_months')] : []),
    ];
    if (issues.length > 0) throw new InvalidInput(issues);
  }
}
