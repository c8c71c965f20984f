import { DateTime } from 'luxon';
import type { PersonShift } from '../shifts/shift-reads.service.js';
import { conflictsWith, createConflictTest, type WantedShift } from './candidates.js';

const at = (time: string) => DateTime.fromISO(`2026-11-18T${time}`, { zone: 'utc' });
const shift = (jobId: string, [from, until]: readonly [string, string], state = 'planned') =>
  ({
    jobId,
    date: '2026-11-18',
    time: `${from}-${until}`,
    startsAt: at(from),
    endsAt: at(until),
    state,
  }) as PersonShift;

describe('createConflictTest', () => {
  const wanted: WantedShift[] = [
    shift('new', ['06:00', '08:00']),
    shift('new', ['07:00', '07:30']),
    shift('new', ['08:00', '09:00']),
    shift('new', ['12:00', '12:00']),
    shift('new', ['20:00', '22:00']),
  ];
  const test = createConflictTest(wanted);

  it.each<[string, boolean, PersonShift]>([
    ['within one of them', true, shift('other', ['06:30', '06:45'])],
    ['around several', true, shift('other', ['05:00', '23:00'])],
    ['behind a short one within a long one', true, shift('other', ['07:45', '08:00'])],
    ['between two', false, shift('other', ['09:00', '12:00'])],
    ['around one without length', true, shift('other', ['11:00', '13:00'])],
    ['without length where two meet', false, shift('other', ['08:00', '08:00'])],
    ['after all', false, shift('other', ['22:00', '23:00'])],
    ['at their times but cancelled', false, shift('other', ['06:00', '08:00'], 'cancelled')],
    ['of their own, whatever became of it', true, shift('new', ['06:00', '08:00'], 'cancelled')],
  ])('answers as conflictsWith for a shift %s', (_, expected, own) => {
    expect(test(own)).toBe(expected);
    expect(wanted.some((each) => conflictsWith(own, each))).toBe(expected);
  });

  it('finds nothing without shifts', () => {
    expect(createConflictTest([])(shift('other', ['06:00', '08:00']))).toBe(false);
  });
});
