import {
  type approveHeld,
  type CallAnswer,
  type CallBody,
  type decideWork,
  formatAmount,
  type HeldWork,
  type listApprovals,
  type WorkState,
} from '@cleaning/contracts';
import { type Caller, raiseNotice, recordAudit, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { publishOwed } from '../settlements/settlements.service.js';
import { sumWork } from '../work/work-lists.queries.js';
import { WorkRecord } from '../work/work-record.entity.js';
import {
  type ApprovalFilters,
  findApprovableWork,
  findHeldWorkPage,
  findWorkPeople,
  type HeldWorkRow,
  lockFinishedWork,
  sumWaitingWork,
} from './approvals.queries.js';

function toHeldWorkView({ contractor_cents, expected_minutes, paid_minutes, ...row }: HeldWorkRow): HeldWork {
  return {
    ...row,
    contractor_pay: formatAmount(contractor_cents),
    ...(expected_minutes === null ? {} : { expected_minutes }),
    ...(paid_minutes === null ? {} : { paid_minutes }),
  };
}

type Rows = CallBody<typeof decideWork>['rows'];

/** An admin's decision about several records. */
interface Decision {
  state: Exclude<WorkState, 'held'>;
  note: string | undefined;
}

/** Throws the refusal for a record that can no longer be decided. */
function requireWaiting(row: HeldWorkRow, version: number | undefined): void {
  const work = { person: row.user_name, job: row.job_name, date: row.date };
  if (row.state !== 'held')
    throw row.decided_by === ''
      ? refuse('work_decided', { ...work, state: row.state })
      : refuse('work_decided_by', { ...work, state: row.state, by: row.decided_by });
  if (row.version !== version) throw refuse('work_corrected_meanwhile', work);
}

/** Records that a notice names. */
const MAX_NAMED = 3;

/** Admins' decisions about held work. */
@Injectable()
export class Approvals {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: CallBody<typeof listApprovals>): Promise<CallAnswer<typeof listApprovals>> {
    if (query.state !== 'held') return this.findPage(query);
    const [page, at_once] = await Promise.all([this.findPage(query), this.getBulkApprovalSum(query)]);
    return { ...page, at_once };
  }

  private async findPage(query: CallBody<typeof listApprovals>): Promise<CallAnswer<typeof listApprovals>> {
    const filter = { ...query, status: query.state };
    const page = { ...query, sort: query.sort === 'amount' ? ('contractor' as const) : query.sort };
    const { manager } = this;
    const [{ total, contractor }, rows] = await Promise.all([
      sumWork(this.dataSource, filter, { withRejected: true }),
      findHeldWorkPage(manager, filter, page, this.clock.zone),
    ]);
    return { total, contractor_pay: formatAmount(contractor), rows: rows.map(toHeldWorkView) };
  }

  /** Count and sum of waiting work without suspected duplicates, and how many those are. */
  private async getBulkApprovalSum(filters: ApprovalFilters, manager = this.manager) {
    const { total, cents, left_out } = await sumWaitingWork(manager, filters);
    return { total, contractor_pay: formatAmount(cents), left_out };
  }

  /** Decides all of the records or none. Throws 404, and 409 for one that was decided or corrected meanwhile. */
  decide(admin: Caller, { rows, decision, note }: CallBody<typeof decideWork>): Promise<CallAnswer<typeof decideWork>> {
    const state = decision === 'approve' ? 'approved' : 'rejected';
    return this.transactions.run((tx) => this.write(tx, admin, rows, { state, note }));
  }

  /** Leaves out suspected duplicates. Throws 409 if count or sum differ from what the admin agreed to. */
  approveAll(
    admin: Caller,
    { count, contractor_pay, note, ...filters }: CallBody<typeof approveHeld>,
  ): Promise<CallAnswer<typeof approveHeld>> {
    return this.transactions.run(async (tx) => {
      const found = await findApprovableWork(tx.manager, filters, count + 1);
      const sum = formatAmount(found.reduce((cents, row) => cents + row.cents, 0));
      if (found.length !== count || sum !== contractor_pay) throw refuse('waiting_changed');
      const { left_out } = await this.getBulkApprovalSum(filters, tx.manager);
      return { ...(await this.write(tx, admin, found, { state: 'approved', note })), left_out };
    });
  }

  private async write(tx: Transaction, admin: Caller, named: Rows, decision: Decision): Promise<{ decided: number }> {
    const versions = new Map(named.map(({ row_id, version }) => [row_id, version]));
    const records = await this.lockRecords(tx, [...versions.keys()]);
    if (records.length < versions.size) throw refuse('no_such_finished_work');
    for (const record of records) requireWaiting(record, versions.get(record.row_id));
    await tx.manager.update(
      WorkRecord,
      { id: In([...versions.keys()]) },
      {
        state: decision.state,
        decidedBy: admin.id,
        decidedAt: this.clock.now().toJSDate(),
        decisionNote: decision.note ?? null,
      },
    );
    for (const { row_id, user_id } of records) tx.recordChange('work-record', row_id, [user_id]);
    for (const record of records) await this.recordAudit(tx, admin, record, decision);
    await this.notify(tx, records, decision);
    const left = new Set(records.filter((record) => record.has_left).map((record) => record.user_id));
    for (const personId of left) await publishOwed(tx, personId);
    return { decided: records.length };
  }

  /** Sends one notice a person, however many of their records were decided. */
  private async notify(tx: Transaction, records: readonly HeldWorkRow[], { state, note }: Decision): Promise<void> {
    for (const personId of new Set(records.map(({ user_id }) => user_id))) {
      const own = records.filter(({ user_id }) => user_id === personId);
      const named = own.slice(0, MAX_NAMED);
      const parameters = {
        decision: state,
        jobs: named.map(({ job_name }) => job_name).join('\n'),
        dates: named.map(({ date }) => date).join('\n'),
        ...(own.length > named.length ? { more: String(own.length - named.length) } : {}),
        note: note ?? '',
      };
      await raiseNotice(tx, { kind: 'hold-decided', to: [personId], parameters });
    }
  }

  /** Locks people before their records, the order used when work is finished and corrected. */
  private async lockRecords(tx: Transaction, ids: string[]): Promise<HeldWorkRow[]> {
    for (const personId of await findWorkPeople(tx.manager, ids)) await this.assignments.lock(tx, personId);
    return lockFinishedWork(tx.manager, ids, this.clock.zone);
  }

  private recordAudit(tx: Transaction, admin: Caller, record: HeldWorkRow, { state, note }: Decision): Promise<void> {
    return recordAudit(tx, {
      actor: admin,
      action: state === 'approved' ? 'work.approved' : 'work.rejected',
      subject: { kind: 'person', id: record.user_id, name: record.user_name },
      details: {
        job_id: record.job_id,
        job: record.job_name,
        date: record.date,
        pay: formatAmount(record.contractor_cents),
        reasons: record.reasons.join(', '),
        ...(note === undefined ? {} : { note }),
      },
    });
  }
}
