import fc from 'fast-check';
import { addDays } from '../days.js';
import { canCoincide, countTimesInWeeks, findNextDays, occursOn, type SlotDays } from './occurrences.js';
import { anySlot, describeRules, getDays } from './testing/rules.js';

const FRIDAY = 5;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('findNextDays', () => {
  it.each<[string, SlotDays, string, string[]]>([
    ['each week', { days: [1, FRIDAY] }, '2026-12-01', ['2026-12-04', '2026-12-07', '2026-12-11']],
    [
      'every second Friday',
      { days: [FRIDAY], every: 2, startsOn: '2026-12-04' },
      '2026-11-01',
      ['2026-12-04', '2026-12-18', '2027-01-01'],
    ],
    [
      'every second week, leaving out the Monday before the first day',
      { days: [1, FRIDAY], every: 2, startsOn: '2026-12-04' },
      '2026-11-01',
      ['2026-12-04', '2026-12-14', '2026-12-18'],
    ],
    // 2026 has the ISO weeks 1 to 53: by the parity of weeks two of them would follow each other.
    [
      'every second Friday over a year of 53 weeks',
      { days: [FRIDAY], every: 2, startsOn: '2026-01-02' },
      '2026-12-15',
      ['2026-12-18', '2027-01-01', '2027-01-15'],
    ],
    [
      'every fourth week over a year of 53 weeks',
      { days: [FRIDAY], every: 4, startsOn: '2020-12-11' },
      '2020-12-12',
      ['2021-01-08', '2021-02-05', '2021-03-05'],
    ],
    [
      'the last Friday, which is the fifth of January 2027 and the fourth of February',
      { days: [FRIDAY], monthWeek: -1 },
      '2027-01-01',
      ['2027-01-29', '2027-02-26', '2027-03-26'],
    ],
    [
      'the fourth Friday in a month with five',
      { days: [FRIDAY], monthWeek: 4 },
      '2027-01-01',
      ['2027-01-22', '2027-02-26', '2027-03-26'],
    ],
    [
      'the first Monday every three months',
      { days: [1], monthWeek: 1, every: 3, startsOn: '2026-11-15' },
      '2026-11-01',
      ['2027-02-01', '2027-05-03', '2027-08-02'],
    ],
    [
      'the last Tuesday of February, which is the 29th in 2028',
      { days: [2], monthWeek: -1, every: 12, startsOn: '2027-02-01' },
      '2027-01-01',
      ['2027-02-23', '2028-02-29', '2029-02-27'],
    ],
    [
      'every second week from 29 February',
      { days: [2], every: 2, startsOn: '2028-02-29' },
      '2028-01-01',
      ['2028-02-29', '2028-03-14', '2028-03-28'],
    ],
    [
      'every 52 weeks',
      { days: [3], every: 52, startsOn: '2026-12-30' },
      '2026-12-01',
      ['2026-12-30', '2027-12-29', '2028-12-27'],
    ],
    [
      'until and including its last day',
      { days: [FRIDAY], startsOn: '2026-12-04', endsOn: '2026-12-11' },
      '2026-11-01',
      ['2026-12-04', '2026-12-11'],
    ],
    [
      'a later version keeps the phase',
      { days: [FRIDAY], every: 2, startsOn: '2026-12-04', validFrom: '2026-12-12' },
      '2026-11-01',
      ['2026-12-18', '2027-01-01', '2027-01-15'],
    ],
    [
      'an earlier version ends before its last day',
      { days: [FRIDAY], every: 2, startsOn: '2026-12-04', validUntil: '2026-12-18' },
      '2026-11-01',
      ['2026-12-04'],
    ],
    ['none without days', { days: [] }, '2026-11-01', []],
    ['none after its end', { days: EVERY_DAY, endsOn: '2026-10-31' }, '2026-11-01', []],
  ])('lists the days of a slot: %s', (_case, slot, from, days) => expect(findNextDays(slot, from, 3)).toEqual(days));
});

describeRules(30);

describe('canCoincide', () => {
  const weeks = (every: number, startsOn: string, endsOn?: string): SlotDays => ({
    days: [FRIDAY],
    every,
    startsOn,
    endsOn: endsOn ?? null,
  });
  it.each<[string, SlotDays, SlotDays, boolean]>([
    ['on other weekdays', { days: [1] }, { days: [FRIDAY] }, false],
    ['each week', { days: [FRIDAY] }, { days: [1, FRIDAY] }, true],
    ['in turn', weeks(2, '2026-12-04'), weeks(2, '2026-12-11'), false],
    ['in the same weeks', weeks(2, '2026-12-04'), weeks(4, '2026-12-18'), true],
    ['in turn every two and every four weeks', weeks(2, '2026-12-04'), weeks(4, '2026-12-11'), false],
    ['every two and every three weeks', weeks(2, '2026-12-04'), weeks(3, '2026-12-11'), true],
    ['one after the other', weeks(2, '2026-12-04', '2026-12-31'), weeks(2, '2027-01-01'), false],
    ['a month and each week', { days: [FRIDAY], monthWeek: 1 }, { days: [FRIDAY] }, true],
    ['the first and the third', { days: [FRIDAY], monthWeek: 1 }, { days: [FRIDAY], monthWeek: 3 }, false],
    ['the fourth and the last', { days: [FRIDAY], monthWeek: 4 }, { days: [FRIDAY], monthWeek: -1 }, true],
    [
      'months in turn',
      { days: [FRIDAY], monthWeek: 1, every: 2, startsOn: '2026-11-01' },
      { days: [FRIDAY], monthWeek: 1, every: 2, startsOn: '2026-12-01' },
      false,
    ],
  ])('compares two slots: %s', (_case, a, b, expected) => {
    expect([canCoincide(a, b), canCoincide(b, a)]).toEqual([expected, expected]);
  });

  it('never denies slots that share a day', () => {
    const overlap = (a: SlotDays, b: SlotDays) => getDays(a).filter((day) => occursOn(b, day));
    fc.assert(
      fc.property(anySlot, anySlot, (a, b) => canCoincide(a, b) || overlap(a, b).length === 0),
      { numRuns: 150 },
    );
  });
});

it('averages a slot over 400 years', () => {
  // 1 January 2001 is a Monday.
  const days = Array.from({ length: 146_097 }, (_, day) => [addDays('2001-01-01', day), 1 + (day % 7)] as const);
  const count = (slot: SlotDays) => days.filter(([day, weekday]) => occursOn(slot, day, weekday)).length;
  for (const slot of [
    { days: [2], monthWeek: -1 },
    { days: [FRIDAY], monthWeek: 4, every: 3, startsOn: '2001-01-01' },
    { days: [1, 3], every: 3, startsOn: '2001-01-01' },
  ]) {
    const { times, weeks } = countTimesInWeeks(slot);
    expect(count(slot)).toBe((times * 20_871) / weeks);
  }
});
