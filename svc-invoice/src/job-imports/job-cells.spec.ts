import {
  getDays,
  isEnded,
  parseBasis,
  parseFrequency,
  parseWeekdays,
  splitSchedule,
  stripCurrency,
} from './job-cells.js';

describe('Job file cell', () => {
  it.each([
    ['Mo', ['Mo']],
    ['Monday, Thu', ['Mo', 'Th']],
    ['Fri and Mon', ['Mo', 'Fr']],
    ['Mon-Fri', ['Mo', 'Tu', 'We', 'Th', 'Fr']],
    ['Sa – Su', ['Sa', 'Su']],
    ['Wednesdays', ['We']],
    ['Fri to Mon', ['Mo', 'Fr', 'Sa', 'Su']],
    ['weekdays', ['Mo', 'Tu', 'We', 'Th', 'Fr']],
    ['every day', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']],
    ['', null],
    ['sometimes', null],
    ['Mon-', null],
    ['3', null],
  ])('reads %j as weekdays', (text, days) => expect(parseWeekdays(text)).toEqual(days));

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

  it.each([
    ['Weekly on Mondays and Thursdays', 'Weekly', 'Mondays and Thursdays'],
    ['Monthly on the last Friday', 'Monthly', 'last Friday'],
    ['Every 2 weeks', 'Every 2 weeks', ''],
    ['Monthly on the 15th', 'Monthly on the 15th', ''],
  ])('splits the schedule %j', (text, often, days) => expect(splitSchedule(text)).toEqual({ often, days }));

  it.each([
    ['status', 'Completed', true],
    ['status', 'Quote', true],
    ['status', 'Work Order', false],
    ['status', '', false],
    ['closeddate', '2026-09-30', true],
    ['closeddate', '', false],
  ])('reads under %j from %j whether the job has ended', (heading, text, ended) =>
    expect(isEnded(heading, text)).toBe(ended),
  );
});
