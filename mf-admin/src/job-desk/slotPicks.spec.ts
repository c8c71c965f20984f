import { EVERY_WEEK, type ScheduledSlot, type TimetableRow } from '@cleaning/contracts';
import { findLostPicks, formatPicks, getKeys, getRows, listChoices, splitWords, toPicks } from './slotPicks';

const TIMETABLE: TimetableRow[] = [
  { time: '18:00-20:00', days: ['', '', '', '', 'Fr', '', ''] },
  { time: '06:00-08:00', days: ['Mo', '', '', '', '', '', ''] },
  { time: '06:00-08:00', days: ['', '', 'We', '', '', '', ''] },
];

describe('slot picks', () => {
  it('offers each time of the timetable once, with its weekdays', () => {
    expect(listChoices(TIMETABLE).map(({ time, days }) => [time, days.map(({ day }) => day)])).toEqual([
      ['06:00-08:00', ['Mo', 'We']],
      ['18:00-20:00', ['Fr']],
    ]);
  });

  it('converts picks to keys and back unchanged', () => {
    const picks = [
      { time: '06:00-08:00', days: ['We'] as const },
      { time: '18:00-20:00', days: ['Fr'] as const },
    ].map(({ time, days }) => ({ time, days: [...days] }));
    expect(toPicks(getKeys(picks), TIMETABLE)).toEqual(picks);
    expect(formatPicks(picks)).toBe('We 06:00-08:00, Fr 18:00-20:00');
    expect(toPicks(new Set(), TIMETABLE)).toEqual([]);
  });

  it('separates picks that the timetable no longer has', () => {
    const picks = [
      { time: '05:00-07:00', days: ['Mo' as const] },
      { time: '06:00-08:00', days: ['Mo' as const, 'Tu' as const] },
    ];
    expect(findLostPicks(picks, TIMETABLE)).toEqual([
      { time: '05:00-07:00', days: ['Mo'] },
      { time: '06:00-08:00', days: ['Tu'] },
    ]);
    expect(toPicks(getKeys(picks), TIMETABLE)).toEqual([{ time: '06:00-08:00', days: ['Mo'] }]);
  });
});

describe('scheduled slots', () => {
  const slot = (fields: Partial<ScheduledSlot>): ScheduledSlot => ({
    time: '17:00-18:00',
    days: ['Fr'],
    repeats: EVERY_WEEK,
    holidays: '',
    holds_from: '',
    holds_until: '',
    ...fields,
  });
  const schedule = [
    slot({ holds_until: '2026-12-03' }),
    slot({ repeats: { ...EVERY_WEEK, every: 2, from: '2026-12-04' }, holds_from: '2026-12-04' }),
    slot({ time: '06:00-08:00', days: ['Mo'] }),
  ];

  it('offers each time once and describes every schedule behind it', () => {
    expect(listChoices(getRows(schedule)).map(({ time, days }) => [time, days.map(({ day }) => day)])).toEqual([
      ['06:00-08:00', ['Mo']],
      ['17:00-18:00', ['Fr']],
    ]);
    expect(splitWords('17:00-18:00', schedule, '2026-11-23')).toEqual([
      'Every Friday until Thu 3 Dec 2026',
      'Every 2 weeks from Fri 4 Dec 2026',
    ]);
  });
});
