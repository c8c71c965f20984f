import type { WorkOfDay } from '@cleaning/contracts';
import { buildDayTimeline } from './dayTimeline';

const NOW = '2026-11-18T12:00';
const work = (row_id: string, from: string, to: string, more: Partial<WorkOfDay> = {}): WorkOfDay => ({
  row_id,
  job_name: 'Library',
  started_at: `2026-11-18T${from}`,
  ended_at: to === '' ? '' : `2026-11-18T${to}`,
  planned_from: '',
  planned_until: '',
  is_manual: false,
  state: 'held',
  ...more,
});

describe('buildDayTimeline', () => {
  it('spans the hours from the first start to the last end, planned times included', () => {
    const plan = { planned_from: '2026-11-18T06:00', planned_until: '2026-11-18T08:00' };
    const { hours, bars } = buildDayTimeline([work('a', '05:30', '07:00', plan), work('b', '08:00', '09:00')], NOW);
    expect(hours.map(({ label, at }) => [label, at])).toEqual([
      ['05:00', 0],
      ['06:00', 25],
      ['07:00', 50],
      ['08:00', 75],
      ['09:00', 100],
    ]);
    expect(bars.get('a')).toEqual({ done: { from: 12.5, width: 37.5 }, planned: { from: 25, width: 50 } });
    expect(bars.get('b')).toEqual({ done: { from: 75, width: 25 }, planned: null });
  });

  it('ends running work now', () =>
    expect(buildDayTimeline([work('a', '10:00', '')], NOW).bars.get('a')?.done).toEqual({ from: 0, width: 100 }));

  it('continues past midnight', () => {
    const night = { started_at: '2026-11-18T22:00', ended_at: '2026-11-19T02:00' };
    const { hours } = buildDayTimeline([work('a', '', '', night)], NOW);
    expect(hours.map(({ label }) => label)).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00']);
  });

  it('has at most nine labels', () =>
    expect(buildDayTimeline([work('a', '00:10', '23:50')], NOW).hours.map(({ label }) => label)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
      '00:00',
    ]));

  it('draws no bar for a manual record without times', () =>
    expect(buildDayTimeline([work('a', '06:00', '06:00', { is_manual: true })], NOW).bars.size).toBe(0));
});
