import { computeClientDays, computeClientSpans, findClientOn } from './client-days.js';

const [ANNA, BEN] = ['anna', 'ben'];
const change = (validFrom: string, clientId: string | null) => ({ validFrom, clientId });
const november = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
const getDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('computeClientDays', () => {
  it.each<[string, ReturnType<typeof change>[], [string, string, string | null][]]>([
    ['no client without a change', [], [['2026-11-01', '2026-11-30', null]]],
    ['a client since before the month', [change('2026-01-15', ANNA)], [['2026-11-01', '2026-11-30', ANNA]]],
    ['a client only after the month', [change('2026-12-01', ANNA)], [['2026-11-01', '2026-11-30', null]]],
    ['a client from its first day', [change('2026-11-01', ANNA)], [['2026-11-01', '2026-11-30', ANNA]]],
    [
      'a client from its last day',
      [change('2026-11-30', ANNA)],
      [
        ['2026-11-01', '2026-11-29', null],
        ['2026-11-30', '2026-11-30', ANNA],
      ],
    ],
    [
      'two clients, entered in any order',
      [change('2026-11-11', BEN), change('2026-03-01', ANNA)],
      [
        ['2026-11-01', '2026-11-10', ANNA],
        ['2026-11-11', '2026-11-30', BEN],
      ],
    ],
    [
      'a week without a client',
      [change('2026-03-01', ANNA), change('2026-11-10', null), change('2026-11-17', ANNA)],
      [
        ['2026-11-01', '2026-11-09', ANNA],
        ['2026-11-10', '2026-11-16', null],
        ['2026-11-17', '2026-11-30', ANNA],
      ],
    ],
    [
      'the same client again, which changes nothing',
      [change('2026-03-01', ANNA), change('2026-11-10', ANNA)],
      [['2026-11-01', '2026-11-30', ANNA]],
    ],
  ])('splits a month: %s', (_, changes, expected) => {
    const days = computeClientDays(changes, november);
    expect(days.map(({ from, to, clientId }) => [from, to, clientId])).toEqual(expected);
    expect(days.reduce((sum, { from, to }) => sum + getDays(from, to), 0)).toBe(30);
  });

  it.each(['2026-02', '2028-02', '2026-04', '2026-12'])('has each day of %s once', (month) => {
    const firstDay = `${month}-01`;
    const count = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
    const lastDay = `${month}-${count}`;
    for (let day = 1; day <= count; day += 1) {
      const changes = [change('2020-01-01', ANNA), change(`${month}-${String(day).padStart(2, '0')}`, BEN)];
      const days = computeClientDays(changes, { firstDay, lastDay });
      expect(days.reduce((sum, { from, to }) => sum + getDays(from, to), 0)).toBe(count);
      expect(days.at(-1)).toMatchObject({ clientId: BEN, to: lastDay });
    }
  });

  it('continues without an end date, and has no client before the first day', () => {
    const changes = [change('2026-11-11', null), change('2026-03-01', ANNA)];
    expect(computeClientSpans(changes)).toEqual([
      { from: '2026-03-01', to: '2026-11-10', clientId: ANNA },
      { from: '2026-11-11', to: null, clientId: null },
    ]);
    expect(['2026-02-28', '2026-03-01', '2026-11-10', '2026-11-11'].map((day) => findClientOn(changes, day))).toEqual([
      null,
      ANNA,
      ANNA,
      null,
    ]);
  });
});
