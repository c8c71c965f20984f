import {
  addDays,
  approveRun,
  cancelRun,
  changeRun,
  createRun,
  formatDate,
  getIsoWeekday,
  getPaySettings,
  getRun,
  getRunLines,
  holdPayee,
  listRuns,
  markRunPaid,
  proposeRunDays,
  savePaySettings,
  undoRun,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { PayTestApp, TODAY, YESTERDAY } from '../testing/pay-test-app.js';

const openPay = PayTestApp.openShared();
let pay: PayTestApp;
let lan: TestPerson;
beforeEach(async () => {
  pay = await openPay();
  lan = await pay.addPayee('Lan Nguyen');
}, 60_000);

const readRefusal = async (
  answer: Promise<{ status: number; body: { msg: string; issues?: { field: string }[] } }>,
) => {
  const { status, body } = await answer;
  return [status, body.issues?.[0]?.field ?? body.msg];
};

it('proposes work until last Sunday, paid on a business day', async () => {
  const { through_day, pay_day } = await pay.callOrThrow(proposeRunDays);
  expect(getIsoWeekday(through_day)).toBe(7);
  expect(through_day < TODAY && through_day >= addDays(TODAY, -7)).toBe(true);
  expect(pay_day >= TODAY && getIsoWeekday(pay_day) < 6).toBe(true);
});

describe('Pay run', () => {
  it('pays approved work once, with adjustments, and corrections in the next run', async () => {
    const record = await pay.deliverWork(lan);
    await pay.deliverWork(lan, { held: true, contractor_cents: 5_000 });
    await pay.adjust(lan, 'reimbursement', '12.50');
    const draft = await pay.create();
    expect(pay.getRow(draft, lan)).toMatchObject({
      minutes: 120,
      work: '100.00',
      adjustments: '12.50',
      sub_total: '112.50',
      gst: '0.00',
      to_pay: '112.50',
      account_ending: '567',
      left_out: false,
      problems: [{ kind: 'super-undecided', leaves_out: false }],
      change: 'new',
    });
    expect(draft).toMatchObject({ number: 1, people: 1, to_pay: '112.50', state: 'draft' });
    expect(draft.places).toEqual([
      { job_id: pay.job, name: 'Library', minutes: 120, amount: '100.00' },
      { job_id: '', name: 'Adjustments', minutes: 0, amount: '12.50' },
    ]);
    const first = await pay.pay(await pay.approve(draft));
    expect(first).toMatchObject({ state: 'paid', paid_on: TODAY, paid_by: 'Helen Marsh', to_pay: '112.50' });
    expect(await pay.findProblems()).toEqual([]);

    await pay.deliverWork(lan, { contractor_cents: 8_000, minutes: 96 }, record);
    const second = await pay.create();
    expect(pay.getRow(second, lan)).toMatchObject({ left_out: true, problems: [{ kind: 'nothing-to-pay' }, {}] });
    expect(second.to_pay).toBe('0.00');
    await pay.deliverWork(lan, { contractor_cents: 3_000 });
    const now = await pay.run(second.id);
    expect(pay.getRow(now, lan)).toMatchObject({
      work: '30.00',
      corrections: '-20.00',
      to_pay: '10.00',
      last_run: '112.50',
      change: 'less',
    });
    const { lines } = await pay.callOrThrow(getRunLines, { run_id: now.id, user_id: lan.id });
    expect(
      lines.map(({ kind, text, minutes, amount }: Record<string, unknown>) => [kind, text, minutes, amount]),
    ).toEqual([
      ['correction', 'Library', -24, '-20.00'],
      ['work', 'Library', 120, '30.00'],
    ]);
    await pay.pay(await pay.approve(now));
    await pay.testApp.deliver('work-record', record, null);
    expect(pay.getRow(await pay.create(), lan)).toMatchObject({ corrections: '-80.00', left_out: true });
    expect(await pay.findProblems()).toEqual([]);
    expect(await pay.listAuditActions(draft.id)).toEqual(['pay-run.created', 'pay-run.approved', 'pay-run.paid']);
  });

  it('is open one at a time, however many admins open one', async () => {
    const bo = await pay.testApp.createPerson({ name: 'Bo Berg', role: 'admin' });
    const days = { through_day: TODAY, pay_day: TODAY };
    const answers = await Promise.all(
      [pay.admin, bo, pay.admin, bo].map((admin) => pay.callAs(admin, createRun, {}, days)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toMatch(
      /^(Helen Marsh|Bo Berg)’s pay run 1 is still open\. Pay or cancel it first\.$/,
    );
    expect(await pay.callOrThrow(listRuns, {}, {})).toMatchObject({
      total: 1,
      rows: [{ number: 1, state: 'draft', to_pay: '' }],
    });
  });

  it('is refused for invalid days', async () => {
    const cases: [object, string][] = [
      [{ through_day: addDays(TODAY, 1) }, 'through_day'],
      [{ pay_day: '2026-06-30' }, 'pay_day'],
      [{ pay_day: addDays(TODAY, 93) }, 'pay_day'],
      [{ pay_day: '2026-02-30' }, 'pay_day'],
      [{ through_day: 'x' }, 'through_day'],
    ];
    for (const [changes, field] of cases)
      expect(
        await readRefusal(pay.callAsAdmin(createRun, {}, { through_day: TODAY, pay_day: TODAY, ...changes })),
      ).toEqual([400, field]);
    expect(await pay.callOrThrow(listRuns, {}, {})).toMatchObject({ total: 0 });
  });

  it('is approved as seen, by only one of two simultaneous requests', async () => {
    const record = await pay.deliverWork(lan);
    const seen = await pay.create();
    await pay.deliverWork(lan, { contractor_cents: 10_001 }, record);
    const approve = (key: string) => pay.callAsAdmin(approveRun, { run_id: seen.id }, { preview_key: key });
    expect(await readRefusal(approve(seen.preview_key))).toEqual([
      409,
      'The amounts in this pay run have changed. Check them again.',
    ]);
    const { preview_key } = await pay.run(seen.id);
    const answers = await Promise.all([approve(preview_key), approve(preview_key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe('Helen Marsh approved pay run 1.');
    expect(await pay.findProblems()).toEqual([]);
  });

  it('keeps its amounts while work changes, and can be undone until it is paid', async () => {
    const record = await pay.deliverWork(lan);
    const approved = await pay.approve(await pay.create());
    await pay.deliverWork(lan, { contractor_cents: 4_000 }, record);
    expect(await pay.run(approved.id)).toMatchObject({ to_pay: '100.00', state: 'approved', preview_key: '' });
    expect(await pay.findProblems()).toEqual([]);
    const draft = await pay.undo(approved);
    expect(draft).toMatchObject({ state: 'draft', to_pay: '40.00', approved_by: '' });
    expect(await readRefusal(pay.callAsAdmin(undoRun, { run_id: draft.id }, { version: draft.version }))).toEqual([
      409,
      'Helen Marsh changed pay run 1.',
    ]);
    const again = await pay.approve(draft);
    const answers = await Promise.all([
      pay.callAsAdmin(cancelRun, { run_id: again.id }, { version: again.version, reason: 'Not now' }),
      pay.callAsAdmin(markRunPaid, { run_id: again.id }, { version: again.version, paid_on: TODAY }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toMatch(
      /^Helen Marsh (cancelled pay run 1\b.*Not now|marked pay run 1 as paid on .*)/,
    );
    expect(await pay.findProblems()).toEqual([]);
  });

  it('never changes once it is paid, even by SQL', async () => {
    await pay.deliverWork(lan);
    const paid = await pay.payNewRun();
    const sql = (text: string) => pay.testApp.dataSource.query(text);
    for (const text of [
      'UPDATE pay_line SET cents = 1',
      `UPDATE pay_line SET state = 'approved'`,
      'DELETE FROM pay_line',
      'TRUNCATE pay_line',
      'UPDATE pay_row SET paid_cents = 1, sub_total_cents = 1, work_cents = 1',
      'DELETE FROM pay_row',
      'UPDATE pay_run SET paid_on = paid_on - 1',
      'DELETE FROM pay_run',
      `INSERT INTO pay_line SELECT run_id, person_id, gen_random_uuid(), 1, 1, 0, NULL, NULL, false FROM pay_row`,
    ])
      await expect(sql(text)).rejects.toThrow();
    for (const call of [undoRun, cancelRun, markRunPaid])
      expect(
        await readRefusal(
          pay.callAsAdmin(call, { run_id: paid.id }, { version: paid.version, reason: 'x', paid_on: TODAY }),
        ),
      ).toEqual([409, `Helen Marsh marked pay run 1 as paid on ${formatDate(TODAY)}.`]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('can’t pay a record twice, even past the rules', async () => {
    const record = await pay.deliverWork(lan);
    await pay.approve(await pay.create());
    const again = `INSERT INTO pay_line (run_id, person_id, item_id, cents, document_cents, minutes, is_correction)
      SELECT run_id, person_id, item_id, cents, 0, 0, false FROM pay_line WHERE item_id = $1`;
    await expect(pay.testApp.dataSource.query(again, [record])).rejects.toThrow();
    await expect(
      pay.testApp.dataSource
        .query(`UPDATE pay_item SET in_run_cents = 0 WHERE id = $1`, [record])
        .then(() => pay.findProblems()),
    ).resolves.toEqual([expect.stringContaining('has earned'), expect.stringContaining('The sums of an item')]);
  });

  it('leaves out payees who are on hold, lack an account or are excluded, with the reason', async () => {
    const held = await pay.addPayee('Held Person');
    const none = await pay.addPayee('None Person', { bank: null });
    const later = await pay.addPayee('Later Person', { payments_held_until: '2099-01-01T00:00:00.000Z' });
    const chosen = await pay.addPayee('Chosen Person');
    for (const person of [lan, held, none, later, chosen]) await pay.deliverWork(person);
    await pay.callOrThrow(holdPayee, { user_id: held.id }, { hold: true, reason: 'Keys not back' });
    const draft = await pay.create();
    const { version } = draft;
    const body = { version, through_day: TODAY, pay_day: TODAY, leave_out: [chosen.id] };
    const run = await pay.callOrThrow(changeRun, { run_id: draft.id }, body);
    expect(await readRefusal(pay.callAsAdmin(changeRun, { run_id: draft.id }, body))).toEqual([
      409,
      'Someone else has changed this pay run. Helen Marsh changed pay run 1.',
    ]);
    expect(
      run.rows.map((row: { name: string; left_out: boolean; problems: { kind: string }[] }) => [
        row.name,
        row.left_out,
        row.problems[0]?.kind,
      ]),
    ).toEqual([
      ['Chosen Person', true, 'super-undecided'],
      ['Held Person', true, 'on-hold'],
      ['Later Person', true, 'account-held'],
      ['None Person', true, 'no-bank-details'],
      ['Lan Nguyen', false, 'super-undecided'],
    ]);
    const paid = await pay.pay(await pay.approve(run));
    expect(paid).toMatchObject({ people: 1, to_pay: '100.00' });
    expect((await pay.create()).rows).toHaveLength(4);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('needs a second admin if the settings say so', async () => {
    const bo = await pay.testApp.createPerson({ name: 'Bo Berg', role: 'admin' });
    const { version } = await pay.callOrThrow(getPaySettings);
    await pay.callOrThrow(savePaySettings, {}, { version, second_approver: true });
    await pay.deliverWork(lan);
    const draft = await pay.create();
    const first = await pay.approve(draft);
    expect(first).toMatchObject({ state: 'draft', first_approved_by: 'Helen Marsh', needs_second_approver: true });
    const approve = (admin: TestPerson) =>
      pay.callAs(admin, approveRun, { run_id: draft.id }, { preview_key: first.preview_key });
    expect(await readRefusal(approve(pay.admin))).toEqual([
      409,
      'You’ve already approved this pay run. Another admin needs to approve it too.',
    ]);
    expect((await approve(bo)).body).toMatchObject({
      state: 'approved',
      first_approved_by: 'Helen Marsh',
      approved_by: 'Bo Berg',
    });
    expect(await pay.listAuditActions(draft.id)).toEqual([
      'pay-run.created',
      'pay-run.first-approved',
      'pay-run.approved',
    ]);
  });

  it('pays GST, withholds tax, and computes super for the day of payment', async () => {
    const [gst, none] = [await pay.addPayee('Gst Person'), await pay.addPayee('None Person', { abn: '' })];
    await pay.saveDetails(gst, 1, { gst_from: '2024-01-01', gst_checked_on: TODAY });
    for (const person of [gst, none]) await pay.deliverWork(person, { contractor_cents: 10_005 });
    await pay.adjust(gst, 'reimbursement', '20');
    await pay.computeSuper(gst, 'yes');
    const draft = await pay.create();
    expect(pay.getRow(draft, gst)).toMatchObject({
      sub_total: '120.05',
      gst: '10.01',
      to_pay: '130.06',
      super: '12.01',
      as_rcti: false,
    });
    expect(pay.getRow(draft, none)).toMatchObject({ withheld: '47.02', to_pay: '53.03', super: '0.00' });
    // The deduction leaves less than the GST of 10.01, so everything is carried forward.
    await pay.adjust(gst, 'deduction', '121');
    const carried = await pay.run(draft.id);
    expect(pay.getRow(carried, gst)).toMatchObject({
      to_pay: '9.06',
      left_out: true,
      problems: [{ kind: 'nothing-to-pay', msg: 'They’ve been paid A$0.95 too much. It comes off their next pay.' }],
    });
    expect(await pay.approve(carried)).toMatchObject({ people: 1, to_pay: '53.03' });
  });

  it('pays no work from before the first day of pay runs', async () => {
    await pay.deliverWork(lan, { business_date: addDays(YESTERDAY, -30) });
    await pay.deliverWork(lan, { contractor_cents: 100 });
    const { version } = await pay.callOrThrow(getPaySettings);
    await pay.callOrThrow(savePaySettings, {}, { version, first_day: addDays(YESTERDAY, -7) });
    const approved = await pay.approve(await pay.create());
    expect(approved.to_pay).toBe('1.00');
    expect(await pay.findProblems()).toEqual([]);
    const { version: next } = await pay.callOrThrow(getPaySettings);
    expect(await readRefusal(pay.callAsAdmin(savePaySettings, {}, { version: next, first_day: '2022-01-01' }))).toEqual(
      [409, expect.any(String)],
    );
  });

  it('answers 404 for an unknown id', async () => {
    expect((await pay.callAsAdmin(getRun, { run_id: v7() })).status).toBe(404);
    expect((await pay.callAsAdmin(getRun, { run_id: 'x' })).status).toBe(404);
  });
});
