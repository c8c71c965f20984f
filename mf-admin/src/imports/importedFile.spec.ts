import { columnsFor, countRows, type FileRow, findProblem, inOrder, readContent, withColumn } from './importedFile';

const row = (number: number, ...fields: ('abn' | 'notes')[]): FileRow => ({
  row: number,
  name: `Client ${number}`,
  problems: fields.map((field) => ({ field, msg: 'is wrong' })),
});

describe('a file to import', () => {
  it.each<[string, File | null, RegExp]>([
    ['none', null, /Choose a CSV file/],
    ['an empty one', new File([], 'a.csv'), /empty/],
    ['one that is too large', new File(['a'.repeat(180_001)], 'a.csv'), /larger than 180 kB/],
    ['a good one', new File(['Name\nA'], 'a.csv'), /^$/],
  ])('%s is answered before it is sent', (_, file, sentence) => {
    expect(findProblem(file)).toMatch(sentence);
  });

  it('is sent with all its bytes', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const file = { name: 'x'.repeat(300), arrayBuffer: async () => bytes.buffer } as unknown as File;
    const { name, base64 } = await readContent(file);
    const sent = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    expect([name.length, sent]).toEqual([200, bytes]);
  });

  it('has each field in one column', () => {
    const columns: { field: 'abn' | 'notes'; column: number }[] = [{ field: 'abn', column: 1 }];
    expect(withColumn(columns, 'abn', 2)).toEqual([{ field: 'abn', column: 2 }]);
    expect(withColumn(columns, 'notes', 0)).toEqual([...columns, { field: 'notes', column: 0 }]);
    expect(withColumn(columns, 'abn', -1)).toEqual([]);
  });

  it('has several columns for a field that they are joined for', () => {
    const columns: { field: 'abn' | 'notes'; column: number }[] = [
      { field: 'notes', column: 1 },
      { field: 'abn', column: 2 },
    ];
    const two = withColumn(columns, 'notes', 4, 1);
    expect(columnsFor(two, 'notes')).toEqual([1, 4]);
    expect(columnsFor(withColumn(two, 'notes', -1, 0), 'notes')).toEqual([4]);
    expect(columnsFor(withColumn(two, 'notes', 4, 0), 'notes')).toEqual([4]);
    expect(columnsFor(two, 'abn')).toEqual([2]);
  });

  it('shows rows with errors first, and counts what can be imported', () => {
    const rows = [row(2), row(3, 'abn'), row(4), row(5, 'abn', 'notes')];
    expect(inOrder(rows).map((each) => each.row)).toEqual([3, 5, 2, 4]);
    const doubtful: FileRow = { ...row(6), warnings: [{ field: 'abn', msg: 'is the ABN of another one' }] };
    expect(inOrder([...rows, doubtful]).map((each) => each.row)).toEqual([3, 5, 6, 2, 4]);
    expect(countRows([doubtful], new Set())).toEqual({ fine: 1, wrong: 0, left: 0 });
    expect(countRows(rows, new Set())).toEqual({ fine: 2, wrong: 2, left: 0 });
    // A further time of a job is no job.
    expect(countRows([...rows, { ...row(6), further_of: 2 }], new Set()).fine).toBe(2);
    expect(countRows(rows, new Set([2, 3]))).toEqual({ fine: 1, wrong: 1, left: 2 });
  });
});
