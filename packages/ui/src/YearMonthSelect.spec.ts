import { MONTHS } from '@cleaning/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getBusinessToday } from './businessTime';
import { getCurrentYearMonth, YEARS, YearMonthSelect } from './YearMonthSelect';

describe('YearMonthSelect', () => {
  it('offers 2022 to 2099 and the twelve months', () => {
    expect([YEARS[0], YEARS.at(-1), YEARS.length]).toEqual(['2022', '2099', 78]);
    expect(MONTHS.map(({ value }) => value).join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
    const html = renderToStaticMarkup(
      createElement(YearMonthSelect, { year: '2026', month: '11', onChange: () => {} }),
    );
    const values = [...html.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value);
    expect(values).toEqual([...YEARS, ...MONTHS.map(({ value }) => value)]);
  });

  it.each([
    ['2026-03-31T13:29:59Z', '2026-03-31'],
    ['2026-03-31T13:30:00Z', '2026-04-01'],
    ['2025-12-31T14:00:00Z', '2026-01-01'],
  ])('uses Adelaide time: %s is on %s', (instant, day) => {
    expect(getBusinessToday(new Date(instant))).toBe(day);
    expect(getCurrentYearMonth(new Date(instant))).toEqual({ year: day.slice(0, 4), month: day.slice(5, 7) });
  });
});
