import {
  type AnswerOf,
  amountText,
  type approveHeld,
  type BodyOf,
  type decideWork,
  type HeldWork,
  type HoldReason,
  type JobKind,
  type listApprovals,
  readableDay,
  SUSPECTED_DUPLICATE,
  type WorkState,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  NotFound,
  raiseNotice,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { owedChanged } from '../settlements/settlements.service.js';
import { isListed, Params } from '../work/work-filter.js';
import { fromPage, sumsOfWork } from '../work/work-lists.queries.js';

type ApprovalFilters = Pick<BodyOf<typeof listApprovals>, 'text' | 'job_id' | 'user_id' | 'from' | 'to' | 'reasons'>;

/** SQL: the tables of `heldWorkColumns` beside work_record. */
const NAMES = `
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
    LEFT JOIN timetable_slot AS slot ON slot.id = work_record.slot_id
    LEFT JOIN known_account AS decider ON decider.id = work_record.decided_by`;

const IS_DUPLICATE = `'${SUSPECTED_DUPLICATE}' = ANY (hold_reasons)`;

/** SQL: the held work that the filters let through. */
const waiting = (filters: ApprovalFilters, params: Params) =>
  `FROM work_record WHERE ${isListed({ ...filters, status: 'held' }, params)}`;

/** SQL: what `HeldWorkRow` holds. `zone` is the parameter of the business time zone. */
const heldWorkColumns = (zone: string) => `
  work_record.id AS row_id, work_record.version, job.id AS job_id, job.kind, job.title AS job_name, person_id AS user_id,
  coalesce(known_account.name, '') AS user_name, coalesce(known_account.removed, false) AS has_left, business_date::text AS date,
  coalesce(slot.start_time || '-' || slot.end_time, to_char(planned_from AT TIME ZONE ${zone}::text, 'HH24:MI'), '') AS planned,
  to_char(started_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS started_at,
  to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS ended_at,
  work_record.expected_minutes, floor(extract(epoch FROM work_record.ended_at - started_at) / 60)::int AS actual_minutes,
  is_manual, coalesce(start_location, '') AS start_location, coalesce(finish_location, '') AS finish_location,
  contractor_cents::float8, state, hold_reasons AS reasons, coalesce(decider.name, '') AS decided_by,
  coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') AS decided_at,
  coalesce(decision_note, '') AS note`;

interface HeldWorkRow {
  row_id: string;
  version: number;
  job_id: string;
  kind: JobKind;
  job_name: string;
  user_id: string;
  user_name: string;
  has_left: boolean;
  date: string;
  planned: string;
  started_at: string;
  ended_at: string;
  expected_minutes: number | null;
  actual_minutes: number;
  is_manual: boolean;
  start_location: string;
  finish_location: string;
  contractor_cents: number;
  state: WorkState;
  reasons: HoldReason[];
  decided_by: string;
  decided_at: string;
  note: string;
}

function heldWorkView({ contractor_cents, expected_minutes, ...row }: HeldWorkRow): HeldWork {
  return {
    ...row,
    contractor_pay: amountText(contractor_cents),
    ...(expected_minutes === null ? {} : { expected_minutes }),
  };
}

type Rows = BodyOf<typeof decideWork>['rows'];

/** An admin's decision about several records. */
interface Decision {
  state: Exclude<WorkState, 'held'>;
  note: string | undefined;
}

const DONE = { approved: 'approved', rejected: 'not approved' } as const;

/** Why a record cannot be decided any more, as a sentence for the admin; null while it can. */
function conflictOf(row: HeldWorkRow, version: number | undefined): string | null {
  const work = `The work of ${row.user_name} at ${row.job_name} on ${readableDay(row.date)}`;
  if (row.state !== 'held')
    return row.decided_by === ''
      ? `${work} is ${DONE[row.state]} already.`
      : `${row.decided_by} has decided already: ${work.replace('The', 'the')} is ${DONE[row.state]}.`;
  if (row.version !== version) return `${work} was corrected meanwhile. Please look at it again.`;
  return null;
}

/** Records that a notice names. */
const MOST_NAMED = 3;

/** How admins decide which held work is paid. */
@Injectable()
export class Approvals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  async page(of: BodyOf<typeof listApprovals>): Promise<AnswerOf<typeof listApprovals>> {
    if (of.state !== 'held') return this.pageOf(of);
    const [page, at_once] = await Promise.all([this.pageOf(of), this.atOnce(of)]);
    return { ...page, at_once };
  }

  private async pageOf(of: BodyOf<typeof listApprovals>): Promise<AnswerOf<typeof listApprovals>> {
    const filter = { ...of, status: of.state };
    const page = { ...of, sort: of.sort === 'amount' ? ('contractor' as const) : of.sort };
    const params = new Params();
    const [{ total, contractor }, rows] = await Promise.all([
      sumsOfWork(this.dataSource, filter, { withRejected: true }),
      this.dataSource.query<HeldWorkRow[]>(
        `SELECT ${heldWorkColumns(params.add(this.clock.zone, 'text'))} ${fromPage(filter, page, params)} ${NAMES}
         ORDER BY listed.place`,
        params.values,
      ),
    ]);
    return { total, contractor_pay: amountText(contractor), rows: rows.map(heldWorkView) };
  }

  /** What waits, without what may be there twice, and how much of that there is. */
  private async atOnce(filters: ApprovalFilters, reader: Pick<DataSource, 'query'> = this.dataSource) {
    const params = new Params();
    const [found] = await reader.query<{ total: number; cents: number; left_out: number }[]>(
      `SELECT count(*) FILTER (WHERE NOT ${IS_DUPLICATE})::int AS total,
         coalesce(sum(contractor_cents) FILTER (WHERE NOT ${IS_DUPLICATE}), 0)::float8 AS cents,
         count(*) FILTER (WHERE ${IS_DUPLICATE})::int AS left_out ${waiting(filters, params)}`,
      params.values,
    );
    if (!found) throw new Error('PostgreSQL gave no sums');
    return { total: found.total, contractor_pay: amountText(found.cents), left_out: found.left_out };
  }

  /** All of the records or none. Throws NotFound, and Conflict for one that was decided or corrected meanwhile. */
  decide(admin: Caller, { rows, decision, note }: BodyOf<typeof decideWork>): Promise<AnswerOf<typeof decideWork>> {
    const state = decision === 'approve' ? 'approved' : 'rejected';
    return this.transactions.run((tx) => this.write(tx, admin, rows, { state, note }));
  }

  /** Without suspected duplicates. Throws Conflict when count or sum are not those that the admin has agreed to. */
  approveAll(
    admin: Caller,
    { count, contractor_pay, note, ...filters }: BodyOf<typeof approveHeld>,
  ): Promise<AnswerOf<typeof approveHeld>> {
    return this.transactions.run(async (tx) => {
      const params = new Params();
      const found = await tx.manager.query<(Rows[number] & { cents: number })[]>(
        `SELECT work_record.id AS row_id, work_record.version, contractor_cents::float8 AS cents ${waiting(filters, params)}
           AND NOT ${IS_DUPLICATE}
         LIMIT ${count + 1}`,
        params.values,
      );
      const sum = amountText(found.reduce((cents, row) => cents + row.cents, 0));
      if (found.length !== count || sum !== contractor_pay)
        throw new Conflict('What is waiting has changed meanwhile. Please look at it again.');
      const { left_out } = await this.atOnce(filters, tx.manager);
      return { ...(await this.write(tx, admin, found, { state: 'approved', note })), left_out };
    });
  }

  private async write(tx: Transaction, admin: Caller, named: Rows, decision: Decision): Promise<{ decided: number }> {
    const versions = new Map(named.map(({ row_id, version }) => [row_id, version]));
    const records = await this.lockRecords(tx, [...versions.keys()]);
    if (records.length < versions.size) throw new NotFound('There is no such finished work.');
    for (const record of records) {
      const conflict = conflictOf(record, versions.get(record.row_id));
      if (conflict) throw new Conflict(conflict);
    }
    await tx.manager.query(
      `UPDATE work_record SET state = $2, decided_by = $3, decided_at = $4, decision_note = $5 WHERE id = ANY($1)`,
      [[...versions.keys()], decision.state, admin.id, this.clock.now().toJSDate(), decision.note ?? null],
    );
    for (const id of versions.keys()) tx.changed('work-record', id);
    for (const { row_id, user_id } of records) tx.announce('work', row_id, [user_id]);
    for (const record of records) await this.audit(tx, admin, record, decision);
    await this.notify(tx, records, decision);
    const left = new Set(records.filter((record) => record.has_left).map((record) => record.user_id));
    for (const personId of left) await owedChanged(tx, personId);
    return { decided: records.length };
  }

  /** One notice for each person, however many of their records were decided together. */
  private async notify(tx: Transaction, records: readonly HeldWorkRow[], { state, note }: Decision): Promise<void> {
    for (const personId of new Set(records.map(({ user_id }) => user_id))) {
      const own = records.filter(({ user_id }) => user_id === personId);
      const named = own.slice(0, MOST_NAMED).map(({ job_name, date }) => `${job_name}, ${readableDay(date)}`);
      const more = own.length > named.length ? [`${own.length - named.length} more`] : [];
      const parameters = { decision: state, work: [...named, ...more].join('; '), note: note ?? '' };
      await raiseNotice(tx, { kind: 'hold-decided', to: [personId], parameters });
    }
  }

  /** People before their records: finishing and correcting work locks in the same order. */
  private async lockRecords(tx: Transaction, ids: string[]): Promise<HeldWorkRow[]> {
    const people = await tx.manager.query<{ person_id: string }[]>(
      'SELECT DISTINCT person_id FROM work_record WHERE id = ANY($1) ORDER BY person_id',
      [ids],
    );
    for (const { person_id } of people) await this.assignments.lock(tx, person_id);
    return tx.manager.query<HeldWorkRow[]>(
      `SELECT ${heldWorkColumns('$2')} FROM work_record ${NAMES}
       WHERE work_record.id = ANY($1) AND work_record.ended_at IS NOT NULL
       ORDER BY work_record.id FOR UPDATE OF work_record`,
      [ids, this.clock.zone],
    );
  }

  private audit(tx: Transaction, admin: Caller, record: HeldWorkRow, { state, note }: Decision): Promise<void> {
    return recordAudit(tx, {
      actor: admin,
      action: state === 'approved' ? 'work.approved' : 'work.rejected',
      subject: { kind: 'person', id: record.user_id, name: record.user_name },
      details: {
        job_id: record.job_id,
        job: record.job_name,
        date: record.date,
        pay: amountText(record.contractor_cents),
        reasons: record.reasons.join(', '),
        ...(note === undefined ? {} : { note }),
      },
    });
  }
}
