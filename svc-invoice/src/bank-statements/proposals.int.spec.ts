import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BankLine,
  bookClientPayment,
  checkReceivables,
  ignoreBankLine,
  importBankStatement,
  listBankLines,
  readBankStatement,
  recordClientRefund,
  settleLookAlike,
  undoClientRefund,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
const ids: Record<string, string> = {};
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
  // With GST of 20%: 1440.00, 720.00, 720.00 and 480.00.
  for (const [name, amount] of [
    ['Brightwell Dental', '1200'],
    ['Koala Childcare', '600'],
    ['Bell & Sons', '600'],
    ['Torrens Gym', '400'],
  ] as const)
    ids[name] = (await addOwingClient(name, amount)).id;
}, 60_000);

const { account, buildBooking, call, client, confirmGst, addOwingClient } = createReceivableCalls(() => ({
  testApp,
  admin,
}));

/** Imports a file with the proposed columns, or with the given ones if it has no headings. */
async function load(file: string, columns?: object) {
  const { body: read } = await call(readBankStatement, { body: { file } });
  const body = { id: v4(), file_name: 'bank.csv', file, columns: columns ?? read.columns, account: '' };
  const { status, body: answer } = await call(importBankStatement, { body: body as never });
  expect(status).toBe(200);
  return answer;
}
const caseFile = (name: string) => readFileSync(join(__dirname, 'cases', name)).toString('base64');
const csv = (...rows: string[]) =>
  Buffer.from(['Date,Amount,Description,Reference', ...rows].join('\n')).toString('base64');
const COLUMNS = (['day', 'amount', 'payer', 'reference'] as const).map((field, column) => ({ field, column }));
const lines = async (text: string, state: BankLine['state'] = 'open'): Promise<BankLine[]> =>
  (await call(listBankLines, { body: { text, state, page_size: 100 } })).body.rows;
const one = async (text: string): Promise<BankLine> => {
  const [line, ...more] = await lines(text);
  if (!line || more.length > 0) throw new Error(`Not one line has ${text}`);
  return line;
};
const proposed = ({ proposals }: BankLine) => proposals.map(({ rule, client_name }) => [rule, client_name]);
const book = (line: BankLine, client_id: string) =>
  call(bookClientPayment, {
    body: buildBooking(
      client_id,
      line.amount,
      {},
      {
        bank_line_id: line.id,
        day: line.day,
        payer: line.payer,
        reference: line.reference,
        remember_payer: true,
      },
    ),
  });

