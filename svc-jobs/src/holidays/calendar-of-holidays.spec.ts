import { readHolidays } from './calendar-of-holidays.js';

/** Public holidays in South Australia under its Act, worked out by hand. */
const DAYS: Record<number, string[]> = {
  2026: [
    '01-01',
    '01-26',
    '03-09',
    '04-03',
    '04-04',
    '04-05',
    '04-06',
    '04-25',
    '06-08',
    '10-05',
    '12-24 19:00',
    '12-25',
    '12-26',
    '12-28',
    '12-31 19:00',
  ],
  2027: [
    '01-01',
    '01-26',
    '03-08',
    '03-26',
    '03-27',
    '03-28',
    '03-29',
    '04-25',
    '06-14',
    '10-04',
    '12-24 19:00',
    '12-25',
    '12-26',
    '12-27',
    '12-28',
    '12-31 19:00',
  ],
};

describe('readHolidays', () => {
  it.each(Object.entries(DAYS))('finds the holidays of South Australia in %s', async (year, days) => {
    const holidays = await readHolidays('SA', Number(year));
    expect(
      holidays.map(({ date, fromTime }) => (fromTime === '00:00' ? date.slice(5) : `${date.slice(5)} ${fromTime}`)),
    ).toEqual(days);
  });

  it('leaves out South Australian holidays in Victoria', async () => {
    const names = (await readHolidays('VIC', 2026)).map(({ name }) => name);
    expect(names).not.toContain('Proclamation Day');
  });
});
