import { explainAmount, findDecimalMark, readAmount, readSign } from './amounts.js';

describe('Statement amounts', () => {
  it.each<[string, number | 'ambiguous' | 'none']>([
    ['+1,234.50', 123_450],
    ['+1,320.00', 132_000],
    ['1320', 132_000],
    ['1320.5', 132_050],
    ['1320,50', 132_050],
    ['1320,5', 132_050],
    ['1320.5000', 132_050],
    ['1.320,50', 132_050],
    ['1.234.567,89', 123_456_789],
    ['1,234,567', 123_456_700],
    ['1 320.00', 132_000],
    ['1\u00a0320.00', 132_000],
    ['1\u202f320,00', 132_000],
    ["1'320.00", 132_000],
    ['.50', 50],
    ['0', 0],
    ['$1234.5', 123_450],
    ['A$1320.00', 132_000],
    ['AU$1,320.00', 132_000],
    ['AUD 1320.00', 132_000],
    ['1320.00 AUD', 132_000],
    ['-20.00', -2_000],
    ['20.00-', -2_000],
    ['(20.00)', -2_000],
    ['($20.00)', -2_000],
    ['$(20.00)', -2_000],
    ['A$ (20.00)', -2_000],
    ["'20.00", 2_000],
    ['-$88.00', -8_800],
    ['$-88.00', -8_800],
    ['-A$88.00', -8_800],
    ['\u221288.00', -8_800],
    ['\u2013 5.00', -500],
    ['20.00 DR', -2_000],
    ['20.00CR', 2_000],
    ['20.00 D', -2_000],
    ['20.00 c', 2_000],
    ['-20.00 DR', -2_000],
    ['1,320', 'ambiguous'],
    ['1.320', 'ambiguous'],
    ['-1,320', 'ambiguous'],
    ['-20.00 CR', 'none'],
    ['+20.00 DR', 'none'],
    ['--20.00', 'none'],
    ['-(20.00)', 'none'],
    ['(20.00', 'none'],
    ['20.00)', 'none'],
    ['1320.505', 'none'],
    ['1320.500', 'none'],
    ['1.32e3', 'none'],
    ['1,32,000.00', 'none'],
    ['13,2000.00', 'none'],
    ['1,320.00.5', 'none'],
    ['13 20.00', 'none'],
    ['000000132000', 'none'],
    ['1234567890.00', 'none'],
    ['US$20.00', 'none'],
    ['€20.00', 'none'],
    ['20.00 USD', 'none'],
    ['NZ$20.00', 'none'],
    ['20.00%', 'none'],
    ['17/11/2026', 'none'],
    ['five', 'none'],
    ['', 'none'],
    ['-', 'none'],
    ['Infinity', 'none'],
    ['٥٠', 'none'],
  ])('reads %s as %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each<[string, '.' | ',', number | 'none']>([
    ['1,320', '.', 132_000],
    ['1.320', ',', 132_000],
    ['1.320', '.', 'none'],
    ['1,320', ',', 'none'],
    ['1320,50', '.', 132_050],
    ['12,345', '.', 1_234_500],
  ])('reads %s with the decimal mark %s as %s', (text, mark, amount) => {
    expect(readAmount(text, mark)).toBe(amount);
  });

  it('explains why an amount can’t be read, and quotes it', () => {
    expect(explainAmount('ambiguous', '1,320')).toBe(
      'The amount “1,320” could be thousands or cents. Enter this payment yourself.',
    );
    expect(explainAmount('none', '20 EUR')).toBe('The amount “20 EUR” isn’t an amount in A$.');
    expect(explainAmount('none', '')).toBe('It has no amount.');
    expect(explainAmount(100, '1.00')).toBeUndefined();
  });

  it.each([
    ['+5.00', 1],
    ['5.00 CR', 1],
    ['(5.00)', -1],
    ['5.00', 0],
    ['five', 0],
  ] as const)('reads the sign of %s as %s', (text, sign) => {
    expect(readSign(text)).toBe(sign);
  });
});

describe('findDecimalMark', () => {
  it.each([
    [['1,320', '12.50', 'Fuel'], '.'],
    [['1.320', '12,50'], ','],
    [['1,320.00', '1,320'], '.'],
    [['1.320.000', '1.320'], ','],
    [['1,320', '2,440'], undefined],
    [['1320', '88'], undefined],
    [['12.50', '12,50'], undefined],
    [['17.11.2026', '1,320'], undefined],
  ] as const)('finds in %j the mark %s', (texts, mark) => {
    expect(findDecimalMark(texts)).toBe(mark);
  });
});
