import {
  bookClientPayment,
  buildFieldProblem,
  checkReceivables,
  ignoreBankLine,
  importBankStatement,
  listBankLines,
  readBankStatement,
  saveInvoiceVersion,
  undoClientPayment,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls, PAID_ON } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);

const { ask, call, client, confirmGst, give, job, record, buildBooking, account, addOwingClient } =
  createReceivableCalls(() => ({
    testApp,
    admin,
  }));

describe('Bank statements', () => {
  const NONE = { fresh: 0, known: 0, look_alike: 0, outgoing: 0 };
  const csv = (...rows: string[]) =>
    Buffer.from(['Date,Amount,Description,Reference', ...rows].join('\n')).toString('base64');
  const load = (file: string, more: object = {}) =>
    call(importBankStatement, { body: { id: v4(), file_name: 'bank.csv', file, columns: COLUMNS, ...more } });
  const COLUMNS = (['day', 'amount', 'payer', 'reference'] as const).map((field, column) => ({ field, column }));
  const lines = async (text: string, state = 'open') =>
    (await call(listBankLines, { body: { text, state: state as 'open' } })).body.rows;

  it('reads without saving, imports once and remembers the columns', async () => {
    const file = csv('20/04/2026,12.34,Unknown payer,', '21/04/2026,-5.00,Fuel,');
    const preview = await call(readBankStatement, { body: { file } });
    expect(preview.body).toMatchObject({
      format: 'csv',
      fresh: 1,
      known: 0,
      sum: '12.34',
      first_day: PAID_ON,
      wrong: 0,
    });
    expect(await lines('Unknown payer')).toEqual([]);
    const answers = await Promise.all([load(file), load(file), load(file)]);
    expect(answers.map(({ body }) => body.fresh).sort()).toEqual([0, 0, 1]);
    expect(await lines('Unknown payer')).toHaveLength(1);
    const again = await call(readBankStatement, {
      body: { file: csv('20/04/2026,12.34,Unknown payer,', '22/04/2026,1,New,') },
    });
    expect(again.body).toMatchObject({ fresh: 1, known: 1, columns: COLUMNS });
  });

  it('imports once when a request is sent three times at the same time', async () => {
    const more = { id: v4() };
    const file = csv('20/04/2026,5.55,One press,');
    const answers = await Promise.all([load(file, more), load(file, more), load(file, more)]);
    expect(answers.map(({ status, body }) => [status, body.fresh])).toEqual([1, 2, 3].map(() => [200, 1]));
    expect(await lines('One press')).toHaveLength(1);
    const other = await load(csv('20/04/2026,5.56,Another file,'), more);
    expect([other.status, await lines('Another file')]).toEqual([409, []]);
  });

  it('counts equal rows of two accounts as two payments and asks for the account', async () => {
    const file = csv('20/04/2026,88.00,Rent of both,');
    expect((await load(file)).body).toEqual({ ...NONE, fresh: 1 });
    const before = await call(readBankStatement, { body: { file } });
    expect(before.body).toMatchObject({ fresh: 0, known: 1, account: '', accounts: [''] });
    const savings = { account: 'Savings 4471' };
    expect((await call(readBankStatement, { body: { file, ...savings } })).body).toMatchObject({ fresh: 1, known: 0 });
    const twice = await Promise.all([load(file, savings), load(file, savings)]);
    expect(twice.map(({ body }) => body.fresh).sort()).toEqual([0, 1]);
    expect((await lines('Rent of both')).map((line: { account: string }) => line.account).sort()).toEqual([
      '',
      'Savings 4471',
    ]);

    const unsaid = await call(readBankStatement, { body: { file } });
    expect(unsaid.body).toMatchObject({ account: null, accounts: ['Savings 4471', ''] });
    const refused = await load(file);
    expect([refused.status, refused.body.issues[0].field]).toEqual([400, 'account']);
    expect((await load(file, { account: '' })).body).toEqual({ ...NONE, known: 1 });
    await testApp.dataSource.query(`UPDATE bank_statement SET account = '' WHERE account <> ''`);
  });

  it('stores bank ids with characters that PostgreSQL rejects', async () => {
    const entry = '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260420<TRNAMT>6.66<FITID>A\0B<NAME>Nul\0l payer</STMTTRN>';
    const ofx = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD<BANKACCTFROM><BANKID>1\0<ACCTID>2</BANKACCTFROM><BANKTRANLIST>${entry}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
    expect((await load(Buffer.from(ofx).toString('base64'), { columns: [] })).body).toEqual({ ...NONE, fresh: 1 });
  });

  it('books a line once when its file is imported again during an undo', async () => {
    const { id, number } = await addOwingClient('Undone meanwhile');
    const file = csv('20/04/2026,120.00,Undone meanwhile 77,');
    await load(file);
    const [line] = await lines('Undone meanwhile 77');
    const booking = () => buildBooking(id, '120', { [number]: '120' }, { bank_line_id: line.id });
    for (let round = 0; round < 5; round += 1) {
      const body = booking();
      expect((await call(bookClientPayment, { body })).status).toBe(200);
      const answers = await Promise.all([
        load(file),
        call(undoClientPayment, { body: { id: body.id } }),
        load(file),
        call(undoClientPayment, { body: { id: body.id } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect([answers[0]?.body.fresh, answers[2]?.body.fresh]).toEqual([0, 0]);
      expect(await lines('Undone meanwhile 77')).toMatchObject([{ id: line.id }]);
    }
    const twice = await Promise.all([booking(), booking(), booking()].map((body) => call(bookClientPayment, { body })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await call(checkReceivables)).body.problems).toEqual([]);
  });

  it('refuses unreadable rows unless they are left out', async () => {
    const file = csv('soon,1.00,Bad day,', '20/04/2026,2.00,Good day,');
    expect((await load(file)).status).toBe(409);
    expect(await lines('Good day')).toEqual([]);
    expect((await load(file, { leave_out_wrong: true })).body).toEqual({ ...NONE, fresh: 1 });
    expect((await load(csv('20/04/2026,-2.00,Only debits,'))).status).toBe(409);
    expect((await load(file, { columns: [] })).status).toBe(400);
    expect((await call(readBankStatement, { body: { file: Buffer.from('%PDF\0').toString('base64') } })).status).toBe(
      400,
    );
  });

  it('matches a job’s invoice by the number an admin printed on it', async () => {
    const id = await client('Paper number');
    const jobId = await job('Paper number');
    await give(jobId, id);
    await record(jobId, '2026-02-10', 5_000);
    const { invoice_number: number, ...issued } = (await ask(jobId, '02')).body;
    const { date, to_name, to_address, description, sub_total } = issued;
    const edits = { date, to_name, to_address, description, sub_total, invoice_number: 'PN/2026-02' };
    expect((await call(saveInvoiceVersion, { body: { number, version: 1, edits } })).status).toBe(200);
    await load(csv('20/04/2026,1.00,Somebody,PN 2026 02'));
    expect((await lines('PN 2026 02'))[0].proposals).toMatchObject([
      { rule: 'reference', client_id: id, parts: [{ invoice_number: number, amount: '1.00' }] },
    ]);
  });

  it('proposes the payer, remembers a booking and reopens it after an undo', async () => {
    const { id, number } = await addOwingClient('Harbour Dental', '123.45');
    await load(csv(`20/04/2026,148.14,HD HOLDINGS 0001,${number}`));
    const [line] = await lines('HD HOLD');
    expect(line.proposals).toMatchObject([
      {
        rule: 'reference',
        client_id: id,
        client_name: 'Harbour Dental',
        parts: [{ invoice_number: number, amount: '148.14' }],
        left: '0.00',
      },
    ]);
    const body = buildBooking(
      id,
      '148.14',
      { [number]: '148.14' },
      { bank_line_id: line.id, payer: line.payer, remember_payer: true },
    );
    const twice = [body, { ...body, id: v4(), parts: [] }].map((each) => call(bookClientPayment, { body: each }));
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await lines('HD HOLD', 'booked')).toMatchObject([{ id: line.id, client_id: id }]);
    expect((await call(ignoreBankLine, { body: { id: line.id, ignored: true } })).status).toBe(409);
    await load(csv('21/04/2026,7.00,HD Holdings 0002,'));
    const [second] = await lines('HD Holdings 0002');
    expect(second.proposals).toMatchObject([{ rule: 'payer', client_id: id, left: expect.any(String) }]);
    const later = buildBooking(id, '148.14', {}, { bank_line_id: line.id, day: '2026-04-21' });
    await load(csv('22/04/2026,9.00,HD HOLDINGS 0003,'));
    for (const { id: booked } of (await account(id)).payments) await call(undoClientPayment, { body: { id: booked } });
    expect((await call(bookClientPayment, { body: later })).body.issues[0].field).toBe('day');
    // A payer is forgotten with the undo: the booking may have been for the wrong client.
    expect((await lines('HD HOLDINGS 0003'))[0].proposals).toEqual([]);
    expect((await lines('HD HOLDINGS 0001'))[0].state).toBe('open');
    const wrong = await call(bookClientPayment, { body: buildBooking(id, '1', {}, { bank_line_id: line.id }) });
    expect(wrong.body.issues).toEqual([buildFieldProblem('amount', 'other_than_statement', { value: '148.14' })]);
  });

  it('ignores a payment that isn’t a client’s and restores it', async () => {
    await load(csv('20/04/2026,3.00,Tax office refund,'));
    const [line] = await lines('Tax office');
    await call(ignoreBankLine, { body: { id: line.id, ignored: true } });
    expect(await lines('Tax office')).toEqual([]);
    const refused = await call(bookClientPayment, {
      body: buildBooking(await client('Nobody'), '3', {}, { bank_line_id: line.id }),
    });
    expect(refused.status).toBe(409);
    await call(ignoreBankLine, { body: { id: line.id, ignored: false } });
    expect(await lines('Tax office')).toHaveLength(1);
  });
});
