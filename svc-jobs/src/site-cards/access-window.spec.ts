import { DateTime } from 'luxon';
import { findNextWindow, findOpenWindow } from './access-window.js';

const zone = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone });
const shift = (from: string, until: string, state: 'planned' | 'covered' | 'away' | 'cancelled' = 'planned') => ({
  state,
  startsAt: at(from),
  endsAt: at(until),
});
const WEDNESDAY = shift('2026-11-18T18:00', '2026-11-18T20:00');

describe('findOpenWindow and findNextWindow', () => {
  it.each([
    ['2026-11-18T05:59', false],
    ['2026-11-18T06:00', true],
    ['2026-11-18T19:00', true],
    ['2026-11-18T21:00', true],
    ['2026-11-18T21:01', false],
  ])('shows the details at %s: %s', (now, shown) => {
    expect(findOpenWindow([WEDNESDAY], at(now)) !== null).toBe(shown);
  });

  it.each(['covered', 'away', 'cancelled'] as const)('hides the details of a shift that is %s', (state) => {
    const own = shift('2026-11-18T18:00', '2026-11-18T20:00', state);
    expect(findNextWindow([own], at('2026-11-18T19:00'))).toBeNull();
  });

  it.each([
    // Clocks go back at 3:00, on 5 April 2026: the shift has nine hours.
    [
      'ends',
      '2026-04-04T22:00',
      '2026-04-05T06:00',
      ['2026-04-04T09:59', '2026-04-04T10:00', '2026-04-05T07:00', '2026-04-05T07:01'],
    ],
    // A shift after the change, with the change in the twelve hours before it.
    [
      'ends, at dawn',
      '2026-04-05T08:00',
      '2026-04-05T10:00',
      ['2026-04-04T20:59', '2026-04-04T21:00', '2026-04-05T11:00', '2026-04-05T11:01'],
    ],
    // Clocks go forward at 2:00, on 4 October 2026: the shift has seven hours.
    [
      'begins',
      '2026-10-03T22:00',
      '2026-10-04T06:00',
      ['2026-10-03T09:59', '2026-10-03T10:00', '2026-10-04T07:00', '2026-10-04T07:01'],
    ],
    [
      'begins, at dawn',
      '2026-10-04T08:00',
      '2026-10-04T10:00',
      ['2026-10-03T18:59', '2026-10-03T19:00', '2026-10-04T11:00', '2026-10-04T11:01'],
    ],
  ])('opens twelve real hours before a shift when daylight saving %s', (_, from, until, moments) => {
    expect(moments.map((now) => findOpenWindow([shift(from, until)], at(now)) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('stays open until the last of two consecutive shifts ends', () => {
    const shifts = [shift('2026-11-18T06:00', '2026-11-18T08:00'), WEDNESDAY];
    expect(findOpenWindow(shifts, at('2026-11-18T08:30'))?.until).toEqual(at('2026-11-18T21:00'));
    expect(findOpenWindow(shifts, at('2026-11-18T05:00'))?.until).toEqual(at('2026-11-18T09:00'));
  });

  it('finds the next time that details are shown', () => {
    expect(findNextWindow([WEDNESDAY], at('2026-11-16T12:00'))).toEqual({
      from: at('2026-11-18T06:00'),
      until: at('2026-11-18T21:00'),
    });
    expect(findNextWindow([WEDNESDAY], at('2026-11-19T12:00'))).toBeNull();
  });
});
