import { findExcess } from './paymentExcess';

describe('findExcess', () => {
  it.each([
    ['480.00', '480.00', ''],
    ['480.10', '400.05', '80.05'],
    ['1000000.00', '0.00', '1000000.00'],
  ])('of A$%s of which A$%s pays the invoice is “%s”', (amount, part, rest) => {
    expect(findExcess({ amount, part })).toBe(rest);
  });
});
