import { businessToday, toBusinessMoment } from './businessTime';
import { dayText, readableInstant } from './dateTexts';
import { getCurrentYearMonth } from './YearMonthSelect';

/** The page of a browser, as far as times are concerned. */
function pageWith(timeZone: string | undefined): void {
  Object.assign(globalThis, { document: { documentElement: { dataset: { timeZone } } } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

describe('business time', () => {
  const instant = '2026-12-31T12:30:00Z';

  it.each([
    ['Australia/Perth', '2026-12-31', '8:30 pm', '20:30'],
    ['Australia/Adelaide', '2026-12-31', '11:00 pm', '23:00'],
    // UTC+14: its next day begins before noon of UTC.
    ['Pacific/Kiritimati', '2027-01-01', '2:30 am', '02:30'],
    ['Pacific/Pago_Pago', '2026-12-31', '1:30 am', '01:30'],
  ])('is that of the company: %s', (zone, day, clock, time) => {
    pageWith(zone);
    expect(businessToday(new Date(instant))).toBe(day);
    expect(toBusinessMoment(new Date(instant))).toBe(`${day}T${time}`);
    expect(readableInstant(instant)).toBe(`${dayText(day)}, ${clock}`);
    expect(getCurrentYearMonth(new Date(instant))).toEqual({ year: day.slice(0, 4), month: day.slice(5, 7) });
  });

  it('is Adelaide time until the session is known', () => {
    pageWith(undefined);
    expect(toBusinessMoment(new Date(instant))).toBe('2026-12-31T23:00');
  });
});
