import { findChangedTimes } from './timetable-change.js';

const EARLY = '06:00-08:00';
const EARLY_LATER = '07:00-09:00';
const LATE = '18:00-20:00';
const LATE_LATER = '19:00-21:00';

describe('findChangedTimes', () => {
  it.each<[string, string[], string[], [string, string | null][]]>([
    ['keeps an unchanged slot', [EARLY], [EARLY], []],
    ['moves one slot beside an unchanged one', [EARLY, LATE], [LATE, EARLY_LATER], [[EARLY, EARLY_LATER]]],
    [
      'moves two slots in their order',
      [LATE, EARLY],
      [EARLY_LATER, LATE_LATER],
      [
        [EARLY, EARLY_LATER],
        [LATE, LATE_LATER],
      ],
    ],
    ['ends a removed slot', [EARLY, LATE], [LATE], [[EARLY, null]]],
    [
      'ends both slots when one new slot could replace either',
      [EARLY, LATE],
      [EARLY_LATER],
      [
        [EARLY, null],
        [LATE, null],
      ],
    ],
    ['moves nothing to a new slot', [], [EARLY], []],
  ])('%s', (_, before, after, moves) => {
    expect([...findChangedTimes(before, after).moves]).toEqual(moves);
  });
});