describe('Payer proposals', () => {
  it('proposes the client of an invoice number in the text, in any spelling', async () => {
    await load(caseFile('ref-variants.csv'));
    const found = new Map<string, string[]>();
    for (const text of ['100.', '101.'])
      for (const line of await lines(text))
        found.set(
          line.payer,
          proposed(line).map(([, name]) => name ?? ''),
        );
    expect(found.size).toBe(16);
    for (const text of [
      'INV-00003',
      'INV00003',
      'INV 00003',
      'inv 3',
      'Invoice 00003',
      'Inv No 00003',
      'INV#00003',
      '00003',
      'INVOICE INV00003 THANKS',
    ])
      expect([text, found.get(text)?.[0]]).toEqual([text, 'Bell & Sons']);
    expect(found.get('INV-00003/INV-00004')).toEqual(['Bell & Sons', 'Torrens Gym']);
    for (const names of found.values())
      for (const name of names) expect(['Bell & Sons', 'Torrens Gym']).toContain(name);
  });

  it('ignores an invoice number inside another number', async () => {
    await load(
      csv('12/11/2026,13.37,PAYMENT 100003,', '12/11/2026,13.38,CALL 0400 000 003,', '12/11/2026,13.39,FEE 3/11/2026,'),
    );
    for (const text of ['13.37', '13.38', '13.39']) expect(proposed(await one(text))).toEqual([]);
  });

  it('never learns a payer from the bank’s own words', async () => {
    await load(caseFile('generic-payer-1.csv'), COLUMNS);
    const first = await one('1440.00');
    expect(first.proposals).toMatchObject([
      { rule: 'reference', client_id: ids['Brightwell Dental'], left: '0.00', sure: true },
    ]);
    expect((await book(first, ids['Brightwell Dental'] ?? '')).status).toBe(200);
    // Payers that 1.9.0 remembered.
    await testApp.dataSource.query('INSERT INTO known_payer VALUES ($1, $2), ($3, $2) ON CONFLICT DO NOTHING', [
      'DIRECT CREDIT',
      ids['Brightwell Dental'],
      'INTER BANK CREDIT',
    ]);
    await load(caseFile('generic-payer-2.csv'), COLUMNS);
    const [line] = await lines('KOALA CHILDCARE INV-00002');
    expect(line?.proposals[0]).toMatchObject({ client_id: ids['Koala Childcare'], rule: 'reference', sure: true });
    await load(csv('21/11/2026,44.44,DIRECT CREDIT,', '21/11/2026,44.45,Inter-Bank Credit 21/11,'));
    for (const text of ['44.44', '44.45']) expect(proposed(await one(text))).toEqual([]);
  });

  it('recognises a payer by name', async () => {
    await load(caseFile('payer-known-1.csv'), COLUMNS);
    const first = await one('705.00');
    expect(proposed(first)).toEqual([['name', 'Koala Childcare']]);
    await book(first, ids['Koala Childcare'] ?? '');
    await load(caseFile('payer-known-2.csv'), COLUMNS);
    expect(proposed(await one('77.00'))[0]).toEqual(['payer', 'Koala Childcare']);
  });

  it('prefers a named client or invoice over a remembered payer', async () => {
    await load(csv('01/11/2026,51.01,WALLET APP SERVICES,first'));
    await book(await one('51.01'), ids['Brightwell Dental'] ?? '');
    await load(
      csv(
        '02/11/2026,51.02,WALLET APP SERVICES,Torrens Gym',
        '03/11/2026,51.03,WALLET APP SERVICES,INV 3',
        '04/11/2026,51.04,WALLET APP SERVICES,',
      ),
    );
    expect(proposed(await one('51.02')).slice(0, 2)).toEqual([
      ['name', 'Torrens Gym'],
      ['payer', 'Brightwell Dental'],
    ]);
    expect(proposed(await one('51.03'))[0]).toEqual(['reference', 'Bell & Sons']);
    expect(proposed(await one('51.04'))[0]).toEqual(['payer', 'Brightwell Dental']);
  });

  it('is unsure when the payment exceeds the amount owing', async () => {
    await load(csv('05/11/2026,480.01,TORRENS GYM,INV-00004', '06/11/2026,480.00,TORRENS GYM,INV-00004'));
    expect((await one('480.01')).proposals[0]).toMatchObject({ client_name: 'Torrens Gym', left: '0.01', sure: false });
    expect((await one('480.00')).proposals[0]).toMatchObject({ client_name: 'Torrens Gym', left: '0.00', sure: true });
  });

  it('asks when the invoice in the text is already paid', async () => {
    const { id, number } = await addOwingClient('Paid Already');
    await call(bookClientPayment, { body: buildBooking(id, '120', { [number]: '120' }) });
    await load(csv(`07/11/2026,61.00,WALLET APP SERVICES,${number}`));
    expect((await one('61.00')).proposals[0]).toMatchObject({
      rule: 'reference',
      client_name: 'Paid Already',
      sure: false,
    });
  });
});

