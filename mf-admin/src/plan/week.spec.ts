import type { PlanGap, Shift, WeekPlan } from '@cleaning/contracts';
import {
  filterRows,
  findCoverPath,
  findOpenRow,
  findProblems,
  getRows,
  hasProblem,
  isEmptyRow,
  isOnLeave,
  listDays,
} from './week';

const MONDAY = '2026-11-16';

const shift = (fields: Partial<Shift> = {}): Shift => ({
  job_id: 'library',
  kind: 'permanent',
  job_name: 'Library',
  address: '1 King William Street',
  map_link: '',
  date: MONDAY,
  time: '06:00-08:00',
  starts_at: '',
  ends_at: '',
  user_id: 'ana',
  user_name: 'Ana Silva',
  state: 'planned',
  origin: 'timetable',
  note: '',
  holiday: '',
  ...fields,
});
const gap = (fields: Partial<PlanGap> = {}): PlanGap => ({
  job_id: 'school',
  kind: 'permanent',
  job_name: 'School',
  date: '2026-11-18',
  time: '18:00-20:00',
  starts_at: '',
  ends_at: '',
  needed: 2,
  planned: 0,
  ...fields,
});
const plan = (fields: Partial<WeekPlan> = {}): WeekPlan => ({
  from: MONDAY,
  until: '2026-11-22',
  shifts: [],
  gaps: [],
  overlaps: [],
  ...fields,
});
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('listDays', () => {
  it('continues into the next year', () => {
    expect(listDays('2026-12-28').at(-1)).toBe('2027-01-03');
    expect(listDays('2026-12-28', 14).at(-1)).toBe('2027-01-10');
  });
});

describe('rows by site', () => {
  it('groups people by slot and orders the slots of a day by time', () => {
    const rows = getRows(
      plan({
        shifts: [
          shift({ time: '18:00-20:00' }),
          shift(),
          shift({ user_id: 'bo', user_name: 'Bo Chen' }),
          shift({ date: '2026-11-22' }),
        ],
      }),
      'place',
    );
    expect(names(rows)).toEqual(['Library']);
    expect(rows[0]?.cells.map(({ slots }) => slots.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(
      rows[0]?.cells[0]?.slots.map(({ time, shifts }) => [time, shifts.map((each) => each.shift.user_name)]),
    ).toEqual([
      ['06:00-08:00', ['Ana Silva', 'Bo Chen']],
      ['18:00-20:00', ['Ana Silva']],
    ]);
  });

  it('marks a slot with too few people, even when nobody is planned', () => {
    const rows = getRows(
      plan({
        shifts: [shift()],
        gaps: [gap(), gap({ job_id: 'library', job_name: 'Library', date: MONDAY, time: '06:00-08:00', planned: 1 })],
      }),
      'place',
    );
    expect(names(rows)).toEqual(['Library', 'School']);
    expect(rows[0]?.cells[0]?.slots).toMatchObject([{ gap: { planned: 1, needed: 2 }, shifts: [{}] }]);
    expect(rows[1]?.cells[2]?.slots).toMatchObject([{ gap: { planned: 0 }, shifts: [] }]);
    expect(rows[1]?.cells.map(hasProblem)).toEqual([false, false, true, false, false, false, false]);
  });

  it('names the overlapping shift, even at another site in the night before the week', () => {
    const here = shift({ time: '01:00-03:00' });
    const night = shift({ job_id: 'hub', job_name: 'Hub', date: '2026-11-15', time: '22:00-02:00' });
    const rows = getRows(plan({ shifts: [here], overlaps: [[night, here]] }), 'place');
    expect(names(rows)).toEqual(['Library']);
    expect(rows[0]?.cells[0]?.slots[0]?.shifts[0]?.overlaps).toEqual([night]);
    expect(hasProblem(rows[0]?.cells[0] ?? { date: MONDAY, slots: [] })).toBe(true);
  });

  it('gives sites with the same name a row each', () => {
    expect(getRows(plan({ shifts: [shift(), shift({ job_id: 'other' })] }), 'place')).toHaveLength(2);
  });
});

describe('rows by person', () => {
  it('puts open slots first, then one row per person', () => {
    const rows = getRows(
      plan({ shifts: [shift({ user_id: 'bo', user_name: 'Bo Chen' }), shift()], gaps: [gap()] }),
      'person',
    );
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      ['', ''],
      ['ana', 'Ana Silva'],
      ['bo', 'Bo Chen'],
    ]);
    expect(rows[0]?.cells[2]?.slots).toMatchObject([{ job_name: 'School', gap: { planned: 0 } }]);
  });

  it('keeps two jobs at the same time as two slots', () => {
    const [one, other] = [shift(), shift({ job_id: 'school', job_name: 'School' })];
    const [row] = getRows(plan({ shifts: [one, other], overlaps: [[one, other]] }), 'person');
    expect(row?.cells[0]?.slots.map(({ job_name, shifts }) => [job_name, shifts[0]?.overlaps[0]?.job_name])).toEqual([
      ['Library', 'School'],
      ['School', 'Library'],
    ]);
  });
});

describe('rows without shifts', () => {
  const both = plan({
    until: '2026-11-29',
    shifts: [shift()],
    gaps: [gap()],
    places: [
      { job_id: 'library', job_name: 'Library' },
      { job_id: 'pool', job_name: 'Pool' },
    ],
    people: [{ user_id: 'cara', user_name: 'Cara Coe' }],
    leave: [{ user_id: 'cara', from: '2026-11-17', until: '2026-11-18' }],
  });

  it('includes sites and people without shifts, with a cell for each day', () => {
    const places = getRows(both, 'place');
    expect(places.map((row) => [row.name, isEmptyRow(row)])).toEqual([
      ['Library', false],
      ['Pool', true],
      ['School', false],
    ]);
    expect(places[1]?.cells).toHaveLength(14);
    expect(names(getRows(both, 'person'))).toEqual(['', 'Ana Silva', 'Cara Coe']);
  });

  it('builds a row of open shifts and finds the days of leave', () => {
    expect(findOpenRow(both)?.cells[2]?.slots).toHaveLength(1);
    expect(findOpenRow(plan())).toBeUndefined();
    expect(['2026-11-16', '2026-11-18'].map((date) => isOnLeave(both, 'cara', date))).toEqual([false, true]);
  });
});

describe('search and problems', () => {
  const both = plan({ shifts: [shift(), shift({ user_id: 'bo', user_name: 'Bo Chen' })], gaps: [gap()] });
  it.each([
    ['', false, ['Library', 'School']],
    [' scho', false, ['School']],
    ['', true, ['School']],
    ['library', true, []],
  ])('filters by %j with only problems %s', (text, onlyProblems, found) => {
    expect(names(filterRows(getRows(both, 'place'), text, onlyProblems))).toEqual(found);
  });

  it('counts empty slots, short slots and overlaps', () => {
    expect(findProblems(plan({ gaps: [gap(), gap({ planned: 1 })], overlaps: [[shift(), shift()]] }))).toEqual({
      open: 2,
      partlyFilled: 1,
      overlaps: 1,
    });
  });

  it('counts as many open shifts as the row of open shifts has', () => {
    const week = plan({ gaps: [gap(), gap({ planned: 1, job_id: 'museum' })] });
    const shown = findOpenRow(week)?.cells.reduce((sum, { slots }) => sum + slots.length, 0);
    expect(findProblems(week).open).toBe(shown);
  });

  it('links to the cover search on the Today page', () => {
    expect(findCoverPath(shift())).toBe('/admin/today?cover=library:2026-11-16:06:00-08:00');
  });
});
