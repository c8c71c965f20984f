import type { Day } from '../date-text.js';
import { formatSchedule } from './schedule-text.js';
import { EVERY_WEEK, findFirstDayProblem, type SlotRepeats, slotRepeats } from './slot-schedule.js';

const TODAY = '2026-11-23';
const repeats = (fields: Partial<SlotRepeats>): SlotRepeats => ({ ...EVERY_WEEK, ...fields });
const MONTHLY = { unit: 'month', which: 'last' } as const;

describe('formatSchedule', () => {
  it.each<[string, Day[], Partial<SlotRepeats>, { holds_from?: string; holds_until?: string }]>([
    ['Every Friday', ['Fr'], {}, {}],
    ['Every Monday, Wednesday and Friday', ['Mo', 'We', 'Fr'], {}, {}],
    ['Monday to Friday', ['Mo', 'Tu', 'We', 'Th', 'Fr'], {}, {}],
    ['Every day', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], {}, {}],
    ['Every Friday from Fri 4 Dec 2026', ['Fr'], { from: '2026-12-01' }, {}],
    ['Every Friday', ['Fr'], { from: '2026-11-01' }, {}],
    ['Every Friday until Fri 26 Mar 2027', ['Fr'], { until: '2027-03-26' }, {}],
    ['Every 2 weeks from Fri 4 Dec 2026', ['Fr'], { every: 2, from: '2026-12-04' }, {}],
    ['Every 2 weeks from Fri 6 Nov 2026', ['Fr'], { every: 2, from: '2026-11-06' }, {}],
    ['Every 2 weeks on Monday and Friday from Fri 4 Dec 2026', ['Mo', 'Fr'], { every: 2, from: '2026-12-04' }, {}],
    [
      'Every 3 weeks on Monday to Friday from Mon 7 Dec 2026',
      ['Mo', 'Tu', 'We', 'Th', 'Fr'],
      { every: 3, from: '2026-12-07' },
      {},
    ],
    ['Last Friday of every month', ['Fr'], MONTHLY, {}],
    ['First Monday and first Friday of every month', ['Mo', 'Fr'], { unit: 'month', which: 'first' }, {}],
    ['Last Friday of every 3 months from Fri 26 Feb 2027', ['Fr'], { ...MONTHLY, every: 3, from: '2026-11-28' }, {}],
    // A version of the slot that begins in between keeps the phase.
    ['Every 2 weeks from Fri 18 Dec 2026', ['Fr'], { every: 2, from: '2026-12-04' }, { holds_from: '2026-12-10' }],
    [
      'Every Friday until Thu 3 Dec 2026',
      ['Fr'],
      { until: '2027-03-26' },
      { holds_from: '2026-01-01', holds_until: '2026-12-03' },
    ],
    ['', [], {}, {}],
  ])('writes "%s"', (text, days, fields, bounds) =>
    expect(formatSchedule({ days, repeats: repeats(fields), ...bounds }, TODAY)).toBe(text),
  );
});

describe('slotRepeats', () => {
  const problems = (fields: object) =>
    slotRepeats.safeParse(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  it.each<[object, string[]]>([
    [{}, []],
    [{ every: '2', from: '2026-12-04' }, []],
    [{ every: 2 }, ['from is required. Weeks and months are counted from this day']],
    [{ every: 0 }, ['every must be at least 1']],
    [{ every: 53, from: '2026-12-04' }, ['every must be at most 52']],
    [{ every: 13, unit: 'month', which: 'last', from: '2026-12-04' }, ['every must be at most 12 months']],
    [{ unit: 'month' }, ['which must say which week of the month']],
    [{ which: 'last' }, ['which must be empty if the shift repeats by week']],
    [{ from: '2026-12-04', until: '2026-12-03' }, ['until can’t be before the first day']],
    [{ from: '2026-02-30' }, ['from must be a date that exists']],
  ])('checks %j', (fields, expected) => expect(problems(fields)).toEqual(expected));

  it('counts weeks from a ticked day', () => {
    const every = repeats({ every: 2, from: '2026-12-05' });
    expect(findFirstDayProblem(['Fr'], every)).toBe('must be one of the ticked days');
    expect(findFirstDayProblem(['Fr', 'Sa'], every)).toBeNull();
    expect(findFirstDayProblem([], every)).toBeNull();
    expect(findFirstDayProblem(['Fr'], repeats({ ...MONTHLY, every: 2, from: '2026-12-05' }))).toBeNull();
  });
});
