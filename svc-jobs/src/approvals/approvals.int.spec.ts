import { execFileSync } from 'node:child_process';
import {
  addManualRecord,
  approveHeld,
  correctWork,
  decideWork,
  getDoneJobsByPlace,
  getEarnings,
  getEarningsStatement,
  getTimesheet,
  type HeldWork,
  listApprovals,
  listWork,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID, START } from '../testing/jobs-test-app.js';

// Concurrent calls are slow on a busy machine.
jest.setTimeout(30_000);

describe('approvals', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['We', 'Th'] }]);
    await jobs.assign(job);
    await jobs.assign(job, bo);
  });

  const list = (
    filters: Record<string, unknown> = {},
  ): Promise<{ total: number; contractor_pay: string; rows: HeldWork[] }> =>
    jobs.callOrThrow(jobs.admin, listApprovals, filters);
  const decide = (rows: HeldWork[], decision: 'approve' | 'reject', note = '', admin = jobs.admin) =>
    jobs.callAs(admin, decideWork, { rows: rows.map(({ row_id, version }) => ({ row_id, version })), decision, note });
  /** Ana starts too early, Bo finishes too late, and Ana works as planned the next day. */
  const recordThreeShifts = async () => {
    await jobs.doWork(job, '2026-11-18T05:10', '2026-11-18T08:00');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T09:00', bo);
    await jobs.doWork(job, '2026-11-19T06:00', '2026-11-19T08:00');
  };
  const addManual = (fields: Record<string, unknown>) =>
    jobs.callAs(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '96',
      m_pay_for_cleaner: '70',
      m_date_time: '2026-11-18T07:30',
      m_done_by: jobs.ana.id,
      ...fields,
    });

  it('lists held work with its details, count and total pay', async () => {
    await recordThreeShifts();
    const held = await list();
    expect(held).toMatchObject({ total: 2, contractor_pay: '120.00' });
    expect(held.rows[0]).toMatchObject({
      user_name: 'Ana Silva',
      job_name: 'Library',
      date: '2026-11-18',
      planned: '06:00-08:00',
      started_at: '2026-11-18T05:10',
      ended_at: '2026-11-18T08:00',
      expected_minutes: 120,
      actual_minutes: 170,
      paid_minutes: 120,
      start_location: START,
      contractor_pay: '60.00',
      state: 'held',
      reasons: ['started_early'],
      decided_by: '',
    });
    expect((await list({ text: 'bo ber' })).rows).toMatchObject([{ user_name: 'Bo Berg', reasons: ['finished_late'] }]);
    expect((await list({ user_id: jobs.ana.id })).total).toBe(1);
    expect((await list({ job_id: NO_SUCH_ID })).total).toBe(0);
    expect((await list({ reasons: ['started_early', 'arrived_late'] })).total).toBe(1);
    expect((await list({ from: '2026-11-19' })).total).toBe(0);
    expect(await list({ state: 'approved' })).toMatchObject({ total: 1, contractor_pay: '60.00' });
    const second = await list({ page: 2, page_size: 1, sort: 'person', direction: 'desc' });
    expect(second).toMatchObject({ total: 2, rows: [{ user_name: 'Ana Silva' }] });
  });

  it('pays, publishes and audits held work once it is approved', async () => {
    await recordThreeShifts();
    const month = { user_id: jobs.ana.id, year: '2026', month: '11' };
    const thisMonth = async () => (await jobs.callOrThrow(jobs.ana, getEarnings, month)).months.at(-1);
    expect(await thisMonth()).toMatchObject({ duration: '04:00', payment: '60.00', waiting: '60.00' });
    expect(await jobs.callOrThrow(jobs.ana, getTimesheet, month)).toMatchObject([
      { date: '2026-11-18', payment: '60.00', state: 'held' },
      { date: '2026-11-19', payment: '60.00' },
    ]);
    const { rows } = await list({ user_id: jobs.ana.id });
    expect(await decide(rows, 'approve', 'Called her')).toMatchObject({ status: 200, body: { decided: 1 } });
    expect(await thisMonth()).toEqual({ year: '2026', month: '11', duration: '04:00', payment: '120.00' });
    expect((await jobs.app.readPublishedStates('work-record')).at(-1)).toMatchObject({
      id: rows[0]?.row_id,
      held: false,
      company_cents: 9110,
    });
    expect((await jobs.findAuditEntries(jobs.ana.id)).at(-1)).toMatchObject({
      actor_id: jobs.admin.id,
      action: 'work.approved',
      subject_name: 'Ana Silva',
      details: { job: 'Library', date: '2026-11-18', pay: '60.00', reasons: 'started_early', note: 'Called her' },
    });
    expect((await list({ state: 'approved', user_id: jobs.ana.id })).rows[0]).toMatchObject({
      decided_by: 'Helen Marsh',
      note: 'Called her',
      reasons: ['started_early'],
    });
  });

  it('holds rejected work again after a correction', async () => {
    await recordThreeShifts();
    const { rows } = await list();
    const [row] = rows;
    await decide(rows, 'reject', 'Nobody was there so long');
    const read = async () => {
      const [found] = await jobs.app.dataSource.query(
        'SELECT version, state, hold_reasons, contractor_cents::int FROM work_record WHERE id = $1',
        [row?.row_id],
      );
      return found;
    };
    const { version } = await read();
    const corrected = await jobs.callAs(jobs.admin, correctWork, {
      row_id: row?.row_id,
      version,
      started_at: row?.started_at,
      ended_at: row?.started_at,
      contractor_pay: '5',
      company_pay: '7',
      reason: 'They were there for ten minutes',
    });
    expect(corrected.status).toBe(200);
    expect(await read()).toMatchObject({ state: 'held', contractor_cents: 500 });
    expect((await read()).hold_reasons).toContain('corrected_upwards');
  });

  it('pays nothing for rejected work and shows the person the reason', async () => {
    await recordThreeShifts();
    const { rows } = await list({ user_id: jobs.ana.id });
    expect(await decide(rows, 'reject')).toMatchObject({ status: 400, body: { issues: [{ field: 'note' }] } });
    expect(await decide(rows, 'reject', 'Nobody was there')).toMatchObject({ status: 200 });
    const month = { user_id: jobs.ana.id, year: '2026', month: '11' };
    expect((await jobs.callOrThrow(jobs.ana, getEarnings, month)).months.at(-1)).toMatchObject({ payment: '60.00' });
    expect((await jobs.callOrThrow(jobs.ana, getTimesheet, month))[0]).toMatchObject({
      state: 'rejected',
      note: 'Nobody was there',
    });
    expect((await jobs.app.readPublishedStates('work-record')).at(-1)).toMatchObject({
      company_cents: 0,
      minutes: 0,
      held: false,
    });
    expect(await jobs.callOrThrow(jobs.admin, listWork, {})).toMatchObject({ total: 3, contractor_pay: '120.00' });
    expect((await jobs.callOrThrow(jobs.admin, listWork, { status: 'rejected' })).rows).toMatchObject([
      { state: 'rejected' },
    ]);
    const done = await jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, year: '2026', month: '11' });
    expect(done[0]).toMatchObject({ state: 'rejected', job_status: 'done' });
  });

  it('prints held and rejected work on the earnings statement', async () => {
    await recordThreeShifts();
    await addManual({});
    await addManual({ again: true });
    const [early, second] = (await list({ user_id: jobs.ana.id })).rows;
    await decide([second as HeldWork], 'reject', 'Added twice');
    expect(early?.reasons).toEqual(['started_early']);
    const answer = await jobs.callAs(jobs.ana, getEarningsStatement, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '11',
    });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: answer.body }).toString();
    expect(text).toContain('Not approved: Added twice');
    expect(text).toMatch(/Waiting for approval\s+A\$60\.00/);
    expect(text).toMatch(/Total\s+4:00\s+A\$130\.00/);
  });

  it('decides all selected records or none', async () => {
    await recordThreeShifts();
    const { rows } = await list();
    const wrong = rows.map((row, index) => (index === 1 ? { ...row, version: 9 } : row));
    expect(await decide(wrong, 'approve')).toMatchObject({
      status: 409,
      body: {
        msg: 'Bo Berg’s timesheet at Library on Wed 18 Nov 2026 has been corrected. Reload the page to see the latest.',
      },
    });
    expect(await decide([...rows, { ...(rows[0] as HeldWork), row_id: NO_SUCH_ID }], 'approve')).toMatchObject({
      status: 404,
    });
    expect((await list()).total).toBe(2);
    expect(await decide(rows, 'approve')).toMatchObject({ body: { decided: 2 } });
    expect(await list()).toMatchObject({ total: 0, contractor_pay: '0.00', rows: [] });
  });

  it('lets the first of two admins decide and names that admin to the other', async () => {
    await recordThreeShifts();
    const ken = await jobs.app.createPerson({ name: 'Ken Ito', role: 'admin' });
    const { rows } = await list();
    const answers = await Promise.all([
      decide(rows, 'approve'),
      decide([...rows].reverse(), 'reject', 'No', ken),
      decide(rows, 'approve'),
      decide([...rows].reverse(), 'reject', 'No', ken),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers[0]?.status === 200 || answers[2]?.status === 200 ? 'Helen Marsh' : 'Ken Ito';
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.msg).toContain(`${winner} has already decided: `);
    expect((await jobs.findAuditEntries(bo.id)).filter(({ action }) => /approved|rejected/.test(action))).toHaveLength(
      1,
    );
  });

  it('approves all filtered work only while its count and pay are as the admin saw them', async () => {
    await recordThreeShifts();
    const approve = (fields: Record<string, unknown>) => jobs.callAs(jobs.admin, approveHeld, fields);
    const seen = await list({ reasons: ['started_early'] });
    const agreed = { reasons: ['started_early'], count: seen.total, contractor_pay: seen.contractor_pay };
    for (const other of [{ count: 2 }, { contractor_pay: '60.01' }, { reasons: ['finished_late', 'started_early'] }])
      expect(await approve({ ...agreed, ...other })).toMatchObject({
        status: 409,
        body: { msg: 'The list of timesheets to approve has changed. Reload the page to see the latest.' },
      });
    expect(await approve({ ...agreed, note: 'Door code was wrong' })).toMatchObject({ body: { decided: 1 } });
    expect((await list()).rows).toMatchObject([{ user_name: 'Bo Berg' }]);
    expect(await approve(agreed)).toMatchObject({ status: 409 });
  });

  it('leaves suspected duplicates out of a bulk approval and counts them', async () => {
    await recordThreeShifts();
    await addManual({});
    for (const again of [true, true]) await addManual({ again });
    const seen = await list({ user_id: jobs.ana.id });
    expect(seen).toMatchObject({
      total: 3,
      contractor_pay: '200.00',
      at_once: { total: 1, contractor_pay: '60.00', left_out: 2 },
    });
    expect(await list({ state: 'approved' })).not.toHaveProperty('at_once');
    const approve = (fields: Record<string, unknown>) =>
      jobs.callAs(jobs.admin, approveHeld, { user_id: jobs.ana.id, ...fields });
    expect(await approve({ count: 3, contractor_pay: '200.00' })).toMatchObject({ status: 409 });
    expect(await approve({ count: 1, contractor_pay: '60.00' })).toMatchObject({ body: { decided: 1, left_out: 2 } });
    const { rows } = await list({ user_id: jobs.ana.id });
    expect(rows.map(({ reasons }) => reasons)).toEqual([['same_record'], ['same_record']]);
    // Selected explicitly, they can be approved.
    expect(await decide(rows, 'approve')).toMatchObject({ body: { decided: 2 } });
  });

  it.each([
    ['text', { text: 'x'.repeat(121) }],
    ['reasons.0', { reasons: ['because'] }],
    ['state', { state: 'paid' }],
    ['page_size', { page_size: 101 }],
  ])('refuses a list with an invalid %s', async (field, filters) =>
    expect(await jobs.callAs(jobs.admin, listApprovals, filters)).toMatchObject({
      status: 400,
      body: { issues: [{ field }] },
    }),
  );

  it('refuses decisions by contractors', async () => {
    await recordThreeShifts();
    const { rows } = await list();
    expect(await decide(rows, 'approve', '', jobs.ana)).toMatchObject({ status: 403 });
    expect((await list()).total).toBe(2);
  });

  it('reads a page with three queries', async () => {
    await recordThreeShifts();
    const query = jest.spyOn(jobs.app.dataSource, 'query');
    await list({ page_size: 100 });
    const reads = query.mock.calls.filter(([sql]) => sql.includes('FROM work_record'));
    query.mockRestore();
    expect(reads).toHaveLength(3);
  });
});
