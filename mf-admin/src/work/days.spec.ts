import { formatDays, getDays, getRecentDays } from './days';

describe('days of the work list', () => {
  it.each([
    ['2026-11-18', '2026-10-01'],
    ['2026-01-31', '2025-12-01'],
    ['2028-03-31', '2028-02-01'],
    ['2026-12-01', '2026-11-01'],
  ])('starts the recent days of %s on %s', (today, from) => expect(getRecentDays(today)).toEqual({ from, to: today }));

  it.each([
    [{ from: '2026-10-01', to: '2026-11-18' }, ', Thu 1 Oct 2026 to Wed 18 Nov 2026'],
    [{ from: '2026-10-01', to: '' }, ', from Thu 1 Oct 2026'],
    [{ from: '', to: '2026-11-18' }, ', to Wed 18 Nov 2026'],
    [{ from: '', to: '' }, ''],
  ])('writes %j as "%s"', (days, text) => {
    expect(formatDays(days)).toBe(text);
    expect(Object.values(getDays(days))).not.toContain('');
  });
});
