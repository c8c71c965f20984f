import { DEMO_COMPANY, DEMO_CONTRACTORS } from './demo.js';
import { isValidAbn } from './typed-numbers.js';

describe('ABN checksum', () => {
  it.each(['51824753556', '53004085616', '80000000001', '61000000002', '42000000003', '23000000004', '51 824 753 556'])(
    'accepts %s',
    (abn) => expect(isValidAbn(abn)).toBe(true),
  );
  it.each(['11111111111', '12345678901', '5182475355', '518247535567', '5182475355x', ''])('refuses %s', (abn) =>
    expect(isValidAbn(abn)).toBe(false),
  );

  it('is valid and their own for the company and people of the demo', () => {
    const abns = [DEMO_COMPANY.abn, ...DEMO_CONTRACTORS.map(({ abn }) => abn)];
    expect(abns.filter((abn) => !isValidAbn(abn))).toEqual([]);
    expect(new Set(abns).size).toBe(abns.length);
  });
});
