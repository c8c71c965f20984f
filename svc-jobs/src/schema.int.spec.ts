import {
  addManualRecord,
  getAllPermanentJobs,
  getAllQuickJobs,
  getAttention,
  getDoneJobsByPlace,
  getTimesheet,
  listWork,
} from '@cleaning/contracts';
import {
  countFewestStatements,
  describeSchema,
  findExportProblems,
  type TestPerson,
} from '@cleaning/service-kit/testing';
import { exportedTables } from './export/exported-tables.js';
import { JobsTestApp } from './testing/jobs-test-app.js';

describe('Schema', () => {
  const jobs = JobsTestApp.openShared();

  it('has a matching entity for each table', async () => {
    const { entities, tables } = await describeSchema(jobs.app.dataSource);
    expect(entities).toEqual(tables);
  });

  it('exports each table, or says why not', async () => {
    expect(await findExportProblems(jobs.app.dataSource, exportedTables)).toEqual([]);
  });

  /** Inserts directly, past the service. */
  it.each([
    ['two open records of a person', 'work_record_one_open', { ended: false }, { ended: false, slot: false }],
    ['a slot done twice', 'work_record_slot_once', {}, {}],
    ['a quick job done twice', 'work_record_quick_job_once', { slot: false }, { slot: false }],
    ['negative amounts', 'work_record_contractor_amount_not_negative', { cents: -1 }],
    ['an end before the start', 'work_record_ended_after_started', { end: '2026-11-18T05:00Z' }],
    ['more paid minutes than the cap', 'work_record_paid_within_cap', { minutes: 121 }],
  ])('rejects %s', async (_case, constraint, ...records: RecordOptions[]) => {
    const job = await jobs.createPermanentJob();
    const [slot] = await jobs.app.dataSource.query('SELECT id FROM timetable_slot WHERE job_id = $1', [job]);
    const insert = ({ ended = true, slot: hasSlot = true, cents = 0, minutes = 0, end }: RecordOptions) =>
      jobs.app.dataSource.query(
        `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at,
           start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes,
           contractor_cents, company_cents, state)
         VALUES (gen_random_uuid(), $1, $2, $3, '2026-11-18', false, '2026-11-18T06:00Z', $4, '0,0', $5, 1, 1, 120,
           $6, $7, $8, $9)`,
        [
          jobs.ana.id,
          job,
          hasSlot ? slot.id : null,
          ended ? (end ?? '2026-11-18T07:00Z') : null,
          ended ? '0,0' : null,
          ended ? minutes : null,
          ended ? cents : null,
          ended ? 0 : null,
          ended ? 'approved' : null,
        ],
      );
    const last = records.pop() as RecordOptions;
    for (const record of records) await insert(record);
    await expect(insert(last)).rejects.toMatchObject({ driverError: { constraint } });
    await jobs.app.dataSource.query('TRUNCATE work_record');
  });
});

