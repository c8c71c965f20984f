import { MOST_STATEMENT_BYTES, MOST_STATEMENT_LINES } from '@cleaning/contracts';
import { isOfx, readOfx as readEntries } from './ofx.js';
import { sortEntries } from './same-payments.js';
import { centsOf, dayOf, type StatementEntry } from './statement.js';
import { proposedStatementColumns, readStatementCsv, statementOf } from './statement-csv.js';

/** The payments that came in, as they are kept where none is there. */
const cameIn = (entries: readonly StatementEntry[], format: 'ofx' | 'csv') =>
  sortEntries(
    entries.filter(({ cents }) => cents > 0),
    format,
    [],
  ).map(({ entry: { account, day, cents, payer, reference }, key, outcome }) => ({
    outcome,
    account,
    key,
    day,
    cents,
    payer,
    reference,
  }));
const entry = (fields: string) => `<STMTTRN>${fields}</STMTTRN>`;
const SGML_ENTRY = `<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261103120000[+10.5:ACDT]
<TRNAMT>1234.50
<FITID>F1
<NAME>BERG PTY LTD
<MEMO>INV-000001 &amp; thanks
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261104
<TRNAMT>-20.00
<FITID>F2
<NAME>Fuel
</STMTTRN>`;
const sgml = (entries: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><SIGNONMSGSRSV1><SONRS><LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD<BANKACCTFROM><BANKID>105120<ACCTID>012345678</BANKACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const xml = (entries: string) =>
  `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD</CURDEF><BANKACCTFROM><ACCTID>9</ACCTID></BANKACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const readOfx = (text: string) => {
  const { entries, problems } = readEntries(text);
  return { lines: cameIn(entries, 'ofx'), problems };
};

describe('days and amounts of banks', () => {
  it.each([
    ['3/11/2026', '2026-11-03'],
    ['03/11/26', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['3 Nov 2026', '2026-11-03'],
    ['03-Nov-26', '2026-11-03'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['11/13/2026', undefined],
    ['Closing balance', undefined],
  ])('%s is the day %s', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    ['+1,234.50', 123_450],
    ['$1234.5', 123_450],
    ['-20.00', -2_000],
    ['(20.00)', -2_000],
    ['20.00 DR', -2_000],
    ['20.00CR', 2_000],
    ['0', 0],
    ['(20.00', undefined],
    ['1.234', undefined],
    ['abc', undefined],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));
});

describe('an OFX file', () => {
  it('of version 1 has the payments that came in', () => {
    const text = sgml(SGML_ENTRY);
    expect(isOfx(text)).toBe(true);
    expect(readOfx(text)).toEqual({
      lines: [
        {
          outcome: 'fresh',
          account: '105120 012345678',
          key: expect.stringMatching(/^[0-9a-f]{64} 1$/),
          day: '2026-11-03',
          cents: 123_450,
          payer: 'BERG PTY LTD',
          reference: 'INV-000001 & thanks',
        },
      ],
      problems: [],
    });
  });

  it('of version 2 may have one payment, none, or one twice', () => {
    const one = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>A</FITID><MEMO>Deposit</MEMO>');
    expect(readOfx(xml(one)).lines).toMatchObject([{ payer: 'Deposit', reference: '', cents: 500 }]);
    expect(readOfx(xml(one + one)).lines.map(({ outcome }) => outcome)).toEqual(['fresh', 'look-alike']);
    expect(readOfx(xml('')).lines).toEqual([]);
  });

  it('without ids of the bank keeps equal entries apart, and knows each again in another file', () => {
    const one = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><NAME>Cash</NAME>');
    const other = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><NAME>Berg</NAME><FITID></FITID>');
    const keysOf = (text: string) => readOfx(xml(text)).lines.map(({ key }) => key);
    const first = keysOf(one + other + one);
    expect(new Set(first).size).toBe(3);
    expect(keysOf(other + one + one + one).slice(0, 3)).toEqual([first[1], first[0], first[2]]);
  });

  it('of as many entries as one file may have, with all that banks write of each, is read', () => {
    const full = (at: number) =>
      entry(
        `<TRNTYPE>DIRECTDEP</TRNTYPE><DTPOSTED>20261103120000[+10.5:ACDT]</DTPOSTED><DTUSER>20261103</DTUSER><TRNAMT>5.00</TRNAMT><FITID>${String(at).padStart(40, '0')}</FITID><NAME>${'N'.repeat(32)}</NAME><MEMO>${'M'.repeat(120)}</MEMO>`,
      );
    const text = xml(Array.from({ length: MOST_STATEMENT_LINES }, (_, at) => full(at)).join(''));
    expect(text.length).toBeLessThanOrEqual(MOST_STATEMENT_BYTES);
    expect(readOfx(text).lines).toHaveLength(MOST_STATEMENT_LINES);
  });

  it('says which entries cannot be read', () => {
    const wrong = ['<TRNAMT>x</TRNAMT>', '<TRNAMT>5</TRNAMT><DTPOSTED>2026</DTPOSTED>'];
    const { lines, problems } = readOfx(xml(wrong.map(entry).join('')));
    expect([lines, problems.map(({ row }) => row)]).toEqual([[], [1, 2]]);
  });

  it.each([
    ['damaged', '<OFX><BANKMSGSRSV1>'],
    ['empty', '<OFX></OFX>'],
    ['of dollars of another country', xml('').replace('AUD', 'USD')],
    ['nested without end', `<OFX>${'<A>'.repeat(50_000)}`],
    ['with a name that would keep the library busy', `<OFX><${'A'.repeat(60)}>1`],
  ])('that is %s is refused', (_, text) => {
    expect(() => readOfx(text)).toThrow(/^The file/);
  });
});

describe('a bank’s CSV file', () => {
  const read = (text: string) => {
    const csv = readStatementCsv(Buffer.from(text));
    const columns = proposedStatementColumns(csv);
    const { entries, problems } = statementOf(csv, columns);
    return { ...csv, columns, lines: cameIn(entries, 'csv'), problems };
  };

  it('with headings, debits and a balance', () => {
    const { columns, lines, problems } = read(
      'Date,Description,Reference,Debit,Credit,Balance\n03/11/2026,BERG,INV-000001,,110.00,500.00\n04/11/2026,Fuel,,20.00,,480.00\n',
    );
    expect(columns.map(({ field, column }) => `${field} ${column}`)).toEqual([
      'day 0',
      'credit 4',
      'payer 1',
      'reference 2',
    ]);
    expect(lines).toMatchObject([{ day: '2026-11-03', cents: 11_000, payer: 'BERG', reference: 'INV-000001' }]);
    expect(problems).toEqual([]);
  });

  it('without headings, of one row', () => {
    const { headings, columns, lines } = read('3/11/2026,"+1,234.50","Transfer from BERG","+9,000.00"');
    expect([headings, columns.length]).toEqual([['', '', '', ''], 3]);
    expect(lines).toMatchObject([{ cents: 123_450, payer: 'Transfer from BERG' }]);
  });

  it('keeps equal rows apart, and knows each again in another file', () => {
    const row = '3/11/2026,5.00,Cash';
    const first = read(`Date,Amount,Description\n${row}\n${row}`).lines;
    const second = read(`Date,Amount,Description\n2/11/2026,1.00,Other\n${row}\n${row}\n${row}`).lines;
    expect(new Set(first.map(({ key }) => key)).size).toBe(2);
    expect(second.slice(1, 3).map(({ key }) => key)).toEqual(first.map(({ key }) => key));
    expect(first.map(({ key }) => key)).not.toContain(second[3]?.key);
  });

  it('says which rows cannot be read', () => {
    const { problems } = read('Date,Amount,Description\nsoon,5.00,A\n3/11/2026,five,B\n3/11/2026,-5,C\n3/11/2026,,D');
    expect(problems.map(({ row }) => row)).toEqual([2, 3]);
  });
});
