import { formatCsv } from './csv.js';

describe('csvLines', () => {
  it('quotes cells where needed and ends each line with CRLF', () => {
    expect(
      formatCsv([
        ['name', 'hours'],
        ['Perera, Amara "Ma"', 2],
        ['two\nlines', 0.5],
        ['one\rline', 1],
        ['', 0],
      ]),
    ).toBe('name,hours\r\n"Perera, Amara ""Ma""",2\r\n"two\nlines",0.5\r\n"one\rline",1\r\n,0\r\n');
  });

  it.each([
    '=1+1',
    '+61 491',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\ttext',
    '\rtext',
    '=HYPERLINK("x","y")',
    // Full-width and small forms, which some spreadsheets read as the sign itself.
    '\uFF1D1+1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20SUM(A1)',
    '\uFE621',
    '\uFE631',
    '\uFE661',
    '\uFE6Bx',
    // Behind invisible characters: zero-width space, non-joiner, joiner, word joiner, byte order mark, soft hyphen, direction marks, fillers.
    ...[
      '\u200B',
      '\u200C',
      '\u200D',
      '\u2060',
      '\uFEFF',
      '\u00AD',
      '\u200E',
      '\u202E',
      '\u2066',
      '\u3164',
      '\u034F',
      '\uFE0F',
    ].map((unseen) => `${unseen}=1`),
    '\u200B\u200B\uFEFF@x',
    ' =1',
    '\u00A0=1',
    '\u200B\uFF1D1',
    '\u200B\t=1',
    ' \u200B -2.00',
    '\u200B-2.00',
    '\u200B\tx',
  ])('never starts a typed cell as a formula: %j', (cell) => {
    expect(formatCsv([[cell]])).toMatch(/^"?'/);
  });

  it.each(['Ana Silva', 'a=1', '1+1', 'x@site.example', '\u200BAna', ' Ana', '\u0645\u0631\u062D\u0628\u0627'])(
    'leaves other text unchanged: %j',
    (cell) => {
      expect(formatCsv([[cell]])).toBe(`${cell}\r\n`);
    },
  );

  it('quotes semicolons and tabs, because some spreadsheets split fields at them', () => {
    expect(formatCsv([['a;=1', 'a\t=1', 'b']])).toBe('"a;=1","a\t=1",b\r\n');
  });

  it('leaves numbers unchanged', () => {
    expect(formatCsv([[-2]])).toBe('-2\r\n');
  });

  it('keeps negative amounts as numbers that a spreadsheet adds up', () => {
    expect(formatCsv([['-500.00', '-0.05']])).toBe('-500.00,-0.05\r\n');
    expect(formatCsv([['-1.00+A1', '-500.00\n']])).toMatch(/^'-1\.00\+A1,"'-500/);
  });

  it('returns nothing without rows', () => {
    expect(formatCsv([])).toBe('');
  });
});
