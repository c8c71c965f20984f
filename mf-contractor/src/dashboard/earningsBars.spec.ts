import type { TimesheetRow } from '@cleaning/contracts';
import { barsOfDays, barsOfMonths } from './earningsBars';

const row = (date: string, payment: string) => ({ date, payment }) as TimesheetRow;

describe('bars of earnings', () => {
  it('add up each day of the month, with leap years', () => {
    const bars = barsOfDays({ year: '2028', month: '02' }, [
      row('2028-02-03', '10.10'),
      row('2028-02-03', '0.20'),
      row('2028-02-29', '5.00'),
    ]);
    expect(bars).toHaveLength(29);
    expect(bars[2]).toEqual({ label: '', name: '2028-02-03', value: 10.3, text: 'A$10.30' });
    expect(bars[28]).toMatchObject({ value: 5 });
    expect(bars.filter(({ label }) => label).map(({ label }) => label)).toEqual(['1', '5', '10', '15', '20', '25']);
  });

  it('name each month', () =>
    expect(barsOfMonths([{ year: '2026', month: '09', duration: '01:00', payment: '1200.50' }])).toEqual([
      { label: 'Sep', name: 'September 2026', value: 1200.5, text: 'A$1,200.50' },
    ]));
});
