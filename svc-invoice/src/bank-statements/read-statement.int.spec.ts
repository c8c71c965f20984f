import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBankStatement, listBankLines, MAX_STATEMENT_BYTES, readBankStatement } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
}, 60_000);

const { call } = createReceivableCalls(() => ({ testApp, admin }));

const encode = (content: string | Buffer) => Buffer.from(content).toString('base64');
const caseFile = (name: string) => encode(readFileSync(join(__dirname, 'cases', name)));
const read = (file: string, more: object = {}) => call(readBankStatement, { body: { file, ...more } });
/** Imports a file with the columns that reading proposes. */
async function load(file: string, more: object = {}) {
  const { columns } = (await read(file, more)).body;
  return call(importBankStatement, { body: { id: v4(), file_name: 'bank', file, columns, ...more } });
}
const payments = async (text: string) =>
  (await call(listBankLines, { body: { text, state: 'open' } })).body.rows.map(
    ({ day, amount, payer, reference }: Record<string, string>) => [day, amount, payer, reference].join('|'),
  );

describe('Bank statement import', () => {
  it.each<[string, number, string]>([
    ['anz.csv', 1, '1320.00'],
    ['aud-prefix.csv', 3, '3960.00'],
    ['banksa.csv', 1, '1320.00'],
    ['bankwest.csv', 1, '1320.00'],
    ['cba-no-header.csv', 1, '1320.00'],
    ['datetime.csv', 1, '1320.00'],
    ['drcr-indicator.csv', 1, '1320.00'],
    ['ing.csv', 1, '1320.00'],
    ['inner-quotes.csv', 1, '1320.00'],
    ['macquarie.csv', 1, '1320.00'],
    ['nab-no-header.csv', 1, '1320.00'],
    ['nab.csv', 1, '1320.00'],
    ['ofx-1252.ofx', 1, '1320.00'],
    ['ofx-bare-ampersand.ofx', 2, '1375.00'],
    ['ofx-dots-in-names.ofx', 1, '305.00'],
    ['ofx-fake-entities.ofx', 1, '1320.00'],
    ['ofx-fitid-empty.ofx', 1, '305.00'],
    ['ofx-ing-br-closed.ofx', 1, '308.00'],
    ['ofx-ing-br.ofx', 1, '307.00'],
    ['ofx-memo-empty.ofx', 1, '305.00'],
    ['ofx-plus-comma.ofx', 3, '3961.00'],
    ['ofx2-cdata.ofx', 1, '1320.00'],
    ['ofx2.ofx', 1, '1320.00'],
    ['preamble.csv', 1, '1320.00'],
    ['semicolon-comma-decimals.csv', 1, '1320.00'],
    ['unicode-minus.csv', 1, '1320.00'],
    ['up.csv', 1, '1320.00'],
    ['westpac-1900-rows.csv', 1900, '1995000.00'],
    ['westpac-col.csv', 1, '1320.00'],
    ['westpac.csv', 1, '1320.00'],
  ])('reads %s: %i payments of A$%s', async (name, fresh, sum) => {
    const { status, body } = await read(caseFile(name));
    expect([status, body.fresh, body.sum, body.wrong]).toEqual([200, fresh, sum, 0]);
  });

  it('reports each entry with an invalid OFX date', async () => {
    const { body } = await read(caseFile('ofx-date-dashes.ofx'));
    expect([body.fresh, body.wrong, body.problems.map(({ row }: { row: number }) => row)]).toEqual([0, 2, [1, 2]]);
  });

  it.each<[string, number, string, string]>([
    ['ofx-fitid-empty.ofx', 1, 'TORRENS', '2026-11-11|305.00|TORRENS|'],
    ['ofx-ing-br-closed.ofx', 1, '308.00', '2026-11-11|308.00|BRIGHTWELL DENTAL - Osko Payment Receipt 1 INV-00001|'],
    ['ofx2-cdata.ofx', 1, 'BELL & SONS', '2026-11-17|1320.00|BELL & SONS <SA>|'],
    ['ofx-fake-entities.ofx', 1, "O'BRIEN", "2026-11-17|1320.00|O'BRIEN & CO <SA>|café © x &amp; y"],
    ['inner-quotes.csv', 1, 'MARY', '2026-11-17|1320.00|TRANSFER FROM MARY "MAC" BELL|'],
    ['nab-no-header.csv', 1, 'BRIGHTWELL DENTAL INV-000001', '2026-11-17|1320.00|BRIGHTWELL DENTAL INV-000001|'],
    ['four-cols-cba.csv', 1, 'CBA STYLE', '2026-11-01|11.00|CBA STYLE|'],
    ['four-cols-other.csv', 1, 'DIRECT CREDIT TORRENS', '2026-11-02|12.00|DIRECT CREDIT TORRENS|'],
  ])('imports the line of %s', async (name, fresh, text, line) => {
    const { body } = await load(caseFile(name));
    // The files share amounts and days, so some entries look like ones already imported.
    expect(body.fresh + body.look_alike).toBe(fresh);
    expect(await payments(text)).toContain(line);
  });

  it('imports 1,900 payments once', async () => {
    const file = caseFile('westpac-1900-rows.csv');
    expect((await load(file)).body).toMatchObject({ fresh: 1900 });
    expect((await load(file)).body).toMatchObject({ fresh: 0 });
  });

  it('accepts 750 kB and refuses more', async () => {
    const rows = (bytes: number) => {
      const head = 'Date,Details,Amount\n';
      const row = `17/11/2026,${'A'.repeat(400)},1.00\n`;
      const count = Math.floor((bytes - head.length) / row.length);
      return head + row.repeat(count) + ' '.repeat(bytes - head.length - row.length * count);
    };
    const largest = await read(encode(rows(MAX_STATEMENT_BYTES)));
    expect([largest.status, largest.body.fresh]).toEqual([200, Math.floor((MAX_STATEMENT_BYTES - 20) / 417)]);
    const larger = await read(encode(rows(MAX_STATEMENT_BYTES + 1)));
    expect([larger.status, larger.body.issues[0].field]).toEqual([400, 'file']);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['a PDF', '%PDF-1.7\n', /This is a PDF, not OFX or CSV/],
    ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml\u0000'), /This is an Excel workbook/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /an Excel 97 workbook/],
    ['a ZIP file', Buffer.from('PK\u0003\u0004a.txt'), /a ZIP file/],
    ['a picture', Buffer.from('ffd8ffe0', 'hex'), /a picture/],
    ['a page of HTML', '<html><head><title>Sign in</title>', /a web page \(HTML\)/],
    ['QIF', '!Type:Bank\nD17/11/2026\nT5.00\n^', /a QIF file/],
    ['JSON', '{"transactions": []}', /a JSON file/],
    ['bytes', Buffer.from([1, 0, 2, 0, 3]), /isn’t OFX or CSV/],
    ['OFX with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><OFX></OFX>', /isn’t valid OFX/],
    ['half of an OFX file', '<OFX><BANKMSGSRSV1>', /is incomplete/],
  ])('refuses %s and names what it is', async (_, content, sentence) => {
    const { status, body } = await read(encode(content));
    expect([status, body.issues.map(({ field }: { field: string }) => field)]).toEqual([400, ['file']]);
    expect(body.issues[0].msg).toMatch(sentence);
  });

  it('reads and imports with the chosen heading row', async () => {
    const file = encode('Gumtree,x,y\nsoon,then,more\n18/11/2026,CHOSEN HEADINGS,5.00');
    const { body } = await read(file);
    expect([body.heading_row, body.first_rows.map(({ row }: { row: number }) => row)]).toEqual([2, [1, 2, 3]]);
    const chosen = await read(file, { heading_row: 1 });
    expect(chosen.body.headings.map(({ name }: { name: string }) => name)).toEqual(['Gumtree', 'x', 'y']);
    const without = await read(file, { heading_row: 0 });
    expect([without.body.heading_row, without.body.wrong]).toEqual([0, 2]);
    const refused = await read(file, { heading_row: 9 });
    expect([refused.status, refused.body.issues[0].field]).toEqual([400, 'heading_row']);
    expect((await load(file, { heading_row: 2 })).body.fresh).toBe(1);
  });

  it('refuses columns that the file doesn’t have', async () => {
    const file = encode('Date,Details,Amount\n17/11/2026,BERG,5.00');
    const body = { id: v4(), file_name: 'bank.csv', file };
    const columns = [
      { field: 'day' as const, column: 0 },
      { field: 'amount' as const, column: 7 },
    ];
    for (const wrong of [[], columns.slice(0, 1), columns]) {
      const { status, body: refused } = await call(importBankStatement, { body: { ...body, columns: wrong } });
      expect([status, refused.issues[0].field]).toEqual([400, 'columns']);
    }
  });
});

