import fc from 'fast-check';
import { computeAmounts, formatAmount, formatDollarAmount } from './amounts.js';

describe('GST', () => {
  it.each([
    // sum, rate in hundredths of a percent, GST
    ['8180.05', 1000, '818.01', 'half a cent goes up (GST Act s 9-90)'],
    ['8180.04', 1000, '818.00', 'less than half a cent goes down'],
    ['8180.06', 1000, '818.01', 'more than half a cent goes up'],
    ['480.00', 2000, '96.00', "the product's default rate"],
    ['0.01', 2000, '0.00', 'a fifth of a cent goes down'],
    ['0.03', 2000, '0.01', 'three fifths of a cent goes up'],
    ['0.05', 1000, '0.01', 'half a cent alone goes up'],
    ['0.04', 1000, '0.00', 'two fifths of a cent goes down'],
    ['1234.56', 0, '0.00', 'no GST at rate 0'],
    ['1234.56', 10_000, '1234.56', 'as much again at 100 %'],
    ['333.33', 1250, '41.67', '12.5 %: 41.66625'],
    ['1.00', 1, '0.00', '0.01 % of a dollar'],
    ['50.00', 1, '0.01', '0.01 % of 50 dollars is half a cent'],
    ['90071992547.40', 1000, '9007199254.74', 'beyond what floating point multiplies exactly'],
  ])('rounds %s at %i to %s: %s', (sum, rate, gst) => {
    expect(formatAmount(computeAmounts(Number(sum.replace('.', '')), rate).gst)).toBe(gst);
  });

  it('adds up exactly to the total and rounds GST by half a cent at most', () => {
    const sums = fc.integer({ min: 0, max: 2_000_000_000_000 });
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 10_000 }), (sum, rate) => {
        const { subTotal, gst, total } = computeAmounts(sum, rate);
        const error = BigInt(gst) * 10_000n - BigInt(sum) * BigInt(rate);
        return subTotal + gst === total && error > -5_000n && error <= 5_000n;
      }),
    );
  });
});

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [48_000, '480.00'],
    [123_456_789, '1234567.89'],
    [-5, '-0.05'],
  ])('write %i cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  it.each([
    ['0.00', 'A$0.00'],
    ['123.45', 'A$123.45'],
    ['1234567.80', 'A$1,234,567.80'],
  ])('print %s as %s', (amount, text) => {
    expect(formatDollarAmount(amount)).toBe(text);
  });
});
