import { buildFieldProblem, cancelRun, holdPayee, undoRun } from '@cleaning/contracts';
import { createOwnDatabase, type OwnDatabase, type TestPerson } from '@cleaning/service-kit/testing';
import fc from 'fast-check';
import { getDue } from '../testing/model/dues.js';
import { PayTestApp, TODAY } from '../testing/pay-test-app.js';
import { DOCUMENT, PAYABLE } from './run-lines.queries.js';

const CASES = 5000;

const openPay = PayTestApp.openShared();

describe('Payable amount in SQL', () => {
  let pay: PayTestApp;
  beforeAll(async () => {
    pay = await openPay();
  }, 60_000);

  it('equals that of the model for random amounts', async () => {
    const cents = fc.integer({ min: 0, max: 5 });
    const item = fc.record({
      earned: cents,
      approved: cents,
      inRun: fc.integer({ min: -5, max: 5 }),
      paid: fc.integer({ min: -5, max: 5 }),
      documented: fc.integer({ min: -5, max: 5 }),
    });
    const items = fc.sample(item, CASES).map((one) => ({ ...one, approved: Math.min(one.earned, one.approved) }));
    const rows = await pay.testApp.dataSource.query(
      `SELECT (${PAYABLE})::int AS payable, (${DOCUMENT})::int AS document
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) WITH ORDINALITY
         AS item (earned_cents, approved_cents, in_run_cents, paid_cents, documented_cents, n) ORDER BY n`,
      (['earned', 'approved', 'inRun', 'paid', 'documented'] as const).map((name) => items.map((one) => one[name])),
    );
    const expected = items.map(({ earned, approved, inRun, paid, documented }) => {
      const record = { id: 'r', payee: 'p', day: '2026-11-02', earnedCents: earned, approvedCents: approved };
      const settled = { inRunCents: inRun, paidCents: paid, documentedCents: documented };
      const { payableCents, documentCents } = getDue(record, settled);
      // Adding 0 turns -0 into 0.
      return { payable: payableCents + 0, document: documentCents + 0 };
    });
    expect(rows).toEqual(expected);
  });
});

describe('Guarded lines', () => {
  let database: OwnDatabase;
  let pay: PayTestApp;
  let lan: TestPerson;
  beforeAll(async () => {
    database = await createOwnDatabase();
    await database.protectTables();
    pay = await PayTestApp.start({ DATABASE_URL: database.url });
    lan = await pay.addPayee('Lan Nguyen');
  }, 120_000);
  afterAll(async () => {
    await pay.testApp.stop();
    await database.drop();
  });

  const lines = () =>
    database.asSuperuser<object>('SELECT item_id, cents::int AS cents, state FROM pay_line ORDER BY item_id');
  const asService = (sql: string) => pay.testApp.dataSource.query(sql);

  describe('Pay run line for the role of svc-invoice', () => {
    it('belongs to a role without a login, as do its guard functions', async () => {
      const owners = await database.asSuperuser(
        `SELECT tableowner AS owner FROM pg_tables WHERE tablename = 'pay_line'
       UNION ALL SELECT proowner::regrole::text FROM pg_proc WHERE proname ~ '^pay_line_' ORDER BY 1`,
      );
      expect(owners).toEqual(Array(4).fill({ owner: 'keeper' }));
    });

    it('is approved, removed by an undo, and paid', async () => {
      await pay.deliverWork(lan);
      const first = await pay.approve(await pay.create());
      expect(await lines()).toMatchObject([{ state: 'approved' }]);
      await pay.callOrThrow(undoRun, { run_id: first.id }, { version: first.version, reason: 'Once more' });
      expect(await lines()).toEqual([]);
      const [draft] = (await database.asSuperuser<{ version: number }>(
        `SELECT version FROM pay_run WHERE id = '${first.id}'`,
      )) as [{ version: number }];
      await pay.callOrThrow(cancelRun, { run_id: first.id }, { version: draft.version, reason: 'Another one' });
      await pay.payNewRun();
      expect(await lines()).toMatchObject([{ state: 'paid' }]);
      expect(await pay.findProblems()).toEqual([]);
    });

    it.each([
      'UPDATE pay_line SET cents = 1',
      'UPDATE pay_line SET person_id = gen_random_uuid()',
      "UPDATE pay_line SET state = 'approved'",
      'DELETE FROM pay_line',
      'TRUNCATE pay_line',
      'TRUNCATE pay_item CASCADE',
      'DROP TABLE pay_line',
      'ALTER TABLE pay_line DISABLE TRIGGER pay_line_moved',
      'ALTER TABLE pay_line DISABLE TRIGGER USER',
      'ALTER TABLE pay_line DROP COLUMN cents',
      'DROP TRIGGER pay_line_deleted ON pay_line',
      'CREATE OR REPLACE FUNCTION pay_line_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
      'DROP FUNCTION pay_line_moved() CASCADE',
      'DROP FUNCTION refuse_change() CASCADE',
      'DROP INDEX pay_line_of_row',
      'DROP SCHEMA public CASCADE',
      'ALTER SCHEMA public RENAME TO other',
      'SET ROLE keeper',
    ])('refuses %s once it is paid', async (sql) => {
      const before = await lines();
      expect(before).toMatchObject([{ state: 'paid' }]);
      await expect(asService(sql)).rejects.toThrow(/permission denied|must be owner|is kept|never change/);
      expect(await lines()).toEqual(before);
    });
  });
});

