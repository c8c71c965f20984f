import { DateTime } from 'luxon';
import { formatSlotTime } from '../jobs/timetable.js';
import {
  computeElapsedMinutes,
  countSlotsLeft,
  type FinishedSlot,
  listRemainingSlots,
  listSlotsOn,
  pickSlotToStart,
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

describe('computeElapsedMinutes', () => {
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
  ])('counts on %s for %s %i min: %s', (date, time, minutes) => {
    const [dated] = listSlotsOn(date, [slot(time, ...EVERY_DAY)], ADELAIDE);
    expect(dated && computeElapsedMinutes(dated)).toBe(minutes);
  });
});

// 2026-11-18 is a Wednesday.
const MORNING = slot('06:00-08:00', 1, 3, 5);
const EVENING = slot('18:00-20:00', 3);
const NIGHT = slot('22:00-06:00', 2, 3);
const timetable = [EVENING, MORNING, NIGHT];

describe('listRemainingSlots and pickSlotToStart', () => {
  it.each<[string, string, FinishedSlot[], string[], string | null]>([
    ['inside a slot', '2026-11-18T06:30', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/06:00-08:00'],
    ['at the start of a slot', '2026-11-18T06:00', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/06:00-08:00'],
    ['at the end of a slot', '2026-11-18T08:00', [], ['06:00-08:00', '18:00-20:00', '22:00-06:00'], '18/06:00-08:00'],
    [
      'nearer to the next slot',
      '2026-11-18T14:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/18:00-20:00',
    ],
    [
      'halfway between two slots',
      '2026-11-18T13:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/18:00-20:00',
    ],
    [
      'after a finished slot',
      '2026-11-18T06:30',
      [done('06:00-08:00', '2026-11-18')],
      ['18:00-20:00', '22:00-06:00'],
      '18/18:00-20:00',
    ],
    [
      'with a slot finished on another day',
      '2026-11-18T06:30',
      [done('06:00-08:00', '2026-11-16')],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    [
      'after midnight in the night slot of the day before',
      '2026-11-18T01:00',
      [],
      ['22:00-06:00', '06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '17/22:00-06:00',
    ],
    [
      'after midnight with that night slot finished',
      '2026-11-18T01:00',
      [done('22:00-06:00', '2026-11-17')],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    [
      'at the end of the night slot of the day before',
      '2026-11-18T06:00',
      [],
      ['06:00-08:00', '18:00-20:00', '22:00-06:00'],
      '18/06:00-08:00',
    ],
    ['on a day off while the night slot still runs', '2026-11-19T05:59', [], ['22:00-06:00'], '18/22:00-06:00'],
    ['on a day off', '2026-11-19T12:00', [], [], null],
    ['late on the day with a missed slot', '2026-11-20T23:59', [], ['06:00-08:00'], '20/06:00-08:00'],
    ['with all slots finished', '2026-11-20T09:00', [done('06:00-08:00', '2026-11-20')], [], null],
  ])('finds the slots %s', (_case, now, finished, texts, chosen) => {
    const remaining = listRemainingSlots(at(now), timetable, finished, ADELAIDE);
    expect(remaining.map((dated) => formatSlotTime(dated.slot))).toEqual(texts);
    const taken = pickSlotToStart(at(now), remaining);
    expect(taken && `${taken.businessDate.slice(8)}/${formatSlotTime(taken.slot)}`).toBe(chosen);
  });

  it('takes the earlier of two current slots', () => {
    const overlapping = [slot('07:00-09:00', 3), slot('06:00-08:00', 3)];
    const remaining = listRemainingSlots(at('2026-11-18T07:30'), overlapping, [], ADELAIDE);
    expect(pickSlotToStart(at('2026-11-18T07:30'), remaining)?.slot.id).toBe('06:00-08:00');
  });

  it('uses the day of the business time zone, not of UTC', () => {
    const utc = DateTime.fromISO('2026-11-17T20:00:00Z').setZone(ADELAIDE); // Wednesday 06:30 in Adelaide
    expect(pickSlotToStart(utc, listRemainingSlots(utc, [MORNING], [], ADELAIDE))?.businessDate).toBe('2026-11-18');
  });
});

describe('countSlotsLeft', () => {
  const left = (date: string) =>
    countSlotsLeft({
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

  it('counts an unassigned person as assigned, unless they only had an extra shift that day', () => {
    expect(left('2026-11-18')).toBe(1);
    expect(left('2026-11-20')).toBe(0);
  });
});
