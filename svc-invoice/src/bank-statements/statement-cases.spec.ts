import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeBytes } from '@cleaning/service-kit/csv';
import { isOfx, readOfx } from './ofx.js';
import { proposeStatementColumns, readStatementCsv, readStatementRows } from './statement-csv.js';

const FOLDER = join(__dirname, 'cases');

function readCase(name: string) {
  const text = decodeBytes(readFileSync(join(FOLDER, name)));
  if (isOfx(text)) return readOfx(text);
  const csv = readStatementCsv(text);
  return readStatementRows(csv, proposeStatementColumns(csv));
}
/** Day, cents, payer and reference of each incoming payment. */
const readIncoming = (name: string) =>
  readCase(name).entries.flatMap(({ day, cents, payer, reference }) =>
    cents > 0 ? [[day, cents, payer, reference].join('|')] : [],
  );

const BELL = 'BRIGHTWELL DENTAL';
/** The payments of each file that reads without problems. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  'anz.csv': [`2026-11-17|132000|TRANSFER FROM ${BELL} INV-000001|`],
  'aud-prefix.csv': [1, 2, 3].map(() => '2026-11-17|132000|BRIGHTWELL|'),
  'banksa.csv': ['2026-11-17|132000|Osko Deposit 17Nov 09:12 Brightwell Dental|'],
  'bankwest.csv': [`2026-11-17|132000|FROM ${BELL} INV-000001|`],
  'cba-no-header.csv': [`2026-11-17|132000|Fast Transfer From ${BELL} PTY INV-000001|`],
  'datetime.csv': [`2026-11-17|132000|${BELL} INV-000001|`],
  'drcr-indicator.csv': [`2026-11-17|132000|${BELL} INV-000001|`],
  'four-cols-cba.csv': ['2026-11-01|1100|CBA STYLE|'],
  'four-cols-other.csv': ['2026-11-02|1200|DIRECT CREDIT TORRENS|'],
  'ing.csv': ['2026-11-17|132000|Brightwell Dental - Osko Payment to 12345678 - Receipt 1|'],
  'inner-quotes.csv': ['2026-11-17|132000|TRANSFER FROM MARY "MAC" BELL|'],
  'macquarie.csv': [`2026-11-17|132000|${BELL}|${BELL} INV-000001`],
  'nab-no-header.csv': [`2026-11-17|132000|${BELL} INV-000001|`],
  'nab.csv': [`2026-11-17|132000|${BELL} INV-000001|`],
  'ofx-1252.ofx': ['2026-11-17|132000|CAFÉ LÜTZ|INV-000001'],
  'ofx-bare-ampersand.ofx': ['2026-11-17|132000|BELL & SONS|INV-000001', '2026-11-17|5500|OTHER|INV-000001'],
  'ofx-dots-in-names.ofx': ['2026-11-11|30500|TORRENS|'],
  'ofx-fake-entities.ofx': ["2026-11-17|132000|O'BRIEN & CO <SA>|café © x &amp; y"],
  'ofx-fitid-empty.ofx': ['2026-11-11|30500|TORRENS|'],
  'ofx-ing-br-closed.ofx': [`2026-11-11|30800|${BELL} - Osko Payment Receipt 1 INV-00001|`],
  'ofx-ing-br.ofx': [`2026-11-11|30700|TORRENS|${BELL} - Osko Payment Receipt 1 INV-00001`],
  'ofx-memo-empty.ofx': ['2026-11-11|30500|TORRENS|'],
  'ofx-plus-comma.ofx': [132_000, 132_050, 132_050].map((cents) => `2026-11-17|${cents}|${BELL}|INV-000001`),
  'ofx2-cdata.ofx': ['2026-11-17|132000|BELL & SONS <SA>|'],
  'ofx2.ofx': ['2026-11-17|132000|BELL & SONS|'],
  'preamble.csv': [`2026-11-17|132000|${BELL} INV-000001|`],
  'semicolon-comma-decimals.csv': ['2026-11-17|132000|BRIGHTWELL|'],
  'sept.csv': [
    `2026-09-03|132000|${BELL} INV-000001|`,
    `2026-09-03|132000|${BELL} INV-000001|`,
    `2026-06-04|1100|${BELL}|`,
    `2026-07-04|1200|${BELL}|`,
    `2026-11-03|1300|${BELL}|`,
    '2026-11-03|100|X|',
    '2026-11-03|100|X|',
  ],
  'unicode-minus.csv': [`2026-11-17|132000|${BELL}|`],
  'up.csv': ['2026-11-17|132000|Brightwell Dental|INV-000001'],
  'westpac-col.csv': [`2026-11-17|132000|${BELL} INV-000001|0000001`],
  'westpac.csv': ['2026-11-17|132000|DEPOSIT ONLINE 2204411 TFR Brightwell Dental INV-000001|'],
};

describe('Sample statements', () => {
  it.each(Object.entries(CASES))('has the expected payments with the proposed columns in %s', (name, payments) => {
    expect(readIncoming(name)).toEqual(payments);
    expect(readCase(name).problems).toEqual([]);
  });

  it('reads all payments of westpac-1900-rows.csv', () => {
    const { entries, problems } = readCase('westpac-1900-rows.csv');
    expect([entries.length, problems]).toEqual([1900, []]);
    const sum = entries.reduce((total, { cents }) => total + cents, 0);
    // 100.50, 101.50 and so on up to 1999.50.
    expect(sum).toBe(199_500_000);
  });

  it('reports both entries with invalid dates in ofx-date-dashes.ofx', () => {
    expect(readCase('ofx-date-dashes.ofx')).toEqual({
      entries: [],
      problems: [
        { row: 1, msg: 'The date “2026-11-17” isn’t a valid OFX date.' },
        { row: 2, msg: 'The date “17/11/2026” isn’t a valid OFX date.' },
      ],
    });
  });

  it('never reads a debit as a payment', () => {
    for (const name of [
      'anz.csv',
      'cba-no-header.csv',
      'drcr-indicator.csv',
      'ing.csv',
      'nab-no-header.csv',
      'westpac.csv',
    ])
      expect(
        readCase(name)
          .entries.filter(({ cents }) => cents < 0)
          .map(({ cents }) => cents),
      ).toEqual([-8_800]);
  });
});