describe('Runs and their files', () => {
  let pay: PayTestApp;
  let lan: TestPerson;
  beforeEach(async () => {
    pay = await openPay();
    lan = await pay.addPayee('Lan Nguyen');
  }, 60_000);

  describe('Pay run', () => {
    it('marks people as new only when no earlier run paid them', async () => {
      const bo = await pay.addPayee('Bo Berg');
      await pay.deliverWork(lan);
      await pay.payNewRun();
      await pay.deliverWork(bo);
      await pay.payNewRun();
      await pay.deliverWork(lan);
      const draft = await pay.create();
      expect(pay.getRow(draft, lan)).toMatchObject({ change: 'new', paid_before: true });
      expect(draft).not.toHaveProperty('processing_days');
    });

    it('proposes, once approved, the day the bank takes, with the reason for a later one', async () => {
      await pay.deliverWork(lan);
      const [any, later] = [
        await pay.addBankAccount(),
        await pay.addBankAccount({ earliest_day: 'next-business-day' }),
      ];
      const { processing_days = [] } = await pay.approve(await pay.create());
      expect(processing_days).toContainEqual({ bank_account_id: any, day: TODAY, reason: '' });
      const other = processing_days.find(({ bank_account_id }) => bank_account_id === later);
      expect(other?.day.localeCompare(TODAY)).toBe(1);
      expect(other?.reason).toMatch(
        /^The run’s payment date is .*, but your bank only accepts files for .* or later\.$/,
      );
    });
  });

  describe('Bank file', () => {
    it('has the run’s payments, is audited, and is not stored', async () => {
      await pay.deliverWork(lan);
      const draft = await pay.create();
      expect(await pay.makeFile(draft)).toMatchObject({
        status: 409,
        body: { msg: 'Pay run 1 is a draft, started by Helen Marsh.' },
      });
      const approved = await pay.approve(draft);
      const { status, body } = await pay.makeFile(approved);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { total: '100.00', payments: 1, file_name: `pay-run-1-${TODAY}.aba` },
      });
      const lines = body.text.trimEnd().split('\r\n');
      expect(lines[1]).toBe(
        `1105-999001234567 500000010000${'ACCOUNT ONE'.padEnd(32)}${'PAY 1 1'.padEnd(18)}105-900000123456${'GUMLEAF'.padEnd(16)}00000000`,
      );
      const { files } = await pay.run(approved.id);
      expect(files).toMatchObject([{ made_by: 'Helen Marsh', payments: 1, total: '100.00' }]);
      const [dump] = await pay.testApp.dataSource.query(
        `SELECT (SELECT json_agg(pay_row)::text FROM pay_row) || (SELECT json_agg(pay_bank_file)::text FROM pay_bank_file) AS text`,
      );
      expect(dump.text).not.toContain('001234567');
      expect(await pay.listAuditActions(approved.id)).toContain('pay-run.bank-file-made');
    });

    it('is refused when an account was changed after the approval', async () => {
      const bo = await pay.addPayee('Bo Berg');
      await pay.deliverWork(lan);
      await pay.deliverWork(bo);
      const approved = await pay.approve(await pay.create());
      await pay.deliverAccount(lan, 'two');
      const { status, body } = await pay.makeFile(approved);
      expect({ status, issues: body.issues }).toEqual({
        status: 400,
        issues: [
          buildFieldProblem(`payments.${lan.id}.account`, 'rule', {
            sentence:
              'Lan Nguyen’s bank account was changed after the pay run was approved. Undo the approval and approve again.',
          }),
        ],
      });
      const again = await pay.approve(await pay.undo(approved));
      expect((await pay.makeFile(again)).status).toBe(200);
    });

    it('is refused for people on hold and for work that is already paid', async () => {
      const [held, later] = [await pay.addPayee('Held Person'), await pay.addPayee('Later Person')];
      for (const person of [lan, held, later]) await pay.deliverWork(person);
      const approved = await pay.approve(await pay.create());
      await pay.callOrThrow(holdPayee, { user_id: held.id }, { hold: true, reason: 'Keys not back' });
      await pay.deliverAccount(later, 'one', { payments_held_until: '2099-01-01T00:00:00.000Z' });
      await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: TODAY, cents: 10_000 }] });
      const { status, body } = await pay.makeFile(approved);
      expect({ status, msgs: body.issues.map(({ msg }: { msg: string }) => msg) }).toEqual({
        status: 400,
        msgs: [
          'Held Person’s payments were put on hold after the pay run was approved. Undo the approval and approve again.',
          'Lan Nguyen was marked as paid outside a pay run after the pay run was approved. Undo the approval and approve again.',
          'Later Person’s bank account was changed after the pay run was approved. Undo the approval and approve again.',
        ],
      });
      expect(await pay.undo(approved)).toMatchObject({ people: 1, to_pay: '0.00' });
    });

    it('is possible once a payee’s name is fixed, and the draft says what to fix', async () => {
      const bo = await pay.addPayee('Bo Berg', {
        bank: { ending: '567', fingerprint: 'k:one', name_characters: 'é’Ж' },
      });
      await pay.deliverWork(lan);
      await pay.deliverWork(bo);
      const draft = await pay.create();
      expect(pay.getRow(draft, bo)).toMatchObject({ left_out: true, to_pay: '100.00' });
      expect(pay.getRow(draft, bo)?.problems[0]).toEqual({
        kind: 'account-name',
        leaves_out: true,
        msg: 'Your bank doesn’t accept “Ж” in the account name. Change the name in their bank details to letters from A to Z, as their bank writes it. Like any change of bank details, this puts their next payment on hold.',
      });
      expect(draft).toMatchObject({ people: 1, to_pay: '100.00' });
      await pay.deliverAccount(bo, 'one', { bank: { ending: '567', fingerprint: 'k:one', name_characters: 'é’' } });
      const fixed = await pay.run(draft.id);
      expect(pay.getRow(fixed, bo)).toMatchObject({ left_out: false });
      expect((await pay.makeFile(await pay.approve(fixed))).status).toBe(200);
    });

    it('takes a name if any of the company’s banks does', async () => {
      const bo = await pay.addPayee('Bo Berg', { bank: { ending: '567', fingerprint: 'k:one', name_characters: '%' } });
      await pay.deliverWork(bo);
      await pay.addBankAccount({ characters: 'cba' });
      const draft = await pay.create();
      expect(pay.getRow(draft, bo)?.problems[0]?.kind).toBe('account-name');
      await pay.addBankAccount({ characters: 'becs' });
      expect(pay.getRow(await pay.run(draft.id), bo)).toMatchObject({ left_out: false });
    });

    it('is refused while svc-auth is down', async () => {
      await pay.deliverWork(lan);
      const approved = await pay.approve(await pay.create());
      pay.testApp.peers.answers.clear();
      expect((await pay.makeFile(approved)).status).toBe(503);
      expect(await pay.run(approved.id)).toMatchObject({ files: [] });
    });
  });
});
