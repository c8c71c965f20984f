import { DateTime } from 'luxon';
import { slotText } from '../jobs/timetable.js';
import {
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotsLeft,
  slotsOn,
  slotToStart,
  type TimetableSlotRow,
} from './slots.js';

const ADELAIDE = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone: ADELAIDE });
const slot = (time: string, ...days: number[]): TimetableSlotRow => ({
  id: time,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days,
});
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const done = (time: string, businessDate: string): FinishedSlot => ({ time, businessDate });

describe('real length of a slot', () => {
  it.each([
    ['2026-04-04', '22:00-06:00', 540, 'daylight saving ends in the night'],
    ['2026-10-03', '22:00-06:00', 420, 'daylight saving starts in the night'],
    ['2026-07-04', '22:00-06:00', 480, 'an ordinary night'],
    ['2026-04-05', '22:00-06:00', 480, 'the night after the change'],
    ['2026-04-05', '01:00-04:00', 240, 'over the repeated hour'],
    ['2026-10-04', '01:00-04:00', 120, 'over the skipped hour'],
    ['2026-10-04', '02:00-03:00', 0, 'the skipped hour itself'],
    ['2026-10-04', '02:30-03:30', 30, 'starts in the skipped hour'],
    ['2026-10-04', '06:00-08:00', 120, 'the morning after'],
    ['2026-04-05', '00:00-00:00', 1500, 'a day of 25 hours'],
    ['2026-10-04', '00:00-00:00', 1380, 'a day of 23 hours'],
    ['2026-07-04', '23:59-00:00', 1, 'one minute before midnight'],
  ])('%s %s is %i min: %s', (date, time, minutes) => {
    const [dated] = slotsOn(date, [slot(time, ...EVERY_DAY)], ADELAIDE);
    expect(dated && realMinutes(dated)).toBe(minutes);
  });
});

// 2026-11-18 is a Wednesday.
const MORNING = slot('06:00-08:00', 1, 3, 5);
const EVENING = slot('18:00-20:00', 3);
const NIGHT = slot('22:00-06:00', 2, 3);
const timetable = [EVENING, MORNING, NIGHT];

describe('remainingSlots and slotToStart', () => {
  it.each<[string, string, FinishedSlot[], string[], string | null]>([
    ['within a slot', '2026-11-18T06:30', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/06:00-08:00'],
    ['at its first moment', '2026-11-18T06:00', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/06:00-08:00'],
    [
      'at its end the nearest one',
      '2026-11-18T08:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    ['nearer to the next one', '2026-11-18T14:00', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/18:00-20:00'],
    [
      'halfway: the coming one',
      '2026-11-18T13:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/18:00-20:00',
    ],
    [
      'a done slot is not taken again',
      '2026-11-18T06:30',
      [done('06:00-08:00', '2026-11-18')],
      ['18:00-20:00', '22:00-06:00'],
      '18/18:00-20:00',
    ],
    [
      'done on another day does not count',
      '2026-11-18T06:30',
      [done('06:00-08:00', '2026-11-16')],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    [
      "after midnight yesterday's night still runs",
      '2026-11-18T01:00',
      [],
      ['22:00-06:00', '06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '17/22:00-06:00',
    ],
    [
      'unless it is done',
      '2026-11-18T01:00',
      [done('22:00-06:00', '2026-11-17')],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    [
      "at its end yesterday's night is over",
      '2026-11-18T06:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    ['a day off, the night before still runs', '2026-11-19T05:59', [], ['22:00-06:00'], '18/22:00-06:00'],
    ['a day off', '2026-11-19T12:00', [], [], null],
    ['late on the day, a slot that was missed', '2026-11-20T23:59', [], ['06:00-08:00'], '20/06:00-08:00'],
    ['all done', '2026-11-20T09:00', [done('06:00-08:00', '2026-11-20')], [], null],
  ])('%s', (_case, now, finished, texts, chosen) => {
    const remaining = remainingSlots(at(now), timetable, finished, ADELAIDE);
    expect(remaining.map((dated) => slotText(dated.slot))).toEqual(texts);
    const taken = slotToStart(at(now), remaining);
    expect(taken && `${taken.businessDate.slice(8)}/${slotText(taken.slot)}`).toBe(chosen);
  });

  it('takes the earlier of two current slots', () => {
    const overlapping = [slot('07:00-09:00', 3), slot('06:00-08:00', 3)];
    const remaining = remainingSlots(at('2026-11-18T07:30'), overlapping, [], ADELAIDE);
    expect(slotToStart(at('2026-11-18T07:30'), remaining)?.slot.id).toBe('06:00-08:00');
  });

  it('takes today in the business time zone, not in UTC', () => {
    const utc = DateTime.fromISO('2026-11-17T20:00:00Z').setZone(ADELAIDE); // Wednesday 06:30 in Adelaide
    expect(slotToStart(utc, remainingSlots(utc, [MORNING], [], ADELAIDE))?.businessDate).toBe('2026-11-18');
  });
});

describe('slots left of a day that was worked', () => {
  const left = (date: string) =>
    slotsLeft({
      date,
      is_manual: false,
      slot_id: '06:00-08:00',
      ended_time: '08:00',
      day_slots: [slot('06:00-08:00', ...EVERY_DAY), slot('18:00-20:00', ...EVERY_DAY)],
      day_finished: [done('06:00-08:00', '2026-11-18')],
      day_plan: {
        member: false,
        picks: [],
        changes: [{ kind: 'extra', date: '2026-11-20', time: '10:00-12:00' }],
        absences: [],
        holidays: [],
      },
    });

  it('counts somebody who was taken off the job since as assigned, unless they had a shift of that very day alone', () => {
    expect(left('2026-11-18')).toBe(1);
    expect(left('2026-11-20')).toBe(0);
  });
});
