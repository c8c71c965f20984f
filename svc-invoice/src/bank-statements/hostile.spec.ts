import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_STATEMENT_BYTES } from '@cleaning/contracts';
import { decodeBytes, refuseBinary } from '@cleaning/service-kit/csv';
import { isOfx, readOfx } from './ofx.js';
import { proposeStatementColumns, readStatementCsv, readStatementRows } from './statement-csv.js';

/** The slowest files to read. `npm run bench` compares the time for a quarter of each with that for all of it. */
interface HostileFile {
  readonly name: string;
  readonly head: string;
  readonly part: string;
  readonly tail: string;
  /** The error code if the file is refused, or else its payers and problems. */
  readonly result: string | readonly string[];
}
const FILES: readonly HostileFile[] = JSON.parse(readFileSync(join(__dirname, 'hostile.json'), 'utf8'));

/** Repeats the part up to the maximum file size. */
function fill({ head, part, tail }: HostileFile): Buffer {
  const room = MAX_STATEMENT_BYTES - head.length - tail.length;
  return Buffer.from(head + part.repeat(Math.floor(room / part.length)) + tail);
}

function read(bytes: Buffer) {
  refuseBinary(bytes);
  const text = decodeBytes(bytes);
  if (isOfx(text)) return readOfx(text);
  const csv = readStatementCsv(text);
  return readStatementRows(csv, proposeStatementColumns(csv));
}

function readResult(bytes: Buffer): string | readonly string[] {
  try {
    const { entries, problems } = read(bytes);
    return [...entries.map(({ payer }) => payer), ...problems.map(({ msg }) => msg)];
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('Statement of the maximum size', () => {
  it.each(FILES.map((file) => [file.name, file] as const))('reads or refuses a file of %s', (_, file) => {
    expect(readResult(fill(file))).toEqual(file.result);
  });
});
