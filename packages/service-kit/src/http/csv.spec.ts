import { csvLines } from './csv.js';

describe('csvLines', () => {
  it('quotes what needs it and ends each line with CRLF', () => {
    expect(
      csvLines([
        ['name', 'hours'],
        ['Perera, Amara "Ma"', 2],
        ['two\nlines', 0.5],
        ['one\rline', 1],
        ['', 0],
      ]),
    ).toBe('name,hours\r\n"Perera, Amara ""Ma""",2\r\n"two\nlines",0.5\r\n"one\rline",1\r\n,0\r\n');
  });

  it.each(['=1+1', '+61 491', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x","y")'])(
    'never starts a typed cell as a formula: %j',
    (cell) => {
      expect(csvLines([[cell]])).toMatch(/^"?'/);
    },
  );

  it('leaves numbers alone', () => {
    expect(csvLines([[-2]])).toBe('-2\r\n');
  });

  it('leaves amounts below zero numbers that a spreadsheet adds up', () => {
    expect(csvLines([['-500.00', '-0.05']])).toBe('-500.00,-0.05\r\n');
    expect(csvLines([['-1.00+A1', '-500.00\n']])).toMatch(/^'-1\.00\+A1,"'-500/);
  });

  it('is nothing for no rows', () => {
    expect(csvLines([])).toBe('');
  });
});
