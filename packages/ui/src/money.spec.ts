import { formatMoney } from './Money';

describe('formatMoney', () => {
  it.each([
    ['5.00', 'A$5.00'],
    ['999.99', 'A$999.99'],
    ['1234.50', 'A$1,234.50'],
    ['1234567.89', 'A$1,234,567.89'],
    ['-1234.50', '-A$1,234.50'],
    ['-0.10', '-A$0.10'],
  ])('writes %s as %s', (value, text) => expect(formatMoney(value)).toBe(text));
});
