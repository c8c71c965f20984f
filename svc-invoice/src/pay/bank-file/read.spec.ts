import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBankFile } from './read.js';

const FIXTURE = readFileSync(join(__dirname, 'fixtures', 'b-balanced.aba'), 'latin1');
const change = (line: number, column: number, text: string) => {
  const lines = FIXTURE.split('\r\n');
  const record = lines[line - 1] ?? '';
  lines[line - 1] = record.slice(0, column - 1) + text + record.slice(column - 1 + text.length);
  return lines.join('\r\n');
};
const findProblems = (text: string) => readBankFile(text).problems.map(({ line, msg }) => `${line}: ${msg}`);

describe('readBankFile', () => {
  it('reads each column of a file', () => {
    expect(readBankFile(FIXTURE)).toEqual({
      header: {
        bankCode: 'NAB',
        userName: 'DEMO CLEANING PTY LTD',
        userId: '123456',
        description: 'CONTRACTORS',
        day: '311226',
      },
      details: [
        {
          line: 2,
          bsb: '105-999',
          account: '012345678',
          mark: '',
          code: '50',
          cents: 123_456,
          payee: 'NGUYEN THI LAN',
          reference: 'INV 1001',
          traceBsb: '085-998',
          traceAccount: '12345678',
          remitter: 'DEMO CLEANING',
        },
        expect.objectContaining({ line: 3, account: '00123456', cents: 818_001 }),
        expect.objectContaining({ line: 4, code: '13', cents: 941_457 }),
      ],
      returns: [],
      totals: { net: 0, credits: 941_457, debits: 941_457, records: 3 },
      problems: [],
    });
  });

  it.each([
    ['without the last CRLF', FIXTURE.slice(0, -2)],
    ['with LF alone', FIXTURE.replaceAll('\r\n', '\n')],
    ['with an end-of-file character', `${FIXTURE}\u001a`],
  ])('reads a file %s', (_form, text) => expect(readBankFile(text)).toEqual(readBankFile(FIXTURE)));

  it.each([
    [
      'a short record',
      FIXTURE.replace('CONTRACTORS 31', 'CONTRACTORS31'),
      '1: The record has 119 characters instead of 120.',
    ],
    ['an accent', change(2, 31, 'É'), '2: The record has a character that isn’t printable ASCII.'],
    ['an unknown type', change(2, 1, '9'), '2: There’s no record of type “9”.'],
    ['a header in the middle', change(2, 1, '0'), '2: The record of type 0 must be the first, and the only one.'],
    ['totals in the middle', change(2, 1, '7'), '2: The record of type 7 must be the last, and the only one.'],
    ['a BSB without a hyphen', change(2, 2, ' 105999'), '2: The BSB isn’t in the form NNN-NNN.'],
    ['a code that isn’t a number', change(2, 19, '5X'), '2: The code isn’t two digits.'],
    ['an amount of 0', change(2, 21, '0000000000'), '2: The amount isn’t more than 0.'],
    ['an amount that isn’t a number', change(2, 21, '00001234.6'), '2: The amount isn’t more than 0.'],
    ['wrong credits', change(5, 31, '0000941458'), '5: The credits add up to 941457 cents, not 941458.'],
    ['wrong debits', change(5, 41, '0000941456'), '5: The debits add up to 941457 cents, not 941456.'],
    ['a wrong net', change(5, 21, '0000000001'), '5: The net isn’t 1 cents.'],
    ['a wrong count', change(5, 75, '000004'), '5: There are 3 records, not 4.'],
    ['wrong first columns of the totals', change(5, 2, '999-998'), '5: The totals don’t start with 999-999.'],
  ])('reports %s', (_case, text, expected) => expect(findProblems(text)).toContain(expected));

  it('reports an empty file and a CSV file', () => {
    expect(findProblems('')).toEqual(['1: The record has 0 characters instead of 120.']);
    expect(findProblems('Account,Amount\n1,2')).toHaveLength(2);
  });
});
