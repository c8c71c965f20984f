import { lastDayOf, spansOf } from './spans.js';

describe('the spans of a range of days', () => {
  it.each([
    ['all days', {}, [{ of: 'year' }]],
    [
      'since a day',
      { from: '2024-11-15' },
      [
        { of: 'year', from: '2025-01-01' },
        { of: 'month', from: '2024-12-01', to: '2024-12-31' },
        { of: 'day', from: '2024-11-15', to: '2024-11-30' },
      ],
    ],
    [
      'until a day',
      { to: '2026-03-10' },
      [
        { of: 'year', to: '2025-12-31' },
        { of: 'month', from: '2026-01-01', to: '2026-02-28' },
        { of: 'day', from: '2026-03-01', to: '2026-03-10' },
      ],
    ],
    ['whole years', { from: '2024-01-01', to: '2025-12-31' }, [{ of: 'year', from: '2024-01-01', to: '2025-12-31' }]],
    [
      'whole months of two years',
      { from: '2025-11-01', to: '2026-02-28' },
      [{ of: 'month', from: '2025-11-01', to: '2026-02-28' }],
    ],
    [
      'days of two months',
      { from: '2026-10-05', to: '2026-11-18' },
      [{ of: 'day', from: '2026-10-05', to: '2026-11-18' }],
    ],
    ['one day', { from: '2026-10-05', to: '2026-10-05' }, [{ of: 'day', from: '2026-10-05', to: '2026-10-05' }]],
    [
      'days on both sides of a leap year',
      { from: '2023-12-31', to: '2025-01-01' },
      [
        { of: 'year', from: '2024-01-01', to: '2024-12-31' },
        { of: 'day', from: '2023-12-31', to: '2023-12-31' },
        { of: 'day', from: '2025-01-01', to: '2025-01-01' },
      ],
    ],
    ['an end before the start', { from: '2026-10-05', to: '2026-10-04' }, []],
  ])('%s', (_what, range, expected) => {
    expect(spansOf(range).map((span) => JSON.parse(JSON.stringify(span)))).toEqual(expected);
  });

  it('are months where years are not wanted', () => {
    expect(spansOf({ from: '2024-01-01', to: '2025-12-31' }, { years: false })).toEqual([
      { of: 'month', from: '2024-01-01', to: '2025-12-31' },
    ]);
  });

  it('end on the last day of their month or year', () => {
    expect([lastDayOf('2024-02-01', 'month'), lastDayOf('2024-02-01', 'year')]).toEqual(['2024-02-29', '2024-12-31']);
  });
});
