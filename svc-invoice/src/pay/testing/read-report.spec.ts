import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, type Columns } from '../taxable-payments/columns.js';
import { readReport } from './read-report.js';

const SAMPLE = readFileSync(join(__dirname, '..', 'taxable-payments', 'fixtures', 'tpar-v3-sample-crlf.txt'), 'latin1');
const LINES = SAMPLE.trimEnd()
  .split('\r\n')
  .map((line) => line.padEnd(996));
const buildFile = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
const change = (line: number, column: number, text: string) =>
  buildFile(
    LINES.map((record, index) =>
      index === line - 1 ? record.slice(0, column - 1) + text + record.slice(column - 1 + text.length) : record,
    ),
  );
const findProblems = (text: string) => readReport(text).problems.map(({ line, msg }) => `${line}: ${msg}`);

describe('readReport', () => {
  it('reads the sample', () => {
    const { records, payees, paidDollars, gstDollars, withheldDollars, problems } = readReport(SAMPLE);
    expect(problems).toEqual([]);
    expect(records.map(({ identifier }) => identifier)).toEqual([
      'IDENTREGISTER1',
      'IDENTREGISTER2',
      'IDENTREGISTER3',
      'IDENTITY',
      'SOFTWARE',
      'DPAIVS',
      'DPAIVS',
      'DPAIVS',
      'FILE-TOTAL',
    ]);
    expect(payees.map(({ surname, businessName, paid }) => [surname, businessName, paid])).toEqual([
      ['', 'SAMPLE SERVICES PTY LTD', '00000008998'],
      ['CITIZEN', '', '00000001234'],
      ['NOABN', '', '00000001000'],
    ]);
    expect([paidDollars, gstDollars, withheldDollars]).toEqual([11_232, 930, 470]);
  });

  it('reads it without line ends and with an end-of-file character', () => {
    expect(readReport(SAMPLE.replaceAll('\r\n', ''))).toEqual(readReport(SAMPLE));
    expect(readReport(`${SAMPLE}\u001a`)).toEqual(readReport(SAMPLE));
  });

  it.each([
    [
      'a short record',
      buildFile([LINES[0]?.slice(0, 995) ?? '', ...LINES.slice(1)]),
      '1: The record has 995 characters instead of 996.',
    ],
    ['a wrong length', change(2, 1, '997'), '2: The record does not start with 996.'],
    ['an accent', change(2, 18, 'É'), '2: The record has a character that isn’t printable ASCII.'],
    ['an unknown record', change(5, 4, 'HARDWARE'), '5: There is no such record.'],
    ['letters in an amount', change(6, 651, 'X'), '6: The field paid is not digits.'],
    ['a blank postcode', change(4, 536, '    '), '4: The field postcode is not digits.'],
    ['an invalid day', change(1, 30, '31062026'), '1: The field reportEnd is not a day.'],
    ['a leading blank', change(7, 21, ' CITIZEN'), '7: The field surname starts with a blank.'],
    ['text after the last field', change(9, 22, '1'), '9: Column 22 is not blank.'],
    ['text in the last column', change(6, 996, 'X'), '6: Column 996 is not blank.'],
    ['a wrong count', change(9, 14, '00000008'), '9: There are 9 records, not 8.'],
    ['no end', buildFile(LINES.slice(0, -1)), '8: The last record is not FILE-TOTAL.'],
    ['no beginning', buildFile(LINES.slice(1)), '1: The first record is not IDENTREGISTER1.'],
    ['no payee', buildFile([...LINES.slice(0, 5), LINES[8] ?? '']), '6: FILE-TOTAL does not follow SOFTWARE.'],
    [
      'records in the wrong order',
      buildFile([LINES[1] ?? '', LINES[0] ?? '', ...LINES.slice(2)]),
      '2: IDENTREGISTER1 does not follow IDENTREGISTER2.',
    ],
  ])('reports %s', (_case, text, expected) => expect(findProblems(text)).toContain(expected));

  it('accepts two payers in one file', () => {
    const two = [...LINES.slice(0, 8), ...LINES.slice(3, 8), (LINES[8] ?? '').replace('00000009', '00000014')];
    expect(findProblems(buildFile(two))).toEqual([]);
  });
});

describe('COLUMNS', () => {
  it.each(Object.entries(COLUMNS))('has no gaps up to the filler in %s', (identifier, columns: Columns) => {
    let next = 4 + identifier.length;
    for (const [from, to] of Object.values(columns)) {
      expect(from).toBe(next);
      next = to + 1;
    }
    expect(next).toBeLessThanOrEqual(997);
  });

  it.each([
    ['IDENTREGISTER1', 946],
    ['IDENTREGISTER2', 695],
    ['IDENTREGISTER3', 643],
    ['IDENTITY', 293],
    ['SOFTWARE', 905],
    ['DPAIVS', 35],
    ['FILE-TOTAL', 975],
  ] as const)('leaves in %s a filler of %i', (identifier, filler) => {
    const columns: Columns = COLUMNS[identifier];
    expect(996 - Math.max(...Object.values(columns).map(([, to]) => to))).toBe(filler);
  });
});
