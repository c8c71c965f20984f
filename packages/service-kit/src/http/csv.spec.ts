import { csvText } from './csv.js';

describe('csvText', () => {
  it('quotes what needs it and ends each line with CRLF', () => {
    expect(
      csvText(
        ['name', 'hours'],
        [
          ['Perera, Amara "Ma"', 2],
          ['two\nlines', 0.5],
        ],
      ),
    ).toBe('\uFEFFname,hours\r\n"Perera, Amara ""Ma""",2\r\n"two\nlines",0.5\r\n');
  });

  it.each(['=1+1', '+61 491', '-2', '@SUM(A1)', '\t=1'])('never starts a typed cell as a formula: %s', (cell) => {
    expect(csvText(['a'], [[cell]])).toContain(`'${cell}`);
  });

  it('leaves numbers alone', () => {
    expect(csvText(['a'], [[-2]])).toContain('\r\n-2\r\n');
  });
});
