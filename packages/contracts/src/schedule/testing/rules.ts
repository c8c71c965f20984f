import fc from 'fast-check';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addDays, getIsoWeekday } from '../../days.js';
import { occursOn, type SlotDays } from '../occurrences.js';

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const toCompactDay = (date: string) => date.replaceAll('-', '');

/** The first day of the phase. Libraries count their start day even when the rule leaves it out. */
function getPhaseStart({ monthWeek, startsOn }: SlotDays): string {
  const first = startsOn ?? '2026-01-05';
  return monthWeek ? `${first.slice(0, 8)}01` : addDays(first, 1 - getIsoWeekday(first));
}

function toRule({ days, every, monthWeek, endsOn }: SlotDays): string {
  const byDay = days.map((day) => `${monthWeek ?? ''}${CODES[day - 1]}`).join();
  const until = endsOn ? `;UNTIL=${toCompactDay(endsOn)}` : '';
  return `FREQ=${monthWeek ? 'MONTHLY' : 'WEEKLY'};INTERVAL=${every ?? 1};WKST=MO;BYDAY=${byDay}${until}`;
}

const DAYS_COMPARED = 800;

/** The days of a slot by `occursOn`. */
export function getDays(slot: SlotDays): string[] {
  const from = getPhaseStart(slot);
  return Array.from({ length: DAYS_COMPARED }, (_, day) => addDays(from, day)).filter((date) => occursOn(slot, date));
}

const isAfterFirst = (slot: SlotDays) => (date: string) => date >= (slot.startsOn ?? '');

function listIcalDays(slot: SlotDays): string[] {
  const from = getPhaseStart(slot);
  const before = addDays(from, DAYS_COMPARED);
  const start = ICAL.Time.fromDateString(from);
  const times = ICAL.Recur.fromString(toRule(slot)).iterator(start);
  const found: string[] = [];
  for (let time = times.next(); time && time.toString() < before; time = times.next()) found.push(time.toString());
  return found.filter(isAfterFirst(slot));
}

function listRruleDays(slot: SlotDays): string[] {
  const from = getPhaseStart(slot);
  const toNoon = (date: string) => Temporal.ZonedDateTime.from(`${date}T12:00[UTC]`);
  const until = slot.endsOn ? { until: toNoon(slot.endsOn) } : {};
  const rule = new RRuleTemporal({
    temporal: Temporal,
    freq: slot.monthWeek ? 'MONTHLY' : 'WEEKLY',
    interval: slot.every ?? 1,
    wkst: 'MO',
    byDay: slot.days.map((day) => `${slot.monthWeek ?? ''}${CODES[day - 1]}`),
    dtstart: toNoon(from),
    ...until,
  });
  const found = rule.between(toNoon(from), toNoon(addDays(from, DAYS_COMPARED - 1)), true);
  return found.map((time) => time.toPlainDate().toString()).filter(isAfterFirst(slot));
}

const date = fc.integer({ min: 0, max: 24 * 366 }).map((days) => addDays('2019-12-25', days));
/** A random slot. */
export const anySlot: fc.Arbitrary<SlotDays> = fc
  .record({
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    weeks: fc.integer({ min: 1, max: 52 }),
    months: fc.integer({ min: 1, max: 12 }),
    monthWeek: fc.constantFrom(null, null, 1, 2, 3, 4, -1),
    startsOn: date,
    lasts: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map(({ days, weeks, months, monthWeek, startsOn, lasts }) => ({
    days,
    monthWeek,
    every: monthWeek ? months : weeks,
    startsOn,
    endsOn: lasts === null ? null : addDays(startsOn, lasts),
  }));

/** Compares `count` random slots with two RFC 5545 libraries. */
export function describeRules(count: number): void {
  describe(`${count} random slots as RFC 5545 rules`, () => {
    it.each([
      ['ical.js', listIcalDays],
      ['rrule-temporal', listRruleDays],
    ])('have the same days in %s', (_name, days) => {
      fc.assert(
        fc.property(anySlot, (slot) => expect(getDays(slot)).toEqual(days(slot))),
        { numRuns: count },
      );
    });
  });
}
