import type { HoldReason } from '@cleaning/contracts';
import { DateTime } from 'luxon';
import {
  estimateManualMinutes,
  type FinishedWork,
  filterLastingReasons,
  findHoldReasons,
  findManualReasons,
  sortReasons,
} from './hold-reasons.js';

const at = (time: string) => DateTime.fromISO(`2026-11-18T${time}`, { zone: 'Australia/Adelaide' });
const clockEvent = (made: string, received?: string) => ({ at: at(made), receivedAt: received ? at(received) : null });

/** A slot from 06:00 to 08:00 worked as planned. */
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

describe('holdReasons, filterLastingReasons and sortReasons', () => {
  it.each<[string, Partial<FinishedWork>, HoldReason[]]>([
    ['work as planned', {}, []],
    ['work shorter than planned', { finish: clockEvent('06:20'), paidMinutes: 20 }, []],
    ['30 minutes before and after the slot', { start: clockEvent('05:30'), finish: clockEvent('08:30') }, []],
    ['seconds beyond these 30 minutes', { start: clockEvent('05:29:01'), finish: clockEvent('08:30:59') }, []],
    ['31 minutes before the slot', { start: clockEvent('05:29') }, ['started_early']],
    ['31 minutes after the slot', { finish: clockEvent('08:31') }, ['finished_late']],
    ['a start that arrives 10 minutes late', { start: clockEvent('06:00', '06:10') }, []],
    ['a start that arrives over 10 minutes late', { start: clockEvent('06:00', '06:10:01') }, ['arrived_late']],
    ['a finish that arrives an hour late', { finish: clockEvent('08:00', '09:00') }, ['arrived_late']],
    [
      'a start and a finish that arrive late',
      { start: clockEvent('06:00', '17:00'), finish: clockEvent('08:00', '17:00') },
      ['arrived_late'],
    ],
    ['a quick job of the expected length', { ...quick, paidMinutes: 120 }, []],
    ['a quick job a minute longer', { ...quick, paidMinutes: 121 }, ['longer_than_expected']],
    ['a quick job worked later that day', { ...quick, start: clockEvent('14:00'), finish: clockEvent('16:00') }, []],
    [
      'a quick job started too early',
      { ...quick, start: clockEvent('04:00'), finish: clockEvent('06:00') },
      ['started_early'],
    ],
    ['work that overlaps other work', { overlaps: true }, ['overlapping']],
    ['work without a plan', { plannedFrom: null, plannedUntil: null, expectedMinutes: null }, []],
    [
      'all reasons at once',
      {
        start: clockEvent('00:30', '12:30'),
        finish: clockEvent('12:20', '12:30'),
        paidMinutes: 710,
        overlaps: true,
      },
      ['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'overlapping'],
    ],
  ])('finds the reasons for %s', (_case, change, reasons) =>
    expect(findHoldReasons({ ...work, ...change })).toEqual(reasons),
  );

  it('keeps the lasting reasons and drops those that follow from the times', () =>
    expect(filterLastingReasons(['arrived_late', 'corrected_upwards', 'started_early', 'finished_by_admin'])).toEqual([
      'corrected_upwards',
      'finished_by_admin',
    ]));

  it('lists each reason once in a fixed order', () =>
    expect(sortReasons(['overlapping', 'arrived_late', 'overlapping'])).toEqual(['arrived_late', 'overlapping']));
});

describe('findManualReasons and estimateManualMinutes', () => {
  const rates = { contractorCentsPerHour: 3000, companyCentsPerHour: 4555 };
  const findReasons = (contractorCents: number, companyCents: number, minutesOfDay = 0, own = rates) =>
    findManualReasons({ minutes: 0, contractorCents, companyCents, rates: own }, minutesOfDay, 100_000, false);
  const findReasonsByHours = (minutes: number, minutesOfDay: number, overlaps = false) =>
    findManualReasons({ minutes, contractorCents: 100, companyCents: 100, rates }, minutesOfDay, 100_000, overlaps);

  it.each<[string, HoldReason[], HoldReason[]]>([
    ['two hours', findReasons(6000, 9110), []],
    ['twelve hours', findReasons(36_000, 54_660), []],
    ['a minute more for the contractor', findReasons(36_050, 54_660), ['above_hours']],
    ['a minute more for the client', findReasons(36_000, 54_736), ['above_hours']],
    ['twelve hours with the rest of the day', findReasons(18_000, 27_330, 360), []],
    ['a minute more with the rest of the day', findReasons(18_000, 27_330, 361), ['day_above_hours']],
    ['no amount on a long day', findReasons(0, 0, 900), []],
    ['the highest amount', findReasons(0, 100_000, 0, { contractorCentsPerHour: 0, companyCentsPerHour: 0 }), []],
    [
      'a cent more',
      findReasons(0, 100_001, 0, { contractorCentsPerHour: 0, companyCentsPerHour: 0 }),
      ['above_amount'],
    ],
    ['hours that fit into the day', findReasonsByHours(240, 480), []],
    ['a minute more than fits into the day', findReasonsByHours(240, 481), ['day_above_hours']],
    ['hours that overlap other work', findReasonsByHours(240, 0, true), ['overlapping']],
    ['A$999,999.99', findReasons(99_999_999, 99_999_999), ['above_amount', 'above_hours']],
  ])('finds the reasons for %s', (_case, reasons, expected) => expect(reasons).toEqual(expected));

  it('estimates whole minutes from rounded cents', () =>
    expect(
      estimateManualMinutes({
        minutes: 0,
        contractorCents: 389,
        companyCents: 0,
        rates: { contractorCentsPerHour: 3333, companyCentsPerHour: 0 },
      }),
    ).toBe(7));
});
