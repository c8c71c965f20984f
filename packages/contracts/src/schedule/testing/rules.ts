import fc from 'fast-check';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { daysAfter, isoWeekday } from '../../days.js';
import { occursOn, type SlotDays } from '../occurrences.js';

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const compact = (date: string) => date.replaceAll('-', '');

/** The first day of the phase. Libraries count their start day even when the rule leaves it out. */
function beginning({ monthWeek, startsOn }: SlotDays): string {
  const first = startsOn ?? '2026-01-05';
  return monthWeek ? `${first.slice(0, 8)}01` : daysAfter(first, 1 - isoWeekday(first));
}

function toRule({ days, every, monthWeek, endsOn }: SlotDays): string {
  const byDay = days.map((day) => `${monthWeek ?? ''}${CODES[day - 1]}`).join();
  const until = endsOn ? `;UNTIL=${compact(endsOn)}` : '';
  return `FREQ=${monthWeek ? 'MONTHLY' : 'WEEKLY'};INTERVAL=${every ?? 1};WKST=MO;BYDAY=${byDay}${until}`;
}

const DAYS_COMPARED = 800;

/** The days of a slot by `occursOn`. */
export function getDays(slot: SlotDays): string[] {
  const from = beginning(slot);
  return Array.from({ length: DAYS_COMPARED }, (_, day) => daysAfter(from, day)).filter((date) => occursOn(slot, date));
}

const isAfterFirst = (slot: SlotDays) => (date: string) => date >= (slot.startsOn ?? '');

function byIcal(slot: SlotDays): string[] {
  const from = beginning(slot);
  const before = daysAfter(from, DAYS_COMPARED);
  const start = ICAL.Time.fromDateString(from);
  const times = ICAL.Recur.fromString(toRule(slot)).iterator(start);
  const found: string[] = [];
  for (let time = times.next(); time && time.toString() < before; time = times.next()) found.push(time.toString());
  return found.filter(isAfterFirst(slot));
}

function byRrule(slot: SlotDays): string[] {
  const from = beginning(slot);
  const at = (date: string) => Temporal.ZonedDateTime.from(`${date}T12:00[UTC]`);
  const until = slot.endsOn ? { until: at(slot.endsOn) } : {};
  const rule = new RRuleTemporal({
    temporal: Temporal,
    freq: slot.monthWeek ? 'MONTHLY' : 'WEEKLY',
    interval: slot.every ?? 1,
    wkst: 'MO',
    byDay: slot.days.map((day) => `${slot.monthWeek ?? ''}${CODES[day - 1]}`),
    dtstart: at(from),
    ...until,
  });
  const found = rule.between(at(from), at(daysAfter(from, DAYS_COMPARED - 1)), true);
  return found.map((time) => time.toPlainDate().toString()).filter(isAfterFirst(slot));
}

const date = fc.integer({ min: 0, max: 24 * 366 }).map((days) => daysAfter('2019-12-25', days));
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
    endsOn: lasts === null ? null : daysAfter(startsOn, lasts),
  }));

/** Compares `count` random slots with two RFC 5545 libraries. */
export function describeRules(count: number): void {
  describe(`${count} random slots as RFC 5545 rules`, () => {
    it.each([
      ['ical.js', byIcal],
      ['rrule-temporal', byRrule],
    ])('have the same days in %s', (_name, days) => {
      fc.assert(
        fc.property(anySlot, (slot) => expect(getDays(slot)).toEqual(days(slot))),
        { numRuns: count },
      );
    });
  });
}
