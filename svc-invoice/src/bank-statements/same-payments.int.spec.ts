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
  settleLookAlike,
} from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { buildEmptyStatement, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  [admin, other] = await Promise.all([
    testApp.createPerson({ name: 'Helen', role: 'admin' }),
    testApp.createPerson({ name: 'Ravi', role: 'admin' }),
  ]);
  await testApp.readFeed('jobs');
}, 60_000);
beforeEach(() => empty());

const { buildBooking, call, client } = createReceivableCalls(() => ({ testApp, admin }));

const empty = async () =>
  testApp
    .get(Transactions)
    .runStatement(await buildEmptyStatement(testApp.dataSource, 'bank_statement', 'statement_columns'), []);
const caseFile = (name: string) => readFileSync(join(__dirname, 'cases', name)).toString('base64');
const csv = (...rows: string[]) =>
  Buffer.from(['Date,Amount,Description,Reference', ...rows].join('\n')).toString('base64');
const COLUMNS = (['day', 'amount', 'payer', 'reference'] as const).map((field, column) => ({ field, column }));
const ofx = (...entries: { day?: string; amount?: string; name?: string; memo?: string; fitid?: string }[]) =>
  Buffer.from(
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD<BANKACCTFROM><BANKID>065000<ACCTID>12345678</BANKACCTFROM><BANKTRANLIST>${entries
      .map(
        ({ day = '20261110', amount = '301.00', name = 'TORRENS GYM', memo = '', fitid = v4() }) =>
          `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${fitid}<NAME>${name}${memo === '' ? '' : `<MEMO>${memo}`}</STMTTRN>`,
      )
      .join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  ).toString('base64');

/** Reads a file and imports it with the proposed columns. */
async function load(file: string, more: object = {}) {
  const { body: read } = await call(readBankStatement, { body: { file } });
  const body = { id: v4(), file_name: 'bank.csv', file, columns: read.columns, account: read.account ?? '', ...more };
  const answer = await call(importBankStatement, { body });
  if (answer.status === 200) {
    const { fresh, known, look_alike, outgoing } = answer.body;
    // The preview and the import agree.
    expect(read).toMatchObject({ fresh, known, look_alike, outgoing });
  }
  return answer;
}
const loadAndCount = async (file: string) => {
  const { status, body } = await load(file);
  expect([status, importBankStatement.answer.safeParse(body).error]).toEqual([200, undefined]);
  return [body.fresh, body.known, body.look_alike];
};
const lines = async (state: BankLine['state'] = 'open'): Promise<BankLine[]> => {
  const { body } = await call(listBankLines, { body: { state, page_size: 100 } });
  expect(listBankLines.answer.safeParse(body).error).toBeUndefined();
  return body.rows;
};
const listShown = async (state: BankLine['state'] = 'open') =>
  (await lines(state)).map((line) => [line.state, line.day, line.amount, line.payer]);
const settle = (id: string, choice: 'same' | 'another' | 'open', person = admin) =>
  testApp.call(settleLookAlike, { token: person.token, body: { id, choice } });

describe('Duplicate detection', () => {
  it('counts one bank id with two payers as two payments', async () => {
    const file = caseFile('ofx-same-fitid-two-payers.ofx');
    expect(await loadAndCount(file)).toEqual([2, 0, 0]);
    expect((await listShown()).map(([, , , payer]) => payer).toSorted()).toEqual([
      'BRIGHTWELL DENTAL',
      'KOALA CHILDCARE',
    ]);
    expect(await loadAndCount(file)).toEqual([0, 2, 0]);
  });

  it('counts equal rows separately and adds only new rows of overlapping files', async () => {
    expect(await loadAndCount(caseFile('equal-rows-a.csv'))).toEqual([2, 0, 0]);
    expect(await loadAndCount(caseFile('equal-rows-b.csv'))).toEqual([2, 2, 0]);
    expect(await loadAndCount(caseFile('equal-rows-b.csv'))).toEqual([0, 4, 0]);
    expect(await loadAndCount(caseFile('equal-rows-a.csv'))).toEqual([0, 2, 0]);
    expect(await lines()).toHaveLength(4);
  });

  it('keeps the accounts of a shared file and asks about a file of one of them', async () => {
    const row = (account: string, day: string) => `${account},${day},TORRENS GYM,301.00`;
    const buildFile = (...rows: string[]) =>
      Buffer.from(['Bank Account,Date,Narrative,Amount', ...rows].join('\n')).toString('base64');
    const both = buildFile(row('735000123456', '10/11/2026'), row('735000999999', '10/11/2026'));
    expect(await loadAndCount(both)).toEqual([2, 0, 0]);
    expect(await loadAndCount(both)).toEqual([0, 2, 0]);
    expect((await lines()).map(({ account }) => account).toSorted()).toEqual(['735000123456', '735000999999']);
    expect(await loadAndCount(buildFile(row('735000999999', '10/11/2026'), row('735000999999', '20/11/2026')))).toEqual(
      [1, 0, 1],
    );
    expect((await lines()).filter(({ state }) => state === 'open')).toHaveLength(3);
  });

  it.each([
    ['nab-category', 'csv', 1, 1],
    ['resaved', 'csv', 1, 0],
    ['ofx-fitid-per-download', 'ofx', 2, 1],
  ])('recognises payments of %s in either order', async (name, type, same, added) => {
    const [a, b] = [caseFile(`${name}-a.${type}`), caseFile(`${name}-b.${type}`)];
    expect(await loadAndCount(a)).toEqual([same, 0, 0]);
    expect(await loadAndCount(b)).toEqual([added, same, 0]);
    expect(await loadAndCount(a)).toEqual([0, same, 0]);
    await empty();
    expect(await loadAndCount(b)).toEqual([same + added, 0, 0]);
    expect(await loadAndCount(a)).toEqual([0, same, 0]);
    expect(await lines()).toHaveLength(same + added);
  });

  it.each([
    ['CSV, then OFX', 'both-formats.csv', 'both-formats.ofx'],
    ['OFX, then CSV', 'both-formats.ofx', 'both-formats.csv'],
  ])('asks about payments in two formats: %s', async (_, first, second) => {
    expect(await loadAndCount(caseFile(first))).toEqual([1, 0, 0]);
    const [there] = await lines();
    expect(await loadAndCount(caseFile(second))).toEqual([0, 0, 1]);
    expect(await lines()).toMatchObject([
      {
        state: 'look-alike',
        day: '2026-11-11',
        amount: '305.00',
        looks_like: { id: there?.id, day: '2026-11-11', payer: 'TORRENS GYM' },
        proposals: [],
      },
      { state: 'open', id: there?.id, looks_like: null },
    ]);
    // Importing the file again asks no second question.
    expect(await loadAndCount(caseFile(second))).toEqual([0, 0, 1]);
    expect(await lines()).toHaveLength(2);
    expect(await lines('look-alike')).toHaveLength(1);
  });

  it('doesn’t add payments of 1.9.0 again', async () => {
    const before = async (account: string, format: string, key: string, day: string, cents: number, text: string[]) => {
      const id = v7();
      await testApp.dataSource.query(
        `WITH statement AS (INSERT INTO bank_statement (id, file_name, format, account, lines, added, imported_by)
           VALUES ($1, 'before', $2, $3, 1, 1, 'Helen') RETURNING id)
         INSERT INTO bank_line (id, statement_id, account, line_key, day, cents, payer, reference)
           SELECT id, id, $3, $4, $5, $6, $7, $8 FROM statement`,
        [id, format, account, key, day, cents, ...text],
      );
    };
    const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
    await before('', 'csv', `${hash} 1`, '2026-11-24', 3_140, ['TORRENS GYM', '']);
    await before('', 'csv', `${hash} 2`, '2026-11-24', 3_140, ['TORRENS GYM', '']);
    expect(await loadAndCount(caseFile('equal-rows-a.csv'))).toEqual([0, 2, 0]);
    expect(await loadAndCount(caseFile('equal-rows-b.csv'))).toEqual([2, 2, 0]);
    const bank = '065000 12345678';
    await before(bank, 'ofx', 'DL0-1 2026-11-17 44000', '2026-11-17', 44_000, ['BRIGHTWELL DENTAL', 'INV-000001']);
    // 1.9.0 kept only the last of two payers with one bank id.
    await before(bank, 'ofx', '20261117 2026-11-17 66000', '2026-11-17', 66_000, ['KOALA CHILDCARE', 'INV-000002']);
    expect(await loadAndCount(caseFile('ofx-fitid-per-download-a.ofx'))).toEqual([1, 1, 0]);
    expect(await loadAndCount(caseFile('ofx-same-fitid-two-payers.ofx'))).toEqual([1, 1, 0]);
  });

  it.each<[string, string, string, number[]]>([
    [
      'another wording',
      csv('10/11/2026,301.00,TORRENS GYM,'),
      csv('10/11/2026,301.00,Transfer from Torrens Gym Pty Ltd,'),
      [0, 0, 1],
    ],
    ['a day later', csv('10/11/2026,301.00,TORRENS GYM,'), csv('11/11/2026,301.00,TORRENS GYM,'), [0, 0, 1]],
    [
      'the payer in another column',
      csv('10/11/2026,301.00,TORRENS GYM,X'),
      csv('10/11/2026,301.00,X,TORRENS GYM'),
      [0, 0, 1],
    ],
    [
      'other letter case and punctuation',
      csv('10/11/2026,301.00,Torrens-Gym,inv 00003'),
      csv('10/11/2026,301,TORRENS GYM,INV 3'),
      [0, 1, 0],
    ],
    ['a week later', csv('10/11/2026,301.00,TORRENS GYM,'), csv('17/11/2026,301.00,TORRENS GYM,'), [1, 0, 0]],
    ['another client', csv('10/11/2026,301.00,TORRENS GYM,'), csv('10/11/2026,301.00,KOALA CHILDCARE,'), [1, 0, 0]],
    ['another amount', csv('10/11/2026,301.00,TORRENS GYM,'), csv('10/11/2026,301.01,TORRENS GYM,'), [1, 0, 0]],
    [
      'a value date two days later',
      ofx({ name: 'TORRENS GYM' }),
      csv('12/11/2026,301.00,DIRECT CREDIT TORRENS GYM,'),
      [0, 0, 1],
    ],
    [
      'the same entry twice in the file',
      ofx({}),
      ofx({ fitid: 'A', amount: '9.00' }, { fitid: 'A', amount: '9.00' }),
      [1, 0, 1],
    ],
  ])('recognises, asks about or adds a payment with %s', async (_, first, second, counts) => {
    await loadAndCount(first);
    expect(await loadAndCount(second)).toEqual(counts);
    expect(await lines()).toHaveLength(1 + (counts[0] ?? 0) + (counts[2] ?? 0));
  });

  it('adds payments once when files of two formats are imported at the same time', async () => {
    const files = [csv('10/11/2026,301.00,TORRENS GYM,'), ofx({}), csv('10/11/2026,301.00,Torrens Gym,'), ofx({})];
    const answers = await Promise.all(
      files.map((file, at) =>
        call(importBankStatement, {
          body: { id: v4(), file_name: `${at}`, file, columns: at % 2 === 0 ? COLUMNS : [], account: '' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.fresh, 0)).toBe(1);
    expect((await listShown()).map(([state]) => state)).toEqual(['look-alike', 'open']);
  });

  it('repeats its answer when an import is repeated, even after the choice', async () => {
    await loadAndCount(csv('10/11/2026,301.00,TORRENS GYM,'));
    const body = { id: v4(), file_name: 'bank.ofx', file: ofx({}, { amount: '5.00' }), columns: [] };
    const first = await call(importBankStatement, { body });
    expect(first.body).toEqual({ fresh: 1, known: 0, look_alike: 1, outgoing: 0 });
    const [question] = await lines('look-alike');
    await settle(question?.id ?? '', 'same');
    expect((await call(importBankStatement, { body })).body).toEqual(first.body);
  });
});

describe('Look-alike payment', () => {
  const importLookAlike = async (): Promise<BankLine> => {
    await loadAndCount(csv('10/11/2026,301.00,TORRENS GYM,'));
    await loadAndCount(ofx({ name: 'TORRENS GYM PTY LTD' }));
    const [question] = await lines('look-alike');
    if (!question) throw new Error('Nothing is asked');
    return question;
  };

  it('stays “same payment” until that is undone', async () => {
    const { id } = await importLookAlike();
    expect((await settle(id, 'same')).status).toBe(200);
    expect(await listShown()).toEqual([['open', '2026-11-10', '301.00', 'TORRENS GYM']]);
    expect(await lines('same')).toMatchObject([{ id, looks_like: { day: '2026-11-10' } }]);
    expect(await loadAndCount(ofx({ name: 'TORRENS GYM PTY LTD', fitid: 'another download' }))).toEqual([0, 1, 0]);
    expect((await settle(id, 'open')).status).toBe(200);
    expect((await listShown()).map(([state]) => state)).toEqual(['look-alike', 'open']);
  });

  it('is added as “another payment” and recognised later', async () => {
    const { id } = await importLookAlike();
    expect((await settle(id, 'another')).status).toBe(200);
    expect((await listShown()).map(([state, , , payer]) => [state, payer]).toSorted()).toEqual([
      ['open', 'TORRENS GYM'],
      ['open', 'TORRENS GYM PTY LTD'],
    ]);
    expect(await loadAndCount(ofx({ name: 'TORRENS GYM PTY LTD' }))).toEqual([0, 1, 0]);
    expect((await settle(id, 'open')).status).toBe(409);
    const payer = await client('Torrens Gym');
    const body = buildBooking(payer, '301', {}, { bank_line_id: id, day: '2026-11-10' });
    expect((await call(bookClientPayment, { body })).status).toBe(200);
    expect((await call(checkReceivables)).body.problems).toEqual([]);
  });

  it('keeps the first of two simultaneous choices, and allows repeating it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await empty();
      const { id } = await importLookAlike();
      const answers = await Promise.all([
        settle(id, 'same'),
        settle(id, 'another', other),
        settle(id, 'same'),
        settle(id, 'another', other),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
      const isSame = answers[0]?.status === 200;
      expect(await lines('same')).toHaveLength(isSame ? 1 : 0);
      expect(await lines()).toHaveLength(isSame ? 1 : 2);
    }
    const actions = (await testApp.readPublishedStates('audit-entry')).map(({ action }) => action);
    expect(
      actions.filter((action) => action === 'bank-line.same' || action === 'bank-line.another').length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('can’t be booked or ignored before a choice', async () => {
    const { id } = await importLookAlike();
    const payer = await client('Torrens Gym');
    const body = buildBooking(payer, '301', {}, { bank_line_id: id, day: '2026-11-10' });
    expect((await call(bookClientPayment, { body })).status).toBe(404);
    expect((await call(ignoreBankLine, { body: { id, ignored: true } })).status).toBe(404);
    expect((await settle(v7(), 'same')).status).toBe(404);
    expect((await call(settleLookAlike, { body: { id, choice: 'maybe' as 'same' } })).body.issues).toMatchObject([
      { field: 'choice' },
    ]);
  });
});
