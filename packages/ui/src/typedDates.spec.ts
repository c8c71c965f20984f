import { parseDay, parseMoment, parseTime } from './typedDates';

describe('parseDay', () => {
  it.each([
    ['18/11/2026', '2026-11-18'],
    [' 1/2/2026 ', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['29 2 2028', '2028-02-29'],
    ['18112026', '2026-11-18'],
    ['2026-11-18', '2026-11-18'],
  ])('reads %s as %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it.each(['', '31/02/2026', '29/2/2027', '11/18/2026', '18/11', '2026-02-30', 'tomorrow', '1/2/202', '18/11/20266'])(
    'refuses %p',
    (typed) => expect(parseDay(typed)).toBeNull(),
  );
});

describe('parseTime', () => {
  it.each([
    ['06:30', '06:30'],
    ['6', '06:00'],
    ['630', '06:30'],
    ['1830', '18:30'],
    ['6.30', '06:30'],
    ['6:30 pm', '18:30'],
    ['12 am', '00:00'],
    ['12pm', '12:00'],
    ['23:59', '23:59'],
  ])('reads %s as %s', (typed, time) => expect(parseTime(typed)).toBe(time));

  it.each(['', '24:00', '12:60', '13 pm', '0 am', '6:3', 'noon', '-1'])('refuses %p', (typed) =>
    expect(parseTime(typed)).toBeNull(),
  );
});

describe('parseMoment', () => {
  it.each([
    ['18/11/2026 06:30', '2026-11-18T06:30'],
    ['18/11/2026, 6:30 pm', '2026-11-18T18:30'],
    ['2026-11-18T09:00', '2026-11-18T09:00'],
  ])('reads %s as %s', (typed, moment) => expect(parseMoment(typed)).toBe(moment));

  it.each(['', '18/11/2026', '09:00', '31/02/2026 09:00'])('refuses %p', (typed) =>
    expect(parseMoment(typed)).toBeNull(),
  );
});
