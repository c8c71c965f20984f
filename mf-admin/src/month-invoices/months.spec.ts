import { getLastMonth, listMonths } from './months';

describe('invoice months', () => {
  it.each([
    ['2026-11-23', '2026-10'],
    ['2027-01-01', '2026-12'],
  ])('treats on %s %s as last month', (today, month) => {
    expect(getLastMonth(today)).toBe(month);
  });

  it('offers two years back and always the selected month', () => {
    const months = listMonths('2026-11', '2026-10');
    expect([months[0], months[1], months.length]).toEqual(['2026-11', '2026-10', 24]);
    expect(listMonths('2026-11', '2023-01').at(-1)).toBe('2023-01');
    expect(listMonths('2022-02', '2022-01')).toEqual(['2022-02', '2022-01']);
  });
});