describe('CSV column memory', () => {
  const swapped = [
    { field: 'day', column: 0 },
    { field: 'amount', column: 1 },
    { field: 'payer', column: 3 },
    { field: 'reference', column: 2 },
  ];
  const columnsFor = async (file: string, more: object = {}) => (await read(file, more)).body.columns;

  it('keeps columns by account and headings', async () => {
    const rows = (day: string) => encode(`Date,Amount,Left,Right\n${day},5.00,A,B`);
    const file = rows('1/11/2026');
    const proposed = await columnsFor(file, { account: 'Memory one' });
    expect(proposed).not.toEqual(swapped);
    await load(file, { account: 'Memory one', columns: swapped });
    const body = { id: v4(), file_name: 'bank.csv', file, columns: swapped, account: 'Memory one' };
    expect((await call(importBankStatement, { body })).status).toBe(200);
    expect(await columnsFor(rows('2/11/2026'), { account: 'Memory one' })).toEqual(swapped);
    const other = encode('Date,Amount,Links,Rechts\n1/11/2026,5.00,A,B');
    expect(await columnsFor(other, { account: 'Memory one' })).not.toEqual(swapped);
    // Each account remembers its own columns.
    const own = [...swapped.slice(0, 2), { field: 'payer', column: 2 }];
    const second = { id: v4(), file_name: 'bank.csv', file, columns: own, account: 'Memory two' };
    expect((await call(importBankStatement, { body: second as never })).status).toBe(200);
    expect(await columnsFor(rows('3/11/2026'), { account: 'Memory two' })).toEqual(own);
    expect(await columnsFor(rows('3/11/2026'), { account: 'Memory one' })).toEqual(swapped);
  });

  it('doesn’t reuse columns for another file without headings', async () => {
    const cba = encode('1/11/2026,"+11.00","FOUR COLUMNS","+100.00"');
    const account = { account: 'Four columns' };
    const body = { id: v4(), file_name: 'bank.csv', file: cba, columns: swapped.slice(0, 2), ...account };
    expect((await call(importBankStatement, { body: body as never })).status).toBe(200);
    expect(await columnsFor(encode('2/11/2026,"+13.00","NEXT","+113.00"'), account)).toEqual(swapped.slice(0, 2));
    const other = await read(encode('"2/11/2026","DIRECT CREDIT TORRENS","","12.00"'), account);
    expect([other.body.fresh, other.body.sum, other.body.wrong]).toEqual([1, '12.00', 0]);
    // Columns without headings are not shared between accounts.
    expect(await columnsFor(encode('3/11/2026,"+14.00","NEXT","+127.00"'), { account: 'Elsewhere' })).not.toEqual(
      swapped.slice(0, 2),
    );
  });

  it('matches columns of 1.9.0 by heading, never by position', async () => {
    const kept = swapped.slice(0, 3);
    await testApp.dataSource.query(`INSERT INTO statement_columns (headings, columns) VALUES ($1, $3), ($2, $3)`, [
      'when\tmuch\tsign\twho',
      '5 columns without headings',
      JSON.stringify(kept),
    ]);
    const { columns, fresh } = (await read(encode('When,Much,Sign,Who\n1/11/2026,5.00,DR,A\n1/11/2026,6.00,CR,B')))
      .body;
    expect(columns).toEqual([...kept, { field: 'direction', column: 2 }]);
    expect(fresh).toBe(1);
    expect(await columnsFor(encode('1/11/2026,NAME,5.00,x,y'))).not.toEqual(kept);
  });
});
