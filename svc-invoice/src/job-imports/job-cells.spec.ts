import { getDays, getTime, parseBasis, parseFrequency, parseWeekdays, stripCurrency, toDate } from './job-cells.js';

describe('Job file cell', () => {
  it.each([
    ['Mo', ['Mo']],
    ['Monday, Thu', ['Mo', 'Th']],
    ['Fri and Mon', ['Mo', 'Fr']],
    ['Mon-Fri', ['Mo', 'Tu', 'We', 'Th', 'Fr']],
    ['Sa – Su', ['Sa', 'Su']],
    ['Fri to Mon', ['Mo', 'Fr', 'Sa', 'Su']],
    ['weekdays', ['Mo', 'Tu', 'We', 'Th', 'Fr']],
    ['every day', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']],
    ['', null],
    ['sometimes', null],
    ['Mon-', null],
    ['3', null],
  ])('reads %j as weekdays', (text, days) => expect(parseWeekdays(text)).toEqual(days));

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
    ['soon', 'soon'],
  ])('reads %j as a day', (text, day) => expect(toDate(text)).toBe(day));

  it.each([
    ['A$1,250.50', '1250.50'],
    ['$ 40', '40'],
    ['40', '40'],
    ['a lot', 'a lot'],
  ])('reads %j as an amount', (text, amount) => expect(stripCurrency(text)).toBe(amount));

  it.each([
    ['', [1, null, '']],
    ['2', [2, null, '']],
    ['every 3 weeks', [3, 'week', '']],
    ['fortnightly', [2, 'week', '']],
    ['monthly', [1, 'month', '']],
    ['Every 2 months', [2, 'month', '']],
    ['last of the month', [1, 'month', 'last']],
    ['1st', [1, 'month', 'first']],
    ['sometimes', null],
  ])('reads %j as a frequency', (text, often) => {
    const read = parseFrequency(text);
    expect(read && [read.every, read.unit, read.which]).toEqual(often);
  });

  it.each([
    ['Mon, Thu', { days: ['Mo', 'Th'], which: '' }],
    ['last Friday of the month', { days: ['Fr'], which: 'last' }],
    ['1st Mon', { days: ['Mo'], which: 'first' }],
    ['last', null],
    ['fifth Friday', null],
  ])('reads %j as days of a month', (text, days) => expect(getDays(text)).toEqual(days));

  it.each([
    ['per visit', 'visit'],
    ['Monthly', 'month'],
    ['hour', 'hour'],
    ['Not invoiced', 'none'],
    ['no charge', 'none'],
    ['week', null],
  ])('reads %j as what a price is for', (text, basis) => expect(parseBasis(text)).toBe(basis));
});
