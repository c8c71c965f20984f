import { formatInvoiceDescription } from '@cleaning/contracts';
import { formatMonthSpan, listMonths, toMonth } from './month.js';

describe('Invoice month', () => {
  it.each([
    ['2026', '11', '2026/11/01 to 2026/11/30'],
    ['2026', '12', '2026/12/01 to 2026/12/31'],
    ['2028', '02', '2028/02/01 to 2028/02/29'],
    ['2026', '02', '2026/02/01 to 2026/02/28'],
  ])('runs for %s-%s from %s', (year, month, duration) => {
    expect(formatMonthSpan(toMonth(year, month))).toBe(duration);
  });

  it('formats its span for the description', () => {
    expect(formatInvoiceDescription('1 King William Street', formatMonthSpan(toMonth('2026', '11')))).toBe(
      'Cleaning provided at 1 King William Street from 2026/11/01 to 2026/11/30.',
    );
  });

  it('is listed between two days', () => {
    expect(listMonths('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(listMonths('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
  });
});
