import { getTime, getWeekday, toDate } from './cells.js';

describe('Cell of a file', () => {
  it.each([
    ['6:00', '06:00'],
    ['18.30', '18:30'],
    ['0600', '06:00'],
    ['6 am', '06:00'],
    ['12 AM', '00:00'],
    ['12:30pm', '12:30'],
    ['17', '17:00'],
    ['06:00:00', '06:00'],
    ['24:00', null],
    ['6:75', null],
    ['13 pm', null],
    ['noon', null],
    ['', null],
  ])('reads %j as a time', (text, time) => expect(getTime(text)).toBe(time));

  it.each([
    ['3/11/2026', '2026-11-03'],
    ['03.11.26', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['3 November 2026', '2026-11-03'],
    ['03 nov 2026', '2026-11-03'],
    ['3-Nov-26', '2026-11-03'],
    ['03-NOV-2026', '2026-11-03'],
    ['3/Nov/2026', '2026-11-03'],
    ['3 Sept 26', '2026-09-03'],
    ['Tue 3 Nov 2026', '2026-11-03'],
    ['Tuesday, 3 November 2026', '2026-11-03'],
    ['3/11/2026 6:00', '2026-11-03'],
    ['3/11/2026 6:00:00 am', '2026-11-03'],
    ['2026-11-03T06:00:00+10:30', '2026-11-03'],
    ['Nov-26', 'Nov-26'],
    ['Monday soon', 'Monday soon'],
    ['Noon 3, 2026', 'Noon 3, 2026'],
    ['3 4 2026', '3 4 2026'],
    ['soon', 'soon'],
  ])('reads %j as a day', (text, day) => expect(toDate(text)).toBe(day));

  it.each([
    ['2026-11-23', 'Mo'],
    ['29/11/2026', 'Su'],
    ['31/11/2026', ''],
    ['', ''],
  ])('reads the weekday of %j', (text, day) => expect(getWeekday(text)).toBe(day));
});
