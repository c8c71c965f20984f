import { getBusinessToday, toBusinessMoment } from './businessTime';
import { formatDate, formatInstant } from './dateTexts';
import { getCurrentYearMonth } from './YearMonthSelect';

/** Sets the time zone of the page. */
function setPageTimeZone(timeZone: string | undefined): void {
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
    // UTC+14, so its next day starts before noon UTC.
    ['Pacific/Kiritimati', '2027-01-01', '2:30 am', '02:30'],
    ['Pacific/Pago_Pago', '2026-12-31', '1:30 am', '01:30'],
  ])('uses the company’s time zone: %s', (zone, day, clock, time) => {
    setPageTimeZone(zone);
    expect(getBusinessToday(new Date(instant))).toBe(day);
    expect(toBusinessMoment(new Date(instant))).toBe(`${day}T${time}`);
    expect(formatInstant(instant)).toBe(`${formatDate(day)}, ${clock}`);
    expect(getCurrentYearMonth(new Date(instant))).toEqual({ year: day.slice(0, 4), month: day.slice(5, 7) });
  });

  it('uses Adelaide time when the page has no time zone', () => {
    setPageTimeZone(undefined);
    expect(toBusinessMoment(new Date(instant))).toBe('2026-12-31T23:00');
  });
});