describe('Refund on a bank statement', () => {
  const REFUND = '21/11/2026,-280.00,PETREL HOUSE,refund';
  /** A client with A$280.00 of credit, of A$1000.00 for A$720.00. */
  const withCredit = async (name: string) => {
    const { id, number } = await addOwingClient(name, '600');
    await call(bookClientPayment, { body: buildBooking(id, '1000', { [number]: '720' }) });
    return id;
  };

  it('proposes the client with that credit, records once and reopens after an undo', async () => {
    const id = await withCredit('Petrel House');
    const answer = await load(csv(REFUND, '21/11/2026,-55.00,FUEL,'));
    expect(answer).toEqual({ fresh: 0, known: 0, look_alike: 0, outgoing: 1 });
    const entry = await one('PETREL HOUSE');
    expect(listBankLines.answer.safeParse({ total: 1, rows: [entry] }).error).toBeUndefined();
    expect(entry).toMatchObject({
      amount: '-280.00',
      state: 'open',
      proposals: [{ rule: 'refund', client_id: id, client_name: 'Petrel House', parts: [], left: '0.00', sure: false }],
    });
    expect(await lines('FUEL')).toEqual([]);
    expect(await load(csv(REFUND, '22/11/2026,1.11,Somebody,'))).toEqual({
      fresh: 1,
      known: 0,
      look_alike: 0,
      outgoing: 0,
    });
    expect(await lines('PETREL HOUSE')).toHaveLength(1);

    const body = {
      client_id: id,
      day: entry.day,
      amount: '280.00',
      payer: entry.payer,
      note: 'Refund',
      bank_line_id: entry.id,
    };
    for (const [change, field] of [
      [{ amount: '270' }, 'amount'],
      [{ day: '2026-11-20' }, 'day'],
    ] as const) {
      const wrong = await call(recordClientRefund, { body: { ...body, ...change } });
      expect([wrong.status, wrong.body.issues[0].field]).toEqual([400, field]);
    }
    const twice = await Promise.all([1, 2].map(() => call(recordClientRefund, { body: { ...body, key: v4() } })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await lines('PETREL HOUSE')).toEqual([]);
    expect(await lines('PETREL HOUSE', 'booked')).toMatchObject([{ id: entry.id, client_id: id, amount: '-280.00' }]);
    expect((await account(id)).refunds).toMatchObject([{ amount: '280.00', bank_line_id: entry.id }]);
    expect((await call(ignoreBankLine, { body: { id: entry.id, ignored: true } })).status).toBe(409);
    // The credit is used up, so the same line is no longer kept.
    expect((await load(csv(REFUND, '22/11/2026,1.11,Somebody,'))).outgoing).toBe(0);
    const [refund] = (await account(id)).refunds;
    expect((await call(undoClientRefund, { body: { id: refund.id } })).status).toBe(200);
    expect((await one('PETREL HOUSE')).proposals).toHaveLength(1);
    expect((await call(checkReceivables)).body.problems).toEqual([]);
  });

  it('asks about the same refund in another format', async () => {
    const id = await withCredit('Plover House');
    const paidTo = async (state: BankLine['state']) =>
      (await lines('Plover', state)).map(({ state: lineState, amount, looks_like }) => [
        lineState,
        amount,
        looks_like?.day ?? '',
      ]);
    const getOutgoing = (name: string, day: string) =>
      Buffer.from(
        `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD<BANKACCTFROM><BANKID>065000<ACCTID>12345678</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-280.00<FITID>${v4()}<NAME>${name}</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      ).toString('base64');
    await load(csv('17/11/2026,-280.00,PLOVER HOUSE,refund'));
    const [there] = await lines('PLOVER HOUSE');
    const again = await load(getOutgoing('TRANSFER TO PLOVER HOUSE', '20261118'));
    expect(again).toEqual({ fresh: 0, known: 0, look_alike: 0, outgoing: 1 });
    expect(await paidTo('open')).toEqual([
      ['look-alike', '-280.00', '2026-11-17'],
      ['open', '-280.00', ''],
    ]);
    const [alike] = await lines('TRANSFER TO PLOVER');
    expect(alike).toMatchObject({ looks_like: { id: there?.id }, proposals: [] });
    const body = { client_id: id, day: '2026-11-18', amount: '280.00', note: 'Refund', bank_line_id: alike?.id };
    expect((await call(recordClientRefund, { body })).status).toBe(409);
    // The bank gives the entry a new id with each download.
    expect((await load(getOutgoing('TRANSFER TO PLOVER HOUSE', '20261118'))).outgoing).toBe(0);

    const settle = (choice: string) => call(settleLookAlike, { body: { id: alike?.id, choice } });
    expect((await settle('same')).status).toBe(200);
    expect(await paidTo('open')).toEqual([['open', '-280.00', '']]);
    expect(await paidTo('same')).toEqual([['same', '-280.00', '2026-11-17']]);
    expect((await settle('another')).status).toBe(409);
    expect((await settle('open')).status).toBe(200);
    expect((await settle('another')).status).toBe(200);
    expect((await settle('open')).status).toBe(409);
    expect(await paidTo('open')).toEqual([
      ['open', '-280.00', ''],
      ['open', '-280.00', ''],
    ]);
    expect((await call(recordClientRefund, { body })).status).toBe(200);
    expect((await call(checkReceivables)).body.problems).toEqual([]);
  });

  it('can be ignored and restored, and disappears once no client has the credit', async () => {
    const id = await withCredit('Ignored Refund');
    await load(csv('20/11/2026,-280.00,SOMEBODY PAID,'));
    const entry = await one('SOMEBODY PAID');
    const ignore = (ignored: boolean) => call(ignoreBankLine, { body: { id: entry.id, ignored } });
    expect((await ignore(true)).status).toBe(200);
    expect(await lines('SOMEBODY PAID')).toEqual([]);
    expect(await lines('SOMEBODY PAID', 'ignored')).toMatchObject([{ id: entry.id }]);
    const body = { client_id: id, day: entry.day, amount: '280.00', note: 'Refund', bank_line_id: entry.id };
    expect((await call(recordClientRefund, { body })).status).toBe(409);
    expect((await ignore(false)).status).toBe(200);
    expect((await lines('SOMEBODY PAID')).length).toBe(1);
    for (const { client_id } of (await one('SOMEBODY PAID')).proposals)
      expect(
        (await call(recordClientRefund, { body: { client_id, day: '2026-11-20', amount: '280.00', note: 'By hand' } }))
          .status,
      ).toBe(200);
    expect(await lines('SOMEBODY PAID')).toEqual([]);
  });

  it('is skipped without a matching credit', async () => {
    await client('No Credit');
    const file = csv('19/11/2026,-12.34,NO CREDIT,');
    const body = { id: v4(), file_name: 'out.csv', file, columns: COLUMNS, account: '' };
    expect((await call(importBankStatement, { body })).status).toBe(409);
  });
});