describe('Schema of approvals', () => {
  const jobs = JobsTestApp.openShared();
  beforeAll(async () => {
    const job = await jobs.createPermanentJob();
    await jobs.app.dataSource.query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, ended_at, minutes, contractor_cents,
         company_cents, state) VALUES (gen_random_uuid(), $1, $2, '2026-11-18', true, now(), now(), 0, 1, 1, 'approved')`,
      [jobs.ana.id, job],
    );
  }, 60_000);

  const DECISION = `decided_by = gen_random_uuid(), decided_at = now()`;
  const LATE = `hold_reasons = '{arrived_late}'`;

  it.each([
    ['an unknown state', 'state_known', `state = 'paid', ${LATE}`],
    ['unknown reasons', 'hold_reasons_known', `state = 'held', hold_reasons = '{because}'`],
    ['held work without a reason', 'held_for_a_reason', `state = 'held'`],
    ['held work that is decided', 'decided_or_held', `state = 'held', ${LATE}, ${DECISION}`],
    ['approved work with reasons and no decision', 'decided_or_held', LATE],
    ['a decision about work that was never held', 'decided_or_held', DECISION],
    ['rejected work without a decision', 'decided_or_held', `state = 'rejected', ${LATE}`],
    ['rejected work without a note', 'decided_or_held', `state = 'rejected', ${LATE}, ${DECISION}`],
    ['a decision without a decider', 'decided_by_somebody', `${LATE}, decided_at = now()`],
    ['an empty note', 'decision_note_not_empty', `${LATE}, ${DECISION}, decision_note = ''`],
    ['a note without a decision', 'note_when_decided', `decision_note = 'Fine'`],
    ['a plan of a manual record', 'plan_when_timed', 'expected_minutes = 120'],
  ])('rejects %s', async (_case, constraint, change) => {
    const constraintName = `work_record_${constraint}`;
    await expect(jobs.app.dataSource.query(`UPDATE work_record SET ${change}`)).rejects.toMatchObject({
      driverError: { constraint: constraintName },
    });
  });

  it('rejects a state for running work', async () => {
    const runs = jobs.app.dataSource.query(
      `UPDATE work_record SET ended_at = NULL, minutes = NULL, contractor_cents = NULL, company_cents = NULL, is_manual = false,
         start_location = '0,0', contractor_rate_cents = 1, company_rate_cents = 1, cap_minutes = 1`,
    );
    await expect(runs).rejects.toMatchObject({ driverError: { constraint: 'work_record_state_when_ended' } });
  });
});

interface RecordOptions {
  ended?: boolean;
  slot?: boolean;
  cents?: number;
  minutes?: number;
  end?: string;
}

/** docs/decisions/0034-where-the-time-of-a-call-goes.md compares these numbers with earlier ones. */
describe('Statement count', () => {
  const jobs = JobsTestApp.openShared();
  const TRIES = 5;
  const people: TestPerson[] = [];
  let job: string;
  beforeAll(async () => {
    await jobs.empty('2026-11-18T06:00');
    job = await jobs.createPermanentJob(undefined, { job_need_count: TRIES });
    await jobs.createQuickJob();
    for (let number = 0; number < TRIES; number += 1) {
      const person = await jobs.app.createPerson({ name: `Person ${number}` });
      people.push(person);
      await jobs.assign(job, person);
    }
  }, 60_000);

  const started: string[] = [];
  const person = (attempt: number) => people[attempt] as TestPerson;
  const NOVEMBER = { year: '2026', month: '11' };

  it.each<[string, number, (attempt: number) => Promise<unknown>]>([
    ['permanent jobs', 2, () => jobs.callOrThrow(jobs.ana, getAllPermanentJobs, { userID: jobs.ana.id })],
    ['quick jobs', 2, () => jobs.callOrThrow(jobs.ana, getAllQuickJobs)],
    [
      'a start',
      7,
      async (attempt) => {
        const { status, body } = await jobs.start(job, {}, person(attempt));
        expect(status).toBe(200);
        started.push(body.started_row_id);
      },
    ],
    [
      'a finish',
      7,
      async (attempt) => expect((await jobs.stop({ row_id: started[attempt] }, person(attempt))).status).toBe(200),
    ],
    ['a month', 2, () => jobs.callOrThrow(person(0), getTimesheet, { user_id: person(0).id, ...NOVEMBER })],
    [
      'a manual record',
      8,
      (attempt) =>
        jobs.callOrThrow(jobs.admin, addManualRecord, {
          job_id: job,
          m_pay_for_me: '20',
          m_pay_for_cleaner: '12.50',
          m_date_time: `2026-11-17T0${attempt}:00`,
          m_done_by: person(attempt).id,
        }),
    ],
    [
      'a month at a job with people',
      2,
      () => jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, ...NOVEMBER }),
    ],
    ['a page of all work', 3, () => jobs.callOrThrow(jobs.admin, listWork, { from: '2026-11-01', to: '2026-11-30' })],
    ['the attention list', 5, () => jobs.callOrThrow(jobs.admin, getAttention)],
  ])('of %s is at most %d', async (_, max, call) => {
    const fewest = await countFewestStatements(call, TRIES);
    expect(fewest).toBeLessThanOrEqual(max);
  });
});
