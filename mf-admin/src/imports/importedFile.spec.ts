import { MAX_IMPORT_BYTES } from '@cleaning/contracts';
import {
  countRows,
  type FileRow,
  findColumns,
  findProblem,
  readContent,
  sortRows,
  withColumn,
  withRow,
} from './importedFile';
import { clientImport } from './texts';

const row = (number: number, ...fields: ('abn' | 'notes')[]): FileRow => ({
  row: number,
  name: `Client ${number}`,
  problems: fields.map((field) => ({ field, msg: 'is wrong' })),
});

describe('import file', () => {
  it.each<[string, File | null, RegExp]>([
    ['no file', null, /Choose a CSV file/],
    ['an empty file', new File([], 'a.csv'), /empty/],
    ['a file that is too large', new File(['a'.repeat(180_001)], 'a.csv'), /larger than 180 kB/],
    ['a valid file', new File(['Name\nA'], 'a.csv'), /^$/],
  ])('checks %s before sending', (_, file, sentence) => {
    expect(findProblem(file, { texts: clientImport, maxBytes: MAX_IMPORT_BYTES })).toMatch(sentence);
  });

  it('sends every byte and cuts the name to 200 characters', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const file = { name: 'x'.repeat(300), arrayBuffer: async () => bytes.buffer } as unknown as File;
    const { name, base64 } = await readContent(file);
    const sent = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    expect([name.length, sent]).toEqual([200, bytes]);
  });

  it('maps each field to one column', () => {
    const columns: { field: 'abn' | 'notes'; column: number }[] = [{ field: 'abn', column: 1 }];
    expect(withColumn(columns, 'abn', 2)).toEqual([{ field: 'abn', column: 2 }]);
    expect(withColumn(columns, 'notes', 0)).toEqual([...columns, { field: 'notes', column: 0 }]);
    expect(withColumn(columns, 'abn', -1)).toEqual([]);
  });

  it('maps several columns to a field that joins them', () => {
    const columns: { field: 'abn' | 'notes'; column: number }[] = [
      { field: 'notes', column: 1 },
      { field: 'abn', column: 2 },
    ];
    const two = withColumn(columns, 'notes', 4, 1);
    expect(findColumns(two, 'notes')).toEqual([1, 4]);
    expect(findColumns(withColumn(two, 'notes', -1, 0), 'notes')).toEqual([4]);
    expect(findColumns(withColumn(two, 'notes', 4, 0), 'notes')).toEqual([4]);
    expect(findColumns(two, 'abn')).toEqual([2]);
  });

  it('sorts rows with errors first and counts the rows to import', () => {
    const rows = [row(2), row(3, 'abn'), row(4), row(5, 'abn', 'notes')];
    expect(sortRows(rows).map((each) => each.row)).toEqual([3, 5, 2, 4]);
    const doubtful: FileRow = { ...row(6), warnings: [{ field: 'abn', msg: 'is the ABN of another one' }] };
    expect(sortRows([...rows, doubtful]).map((each) => each.row)).toEqual([3, 5, 6, 2, 4]);
    expect(countRows([doubtful], new Set())).toEqual({ fine: 1, wrong: 0, left: 0 });
    expect(countRows(rows, new Set())).toEqual({ fine: 2, wrong: 2, left: 0 });
    // A row that adds a time to an earlier job doesn't count as a job.
    expect(countRows([...rows, { ...row(6), further_of: 2 }], new Set()).fine).toBe(2);
    expect(countRows(rows, new Set([2, 3]))).toEqual({ fine: 1, wrong: 1, left: 2 });
  });

  it('keeps typed values that differ from the file’s, and replaces earlier ones', () => {
    const earlier = {
      for_all: [{ field: 'start', text: '6:00' }],
      cells: [
        { row: 2, field: 'start', text: '5:00' },
        { row: 3, field: 'start', text: '9:00' },
      ],
    };
    const read = { row: 2, name: 'Library', cells: [{ field: 'start', text: '5:00' }], problems: [] };
    const typed = [
      { field: 'start', text: '7:00' },
      { field: 'finish', text: '' },
      { field: 'weekdays', text: 'Mon' },
    ];
    expect(withRow(earlier, read, typed)).toEqual({
      for_all: earlier.for_all,
      cells: [
        { row: 3, field: 'start', text: '9:00' },
        { row: 2, field: 'start', text: '7:00' },
        { row: 2, field: 'weekdays', text: 'Mon' },
      ],
    });
  });
});
