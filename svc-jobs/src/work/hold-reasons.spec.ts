import type { HoldReason } from '@cleaning/contracts';
import { DateTime } from 'luxon';
import {
  estimateManualMinutes,
  type FinishedWork,
  holdReasons,
  inOrder,
  lastingReasons,
  manualReasons,
} from './hold-reasons.js';

const at = (time: string) => DateTime.fromISO(`2026-11-18T${time}`, { zone: 'Australia/Adelaide' });
const clockEvent = (made: string, received?: string) => ({ at: at(made), receivedAt: received ? at(received) : null });

/** A slot from 06:00 to 08:00 that was worked as planned. */
const work: FinishedWork = {
  start: clockEvent('06:00'),
  finish: clockEvent('08:00'),
  plannedFrom: at('06:00'),
  plannedUntil: at('08:00'),
  paidMinutes: 120,
  expectedMinutes: 120,
  overlaps: false,
};
const quick: Partial<FinishedWork> = { plannedUntil: null, expectedMinutes: 120 };

describe('why finished work is held', () => {
  it.each<[string, Partial<FinishedWork>, HoldReason[]]>([
    ['work as planned', {}, []],
    ['shorter work', { finish: clockEvent('06:20'), paidMinutes: 20 }, []],
    ['30 minutes before and after the slot', { start: clockEvent('05:30'), finish: clockEvent('08:30') }, []],
    ['seconds before that', { start: clockEvent('05:29:01'), finish: clockEvent('08:30:59') }, []],
    ['31 minutes before the slot', { start: clockEvent('05:29') }, ['started_early']],
    ['31 minutes after the slot', { finish: clockEvent('08:31') }, ['finished_late']],
    ['a start that came 10 minutes late', { start: clockEvent('06:00', '06:10') }, []],
    ['a start that came later', { start: clockEvent('06:00', '06:10:01') }, ['arrived_late']],
    ['a finish that came later', { finish: clockEvent('08:00', '09:00') }, ['arrived_late']],
    ['both later', { start: clockEvent('06:00', '17:00'), finish: clockEvent('08:00', '17:00') }, ['arrived_late']],
    ['a quick job of the expected length', { ...quick, paidMinutes: 120 }, []],
    ['a quick job a minute longer', { ...quick, paidMinutes: 121 }, ['longer_than_expected']],
    [
      'a quick job that was done later that day',
      { ...quick, start: clockEvent('14:00'), finish: clockEvent('16:00') },
      [],
    ],
    [
      'a quick job begun too early',
      { ...quick, start: clockEvent('04:00'), finish: clockEvent('06:00') },
      ['started_early'],
    ],
    ['work over other work', { overlaps: true }, ['overlapping']],
    ['work of which nothing was planned', { plannedFrom: null, plannedUntil: null, expectedMinutes: null }, []],
    [
      'everything at once',
      {
        start: clockEvent('00:30', '12:30'),
        finish: clockEvent('12:20', '12:30'),
        paidMinutes: 710,
        overlaps: true,
      },
      ['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'overlapping'],
    ],
  ])('%s', (_case, change, reasons) => expect(holdReasons({ ...work, ...change })).toEqual(reasons));

  it('keeps what has happened to a record, and nothing that follows from its times', () =>
    expect(lastingReasons(['arrived_late', 'corrected_upwards', 'started_early', 'finished_by_admin'])).toEqual([
      'corrected_upwards',
      'finished_by_admin',
    ]));

  it('names each reason once, always in the same order', () =>
    expect(inOrder(['overlapping', 'arrived_late', 'overlapping'])).toEqual(['arrived_late', 'overlapping']));
});

describe('why a manual record is held', () => {
  const rates = { contractorCentsPerHour: 3000, companyCentsPerHour: 4555 };
  const held = (contractorCents: number, companyCents: number, minutesOfDay = 0, own = rates) =>
    manualReasons({ minutes: 0, contractorCents, companyCents, rates: own }, minutesOfDay, 100_000, false);
  const heldWithHours = (minutes: number, minutesOfDay: number, overlaps = false) =>
    manualReasons({ minutes, contractorCents: 100, companyCents: 100, rates }, minutesOfDay, 100_000, overlaps);

  it.each<[string, HoldReason[], HoldReason[]]>([
    ['two hours', held(6000, 9110), []],
    ['twelve hours', held(36_000, 54_660), []],
    ['a minute more for the person', held(36_050, 54_660), ['above_hours']],
    ['a minute more for the client', held(36_000, 54_736), ['above_hours']],
    ['twelve hours with the rest of the day', held(18_000, 27_330, 360), []],
    ['a minute more with it', held(18_000, 27_330, 361), ['day_above_hours']],
    ['nothing, on a long day', held(0, 0, 900), []],
    ['the highest amount', held(0, 100_000, 0, { contractorCentsPerHour: 0, companyCentsPerHour: 0 }), []],
    ['a cent more', held(0, 100_001, 0, { contractorCentsPerHour: 0, companyCentsPerHour: 0 }), ['above_amount']],
    ['hours that fit into the day', heldWithHours(240, 480), []],
    ['a minute more than fits', heldWithHours(240, 481), ['day_above_hours']],
    ['hours at the time of other work', heldWithHours(240, 0, true), ['overlapping']],
    ['A$999,999.99', held(99_999_999, 99_999_999), ['above_amount', 'above_hours']],
  ])('%s', (_case, reasons, expected) => expect(reasons).toEqual(expected));

  it('matches whole minutes, not a rounded cent', () =>
    expect(
      estimateManualMinutes({
        minutes: 0,
        contractorCents: 389,
        companyCents: 0,
        rates: { contractorCentsPerHour: 3333, companyCentsPerHour: 0 },
      }),
    ).toBe(7));
});
