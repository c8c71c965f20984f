import type { PlanGap, Shift } from '@cleaning/contracts';
import { findNextVisit, groupVisits } from './nextVisits';

const at = (date: string) => ({
  job_id: 'library',
  kind: 'permanent' as const,
  job_name: 'Library',
  date,
  time: '06:00-08:00',
  starts_at: `${date}T19:30:00Z`,
  ends_at: `${date}T21:30:00Z`,
});
const shift = (date: string, user_name: string, state: Shift['state'] = 'planned'): Shift => ({
  ...at(date),
  address: '',
  map_link: '',
  user_id: user_name,
  user_name,
  state,
  origin: 'timetable',
  note: '',
  holiday: '',
});
const gap = (date: string, needed: number, planned: number): PlanGap => ({ ...at(date), needed, planned });
const NOW = '2026-11-29T20:00:00Z';

describe('groupVisits', () => {
  it('groups people by visit and orders visits by start', () => {
    const shifts = [shift('2026-12-01', 'Bo'), shift('2026-11-30', 'Ana'), shift('2026-11-30', 'Bo')];
    const visits = groupVisits({ shifts, gaps: [] }, NOW);
    expect(visits.map(({ date, people }) => [date, people.map(({ user_name }) => user_name)])).toEqual([
      ['2026-11-30', ['Ana', 'Bo']],
      ['2026-12-01', ['Bo']],
    ]);
  });

  it('lists a person on leave apart from the number still missing', () => {
    const shifts = [shift('2026-11-30', 'Ana', 'away'), shift('2026-11-30', 'Bo', 'covered')];
    const [visit] = groupVisits({ shifts, gaps: [gap('2026-11-30', 3, 0)] }, NOW);
    expect(visit).toMatchObject({ people: [], away: [{ user_name: 'Ana' }], missing: 2 });
  });

  it('shows a visit without any people assigned', () => {
    expect(groupVisits({ shifts: [], gaps: [gap('2026-11-30', 1, 0)] }, NOW)).toMatchObject([
      { date: '2026-11-30', people: [], missing: 1 },
    ]);
  });

  it('leaves out past and cancelled visits', () => {
    const shifts = [shift('2026-11-28', 'Ana'), shift('2026-11-30', 'Bo', 'cancelled')];
    expect(groupVisits({ shifts, gaps: [] }, NOW)).toEqual([]);
  });
});

describe('findNextVisit', () => {
  const bo = shift('2026-12-02', 'Bo');
  it.each([
    ['a visit that nobody is on', { shifts: [bo], gaps: [gap('2026-12-01', 1, 0)] }, '2026-12-01'],
    ['a visit with people', { shifts: [bo], gaps: [gap('2026-12-03', 1, 0)] }, '2026-12-02'],
    [
      'the visit after one whose person is away',
      { shifts: [shift('2026-12-01', 'Ana', 'away'), bo], gaps: [gap('2026-12-01', 1, 0)] },
      '2026-12-02',
    ],
    ['nothing without visits', { shifts: [], gaps: [] }, undefined],
  ])('finds %s', (_, plan, expected) => expect(findNextVisit(plan, NOW)?.date).toBe(expected));
});
