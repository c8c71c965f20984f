import { readOfx } from './ofx.js';
import { sortEntries } from './same-payments.js';
import type { StatementEntry } from './statement.js';
import { proposeStatementColumns, readStatementCsv, readStatementRows } from './statement-csv.js';

const entry = (fields: string) => `<STMTTRN>${fields}</STMTTRN>`;
const xml = (entries: string) =>
  `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD</CURDEF><BANKACCTFROM><ACCTID>9</ACCTID></BANKACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
/** The incoming payments, as they are stored when no others are. */
const sortIncoming = (entries: readonly StatementEntry[], format: 'ofx' | 'csv') =>
  sortEntries(
    entries.filter(({ cents }) => cents > 0),
    format,
    [],
  ).map(({ entry: { payer, reference, cents }, key, outcome }) => ({ outcome, key, cents, payer, reference }));
const readOfxLines = (text: string) => sortIncoming(readOfx(text).entries, 'ofx');
function readCsvLines(text: string) {
  const csv = readStatementCsv(text);
  return sortIncoming(readStatementRows(csv, proposeStatementColumns(csv)).entries, 'csv');
}

describe('Payment key', () => {
  it('keeps one payment and asks about a repeated bank id', () => {
    const one = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>A</FITID><MEMO>Deposit</MEMO>');
    expect(readOfxLines(xml(one))).toMatchObject([{ payer: 'Deposit', reference: '', cents: 500 }]);
    expect(readOfxLines(xml(one + one)).map(({ outcome }) => outcome)).toEqual(['fresh', 'look-alike']);
    expect(readOfxLines(xml(''))).toEqual([]);
  });

  it('differs for equal entries without bank ids and matches each in another file', () => {
    const one = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><NAME>Cash</NAME>');
    const other = entry('<DTPOSTED>20261103</DTPOSTED><TRNAMT>5.00</TRNAMT><NAME>Berg</NAME><FITID></FITID>');
    const getKeys = (text: string) => readOfxLines(xml(text)).map(({ key }) => key);
    const first = getKeys(one + other + one);
    expect(new Set(first).size).toBe(3);
    expect(getKeys(other + one + one + one).slice(0, 3)).toEqual([first[1], first[0], first[2]]);
  });

  it('differs for equal rows and matches each in another file', () => {
    const row = '3/11/2026,5.00,Cash';
    const first = readCsvLines(`Date,Amount,Description\n${row}\n${row}`);
    const second = readCsvLines(`Date,Amount,Description\n2/11/2026,1.00,Other\n${row}\n${row}\n${row}`);
    expect(new Set(first.map(({ key }) => key)).size).toBe(2);
    expect(second.slice(1, 3).map(({ key }) => key)).toEqual(first.map(({ key }) => key));
    expect(first.map(({ key }) => key)).not.toContain(second[3]?.key);
  });
});
