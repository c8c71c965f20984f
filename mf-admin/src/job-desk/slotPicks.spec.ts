import type { TimetableRow } from '@cleaning/contracts';
import { choicesOf, keysOf, lostPicks, picksOf, picksText } from './slotPicks';

const TIMETABLE: TimetableRow[] = [
  { time: '18:00-20:00', days: ['', '', '', '', 'Fr', '', ''] },
  { time: '06:00-08:00', days: ['Mo', '', '', '', '', '', ''] },
  { time: '06:00-08:00', days: ['', '', 'We', '', '', '', ''] },
];

describe('picked slots', () => {
  it('are chosen from each time of the timetable once, by weekday', () => {
    expect(choicesOf(TIMETABLE).map(({ time, days }) => [time, days.map(({ day }) => day)])).toEqual([
      ['06:00-08:00', ['Mo', 'We']],
      ['18:00-20:00', ['Fr']],
    ]);
  });

  it('come back as they were chosen', () => {
    const picks = [
      { time: '06:00-08:00', days: ['We'] as const },
      { time: '18:00-20:00', days: ['Fr'] as const },
    ].map(({ time, days }) => ({ time, days: [...days] }));
    expect(picksOf(keysOf(picks), TIMETABLE)).toEqual(picks);
    expect(picksText(picks)).toBe('We 06:00-08:00, Fr 18:00-20:00');
    expect(picksOf(new Set(), TIMETABLE)).toEqual([]);
  });

  it('that the timetable has no more are told apart', () => {
    const picks = [
      { time: '05:00-07:00', days: ['Mo' as const] },
      { time: '06:00-08:00', days: ['Mo' as const, 'Tu' as const] },
    ];
    expect(lostPicks(picks, TIMETABLE)).toEqual([
      { time: '05:00-07:00', days: ['Mo'] },
      { time: '06:00-08:00', days: ['Tu'] },
    ]);
    expect(picksOf(keysOf(picks), TIMETABLE)).toEqual([{ time: '06:00-08:00', days: ['Mo'] }]);
  });
});
