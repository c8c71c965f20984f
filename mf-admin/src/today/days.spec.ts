import { groupByPerson, sortAbsencesByNeed, toShownDays } from './days';

const absence = (absence_id: string, user_id: string, from: string, until: string) => ({
  absence_id,
  user_id,
  user_name: user_id,
  from,
  until,
  reason: 'Flu',
  reported_at: '2026-11-17T19:30:00Z',
  reported_by: '',
});

it('shows two months from today', () => {
  expect(toShownDays('2026-11-18')).toEqual({ from: '2026-11-18', until: '2027-01-18' });
});

it('sorts absences with shifts to cover first and counts those shifts', () => {
  const rows = [
    absence('a', 'ana', '2026-11-18', '2026-11-18'),
    absence('b', 'bo', '2026-11-19', '2026-11-25'),
    absence('c', 'ana', '2026-11-20', '2026-11-21'),
  ];
  const needed = [
    { user_id: 'bo', date: '2026-11-19' },
    { user_id: 'bo', date: '2026-11-25' },
    { user_id: 'bo', date: '2026-11-26' },
    { user_id: 'ana', date: '2026-11-21' },
  ];
  expect(sortAbsencesByNeed(rows, needed).map(({ absence_id, waiting }) => [absence_id, waiting])).toEqual([
    ['b', 2],
    ['c', 1],
    ['a', 0],
  ]);
});

it('groups shifts by person in the order of the first shift', () => {
  const bo = { user_id: 'bo', date: '2026-11-19' };
  const ana = { user_id: 'ana', date: '2026-11-20' };
  const boAgain = { user_id: 'bo', date: '2026-11-25' };
  expect(groupByPerson([bo, ana, boAgain])).toEqual([[bo, boAgain], [ana]]);
});
