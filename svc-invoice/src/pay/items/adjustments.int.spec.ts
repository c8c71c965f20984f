import {
  ADJUSTMENT_FILE_YEARS,
  addAdjustment,
  addDays,
  approveRun,
  attachAdjustmentFile,
  createRun,
  getPersonalPay,
  listAdjustments,
  listMyPayments,
  withdrawAdjustment,
} from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import { PayTestApp, TODAY, YESTERDAY } from '../testing/pay-test-app.js';
import { AdjustmentFileRetention } from './adjustment-files.service.js';

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

/** Attaches a file in a transaction that commits once `action` waits for it. Returns the action's result. */
async function whileAttaching<T>(id: string, file_id: string, action: () => Promise<T>): Promise<T> {
  const { dataSource } = pay.testApp;
  const attaching = dataSource.createQueryRunner();
  await attaching.startTransaction();
  await attaching.query('UPDATE pay_item SET file_id = $2 WHERE id = $1', [id, file_id]);
  const done = action();
  const waiting = () =>
    dataSource.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  while ((await waiting()).length === 0);
  await attaching.commitTransaction();
  await attaching.release();
  return done;
}

describe('Adjustment', () => {
  it('is added once, and can be withdrawn until a run holds it', async () => {
    const body = { id: v7(), user_id: lan.id, kind: 'bonus', amount: '50', day: YESTERDAY, reason: 'Spring clean' };
    const answers = await Promise.all([1, 2, 3].map(() => pay.callAsAdmin(addAdjustment, {}, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pay.callOrThrow(listAdjustments, {}, {})).toMatchObject({
      total: 1,
      rows: [{ amount: '50.00', user_name: 'Lan Nguyen', added_by: 'Helen Marsh', state: 'open', taxable: true }],
    });
    const others = [
      { amount: '51' },
      { day: TODAY },
      { reason: 'Autumn clean' },
      { taxable: false },
      { file_reference: 'In the drawer' },
      { file_id: v7() },
    ];
    for (const other of others)
      expect([other, await readRefusal(pay.callAsAdmin(addAdjustment, {}, { ...body, ...other }))]).toEqual([
        other,
        [409, 'This was already added with other details. Check the list of adjustments.'],
      ]);
    await pay.callOrThrow(withdrawAdjustment, {}, { id: body.id });
    expect((await pay.callAsAdmin(withdrawAdjustment, {}, { id: body.id })).status).toBe(404);
    await pay.callOrThrow(addAdjustment, {}, body);
    await pay.approve(await pay.create());
    expect(await readRefusal(pay.callAsAdmin(withdrawAdjustment, {}, { id: body.id }))).toEqual([
      409,
      'This adjustment is already in a pay run. Add an opposite one instead.',
    ]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('has its own file, which is removed with it', async () => {
    const file_id = v7();
    const adjusted = await pay.adjust(lan, 'reimbursement', '30', { file_id });
    expect(adjusted.has_file).toBe(true);
    const files = () => pay.testApp.readPublishedStates('adjustment-file');
    expect(await files()).toEqual([{ id: adjusted.id, person_id: lan.id, file_id }]);
    const bare = await pay.adjust(lan, 'bonus', '20');
    const attach = (id: string, file: string) => pay.callAsAdmin(attachAdjustmentFile, {}, { id, file_id: file });
    expect((await attach(bare.id, file_id)).body.msg).toBe('This file belongs to another adjustment. Add it again.');
    const another = { user_id: lan.id, kind: 'bonus', amount: '5', day: YESTERDAY, reason: 'Tea', file_id };
    expect((await pay.callAsAdmin(addAdjustment, {}, { id: v7(), ...another })).status).toBe(409);
    const receipts = [v7(), v7()];
    const attached = await Promise.all(receipts.map((file) => attach(bare.id, file)));
    expect(attached.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await attach(v7(), v7())).status).toBe(404);
    const own = await pay.callAs(lan, listMyPayments, {});
    expect(own.body.to_come.map((line: { has_file: boolean }) => line.has_file)).toEqual([true, true]);
    const token = createServiceToken(pay.testApp, 'auth');
    const personal = await pay.testApp.call(getPersonalPay, { token, params: { user_id: lan.id } });
    expect(personal.body['pay-adjustments']).toMatchObject([
      { kind: 'reimbursement', amount: '30.00', reason: 'Train tickets', has_file: true },
      { kind: 'bonus', amount: '20.00' },
    ]);
    await pay.callOrThrow(withdrawAdjustment, {}, { id: adjusted.id });
    expect((await files()).map(({ id }) => id)).toEqual([bare.id]);
    expect(await pay.listAuditActions(lan.id)).toContain('pay-adjustment.file-added');
  });

  it('takes a file with it that is added during the withdrawal', async () => {
    const { id } = await pay.adjust(lan, 'bonus', '20');
    await whileAttaching(id, v7(), () => pay.callOrThrow(withdrawAdjustment, {}, { id }));
    expect(await pay.testApp.readChangeNumber('adjustment-file', id)).not.toBeNull();
  });

  it('is refused a file that another adjustment gets at the same time', async () => {
    const [one, other] = [await pay.adjust(lan, 'bonus', '20'), await pay.adjust(lan, 'bonus', '30')];
    const file_id = v7();
    const attach = () => readRefusal(pay.callAsAdmin(attachAdjustmentFile, {}, { id: other.id, file_id }));
    expect(await whileAttaching(one.id, file_id, attach)).toEqual([
      409,
      'This file belongs to another adjustment. Add it again.',
    ]);
  });

  it('keeps its file until five years after the financial year of its payment', async () => {
    const [old, recent, open] = [
      await pay.adjust(lan, 'reimbursement', '30', { file_id: v7() }),
      await pay.adjust(lan, 'bonus', '20', { file_id: v7() }),
      await pay.adjust(lan, 'bonus', '10', { file_id: v7(), day: addDays(TODAY, 1) }),
    ];
    await pay.payNewRun();
    const year = toFinancialYear(TODAY);
    const { dataSource } = pay.testApp;
    // The trigger protects the day of a paid run.
    const setPaidOn = (day: string) =>
      dataSource.transaction(async (manager) => {
        await manager.query(`ALTER TABLE pay_run DISABLE TRIGGER pay_run_ended`);
        await manager.query('UPDATE pay_run SET paid_on = $1', [day]);
        await manager.query(`ALTER TABLE pay_run ENABLE TRIGGER pay_run_ended`);
      });
    const listFileIds = async () =>
      (await pay.testApp.readPublishedStates('adjustment-file')).map(({ id }) => id).toSorted();
    await setPaidOn(getFinancialYearDays(year - ADJUSTMENT_FILE_YEARS).firstDay);
    await pay.testApp.get(AdjustmentFileRetention).run();
    expect(await listFileIds()).toEqual([old.id, recent.id, open.id].toSorted());
    await setPaidOn(getFinancialYearDays(year - ADJUSTMENT_FILE_YEARS - 1).lastDay);
    await pay.testApp.get(AdjustmentFileRetention).run();
    expect(await listFileIds()).toEqual([open.id]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('carries a negative amount forward', async () => {
    await pay.adjust(lan, 'deduction', '30');
    const draft = await pay.create();
    expect(pay.getRow(draft, lan)).toMatchObject({
      to_pay: '-30.00',
      left_out: true,
      problems: [
        { kind: 'nothing-to-pay', msg: 'They’ve been paid A$30.00 too much. It comes off their next pay.' },
        {},
      ],
    });
    expect(
      await readRefusal(pay.callAsAdmin(approveRun, { run_id: draft.id }, { preview_key: draft.preview_key })),
    ).toEqual([409, 'There’s nobody to pay in this pay run.']);
    await pay.deliverWork(lan);
    expect((await pay.pay(await pay.approve(await pay.run(draft.id)))).to_pay).toBe('70.00');
    expect(await pay.findProblems()).toEqual([]);
  });

  it('is refused with invalid details', async () => {
    const cases: [object, string][] = [
      [{ kind: 'deduction', agreed_in_writing: false }, 'agreed_in_writing'],
      [{ amount: '0' }, 'amount'],
      [{ amount: '-5' }, 'amount'],
      [{ reason: ' ' }, 'reason'],
      [{ day: '2026-13-01' }, 'day'],
      [{ kind: 'gift' }, 'kind'],
    ];
    const body = { id: v7(), user_id: lan.id, kind: 'bonus', amount: '50', day: YESTERDAY, reason: 'Spring clean' };
    for (const [changes, field] of cases)
      expect(await readRefusal(pay.callAsAdmin(addAdjustment, {}, { ...body, ...changes }))).toEqual([400, field]);
    expect(await pay.callOrThrow(listAdjustments, {}, {})).toMatchObject({ total: 0 });
  });
});

describe('Payee who has left', () => {
  it('is paid only for work that svc-jobs hasn’t marked as paid, and payments are reported back', async () => {
    await pay.deliverWork(lan);
    await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: YESTERDAY, cents: 4_000 }] });
    await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: YESTERDAY, cents: 4_000 }] });
    await pay.testApp.createPerson({ id: lan.id, name: 'Lan Nguyen', removed: true });
    const draft = await pay.create();
    expect(pay.getRow(draft, lan)).toMatchObject({ to_pay: '60.00', problems: [{}, { kind: 'has-left' }] });
    const published = async () => (await pay.testApp.readPublishedStates('paid'))[0];
    const approved = await pay.approve(draft);
    expect(await published()).toMatchObject({ id: lan.id, paid_cents: 0, in_run_cents: 6_000 });
    await pay.pay(approved);
    expect(await published()).toMatchObject({ paid_cents: 6_000, in_run_cents: 0 });
    expect(await pay.findProblems()).toEqual([]);
  });

  it('is owed reimbursements less deductions until they are paid', async () => {
    const open = async () =>
      (await pay.testApp.readPublishedStates('paid')).find(({ id }) => id === lan.id)?.open_adjustments_cents;
    const add = async (kind: string, amount: string) => {
      const id = v7();
      const reason = 'Cleaning agents';
      await pay.callOrThrow(
        addAdjustment,
        {},
        {
          id,
          user_id: lan.id,
          kind,
          amount,
          day: YESTERDAY,
          reason,
          ...(kind === 'deduction' && { agreed_in_writing: true }),
        },
      );
      return id;
    };
    await add('reimbursement', '84');
    const deduction = await add('deduction', '20');
    expect(await open()).toBe(6_400);
    await pay.callOrThrow(withdrawAdjustment, {}, { id: deduction });
    expect(await open()).toBe(8_400);
    await pay.testApp.createPerson({ id: lan.id, name: 'Lan Nguyen', removed: true });
    const approved = await pay.approve(await pay.create());
    expect((await pay.testApp.readPublishedStates('paid'))[0]).toMatchObject({
      id: lan.id,
      paid_cents: 0,
      in_run_cents: 0,
      open_adjustments_cents: 8_400,
    });
    await pay.pay(approved);
    expect((await pay.testApp.readPublishedStates('paid'))[0]).toMatchObject({
      paid_cents: 0,
      open_adjustments_cents: 0,
    });
  });

  it('gets no adjustments once the bank details are deleted', async () => {
    const add = () =>
      readRefusal(
        pay.callAsAdmin(
          addAdjustment,
          {},
          { id: v7(), user_id: lan.id, kind: 'bonus', amount: '50', day: YESTERDAY, reason: 'Spring clean' },
        ),
      );
    await pay.testApp.createPerson({ id: lan.id, name: 'Lan Nguyen', removed: true });
    expect(await add()).toMatchObject([200]);
    await pay.deliverAccount(lan, 'one', { bank: null });
    expect(await add()).toEqual([400, 'user_id']);
    expect(await pay.callOrThrow(listAdjustments, {}, {})).toMatchObject({ total: 1 });
  });

  it('is not paid again for work that was settled after the run’s last day', async () => {
    await pay.deliverWork(lan, { business_date: addDays(YESTERDAY, -5) });
    await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: TODAY, cents: 10_000 }] });
    const days = { through_day: addDays(YESTERDAY, -2), pay_day: TODAY };
    const draft = await pay.callOrThrow(createRun, {}, days);
    expect(pay.getRow(draft, lan)).toMatchObject({ to_pay: '0.00' });
    await pay.pay(await pay.approve(draft));
    expect(await pay.findProblems()).toEqual([]);
  });
});
