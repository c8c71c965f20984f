import { Refusal } from '../errors/refusal.js';
import { readCsv } from './csv-file.js';

const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const getRows = (bytes: Buffer) => {
  const { headings, rows } = readCsv(bytes);
  return [headings, ...rows.map(({ row, cells }) => [row, ...cells])];
};

describe('readCsv', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Name,City\nSöhne,Köln')],
    ['UTF-8 with a mark', Buffer.from('\ufeffName,City\r\nSöhne,Köln\r\n')],
    ['Windows-1252', windows1252('Name,City\r\nSöhne,Köln')],
    ['UTF-16', utf16('Name\tCity\r\nSöhne\tKöln')],
    ['semicolons', Buffer.from('Name;City\nSöhne;Köln')],
    ['a said separator', Buffer.from('sep=;\r\nName;City\r\nSöhne;Köln')],
    ['blanks around cells', Buffer.from(' Name , City\n Söhne ,Köln ')],
    ['old line ends', Buffer.from('Name,City\rSöhne,Köln')],
  ])('reads a file in %s', (name, bytes) => {
    expect(getRows(bytes)).toEqual([
      ['Name', 'City'],
      [name === 'a said separator' ? 3 : 2, 'Söhne', 'Köln'],
    ]);
  });

  it('keeps separators, quotation marks and line breaks in a cell', () => {
    const bytes = Buffer.from('"Name; as said";"City, State"\n"A ""B"" C";"1 Street\n5000 Adelaide"\n');
    expect(getRows(bytes)).toEqual([
      ['Name; as said', 'City, State'],
      [2, 'A "B" C', '1 Street\n5000 Adelaide'],
    ]);
  });

  it('keeps quotation marks in an unquoted cell, and unwraps text formulas', () => {
    const bytes = Buffer.from('Name,City\nMARY "MAC" BELL,="0800"\n"=""0123""",12" pipe\n');
    expect(getRows(bytes)).toEqual([
      ['Name', 'City'],
      [2, 'MARY "MAC" BELL', '0800'],
      [3, '0123', '12" pipe'],
    ]);
  });

  it.each([',', ';', '\t'])('keeps quotation marks inside a quoted cell, separated by %j', (separator) => {
    const rows = [
      ['Name', 'City', 'Note'],
      ['MARY "MAC" BELL', '6" PIPE', 'O"BRIEN'],
      ['A, B', 'C; D', ''],
    ];
    const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\n');
    expect(getRows(Buffer.from(text))).toEqual([rows[0], [2, ...(rows[1] ?? [])], [3, ...(rows[2] ?? [])]]);
  });

  it('chooses the separator of the most rows', () => {
    const bytes = Buffer.from('Clients of Gumtree\nName;City\nA, B, C;D\nE;F\n');
    expect(getRows(bytes)[2]).toEqual([3, 'A, B, C', 'D']);
  });

  it('counts rows as a spreadsheet does and leaves out empty ones', () => {
    expect(getRows(Buffer.from('Name,City\n\n"A\nB",X\n,\nC\n'))).toEqual([
      ['Name', 'City'],
      [3, 'A\nB', 'X'],
      [5, 'C'],
    ]);
  });

  it.each<[string, Buffer, RegExp]>([
    ['an open quotation mark', Buffer.from('Name,City\n"A,B\nC,D'), /quotation mark/],
    ['no headings', Buffer.from(',,\nA,B,C'), /headings/],
    ['no rows', Buffer.from('Name,City\n\n'), /no row/],
    ['too many rows', Buffer.from(`Name\n${'A\n'.repeat(501)}`), /more than 500 rows/],
    ['too many columns', Buffer.from(`${'a,'.repeat(101)}\nA`), /more than 100 columns/],
    ['too many bytes', Buffer.from(`Name\n${'A'.repeat(180_000)}`), /larger than 180 kB/],
    ['too many empty rows', Buffer.from(`Name\nA${'\n'.repeat(10_001)}`), /more than 10,000 rows/],
    ['a row that is too long', Buffer.from(`Name\n${'A'.repeat(100_000)}`), /more than 20,000 characters/],
    ['bytes', Buffer.from('Na\u0000me\nA'), /isn’t CSV/],
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004\u0000\u0000[Content_Types].xml xl/workbook.xml'),
      /an Excel workbook, not CSV/,
    ],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /Excel 97 workbook or another old Office file, not CSV/,
    ],
    ['a document of Word', Buffer.from('PK\u0003\u0004 word/document.xml'), /a Word document, not CSV/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /a PDF, not CSV/],
    ['a page of HTML', Buffer.from('\ufeff\n<!-- saved -->\n<html>'), /a web page \(HTML\), not CSV/],
    ['JSON', Buffer.from('[{"name": "A"}]'), /a JSON file, not CSV/],
  ])('refuses %s', (_, bytes, sentence) => {
    expect(() => readCsv(bytes)).toThrow(Refusal);
    expect(() => readCsv(bytes)).toThrow(sentence);
  });
});
