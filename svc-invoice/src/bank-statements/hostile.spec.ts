import { MAX_STATEMENT_BYTES } from '@cleaning/contracts';
import { refuseBinary, textOfBytes } from '../csv-imports/csv-file.js';
import { isOfx, readOfx } from './ofx.js';
import { proposeStatementColumns, readStatementCsv, readStatementRows } from './statement-csv.js';

const OFX: readonly [string, string] = ['OFXHEADER:100\n<OFX>', '</OFX>'];
const OFX_TEXT: readonly [string, string] = [
  'OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST><STMTTRN><NAME>',
  '</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
];
const PLAIN: readonly [string, string] = ['', ''];
const ROWS: readonly [string, string] = ['Date,Details,Amount\n', ''];
const CELL: readonly [string, string] = ['Date,Details,Amount\n17/11/2026,"', '",1.00\n'];

/** A file of so many bytes that repeats a part. */
function filled(size: number, part: string, [head, tail]: readonly [string, string]): Buffer {
  return Buffer.from(head + part.repeat(Math.floor((size - head.length - tail.length) / part.length)) + tail);
}

/** The milliseconds of the processor that reading takes, whatever comes of it; the better of two. */
function cost(bytes: Buffer): number {
  const costs = [1, 2].map(() => {
    const before = process.cpuUsage();
    try {
      refuseBinary(bytes);
      const text = textOfBytes(bytes);
      if (isOfx(text)) readOfx(text);
      else {
        const csv = readStatementCsv(text);
        readStatementRows(csv, proposeStatementColumns(csv));
      }
    } catch (error) {
      expect(String(error)).toMatch(/^Error: The file/);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

/** Below it a measurement says nothing. */
const MIN_MS = 10;

/** Four times as long a file costs four times as much, not sixteen times as reading does that looks back at each character. */
describe('the work for a file grows with its length, not faster, of', () => {
  it.each<[string, string, readonly [string, string]]>([
    ['blanks', ' ', PLAIN],
    ['blanks in OFX', ' ', OFX_TEXT],
    ['line breaks', '\n', ROWS],
    ['one line', 'A', ROWS],
    ['quotation marks', '"', ROWS],
    ['quotation marks on lines', '"\n', ROWS],
    ['commas', ',', PLAIN],
    ['empty rows', ',\n', ROWS],
    ['line breaks in a cell', '\n', CELL],
    ['days in a cell', '17/11/2026\n', CELL],
    ['<', '<', PLAIN],
    ['< in OFX', '<', OFX],
    ['< in a text of OFX', '<', OFX_TEXT],
    ['<A without an end in OFX', '<AAAAAAAA', OFX_TEXT],
    ['elements in OFX', '<A>', OFX],
    ['elements in a text of OFX', '<A>', OFX_TEXT],
    ['elements within each other in OFX', '<PAYEE>', OFX],
    ['ends that nothing began in OFX', '<PAYEE></STMTRS>', OFX],
    ['comments without an end in OFX', '<!--', OFX],
    ['CDATA without an end in OFX', '<![CDATA[', OFX_TEXT],
    ['ampersands in OFX', '&amp', OFX_TEXT],
  ])('%s', (_, part, ends) => {
    const quarter = cost(filled(MAX_STATEMENT_BYTES / 4, part, ends));
    const whole = cost(filled(MAX_STATEMENT_BYTES, part, ends));
    expect(whole / Math.max(quarter, MIN_MS)).toBeLessThan(10);
  });
});
