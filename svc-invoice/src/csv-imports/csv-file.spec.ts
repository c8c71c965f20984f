import { InvalidInput } from '@cleaning/service-kit/errors';
import { readCsv } from './csv-file.js';

const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const rowsOf = (bytes: Buffer) => {
  const { headings, rows } = readCsv(bytes);
  return [headings, ...rows.map(({ row, cells }) => [row, ...cells])];
};

describe('a CSV file', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Name,City\nSöhne,Köln')],
    ['UTF-8 with a mark', Buffer.from('\ufeffName,City\r\nSöhne,Köln\r\n')],
    ['Windows-1252', windows1252('Name,City\r\nSöhne,Köln')],
    ['UTF-16', utf16('Name\tCity\r\nSöhne\tKöln')],
    ['semicolons', Buffer.from('Name;City\nSöhne;Köln')],
    ['a said separator', Buffer.from('sep=;\r\nName;City\r\nSöhne;Köln')],
    ['blanks around cells', Buffer.from(' Name , City\n Söhne ,Köln ')],
    ['old line ends', Buffer.from('Name,City\rSöhne,Köln')],
  ])('in %s is read', (name, bytes) => {
    expect(rowsOf(bytes)).toEqual([
      ['Name', 'City'],
      [name === 'a said separator' ? 3 : 2, 'Söhne', 'Köln'],
    ]);
  });

  it('keeps separators, quotation marks and line breaks of a cell', () => {
    const bytes = Buffer.from('"Name; as said";"City, State"\n"A ""B"" C";"1 Street\n5000 Adelaide"\n');
    expect(rowsOf(bytes)).toEqual([
      ['Name; as said', 'City, State'],
      [2, 'A "B" C', '1 Street\n5000 Adelaide'],
    ]);
  });

  it('counts rows as a spreadsheet does, without those that are empty', () => {
    expect(rowsOf(Buffer.from('Name,City\n\n"A\nB",X\n,\nC\n'))).toEqual([
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
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000[Content_Types].xml'), /not CSV/],
  ])('with %s is refused', (_, bytes, sentence) => {
    expect(() => readCsv(bytes)).toThrow(InvalidInput);
    expect(() => readCsv(bytes)).toThrow(sentence);
  });
});
