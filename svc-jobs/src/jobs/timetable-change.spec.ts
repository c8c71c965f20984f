import { findChangedTimes } from './timetable-change.js';

const EARLY = '06:00-08:00';
const EARLY_LATER = '07:00-09:00';
const LATE = '18:00-20:00';
const LATE_LATER = '19:00-21:00';

describe('the times of the slots of a day in another timetable', () => {
  it.each<[string, string[], string[], [string, string | null][]]>([
    ['of one that stays', [EARLY], [EARLY], []],
    ['of one beside another that stays', [EARLY, LATE], [LATE, EARLY_LATER], [[EARLY, EARLY_LATER]]],
    [
      'of two, in their order',
      [LATE, EARLY],
      [EARLY_LATER, LATE_LATER],
      [
        [EARLY, EARLY_LATER],
        [LATE, LATE_LATER],
      ],
    ],
    ['of one that is gone', [EARLY, LATE], [LATE], [[EARLY, null]]],
    [
      'of two, where it is not said which one is the new one',
      [EARLY, LATE],
      [EARLY_LATER],
      [
        [EARLY, null],
        [LATE, null],
      ],
    ],
    ['of one that is new', [], [EARLY], []],
  ])('%s', (_, before, after, moves) => {
    expect([...findChangedTimes(before, after).moves]).toEqual(moves);
  });
});
