import type { TodayShift, TodayState } from '@cleaning/contracts';
import { formatInstantTime, groupShifts, minutesLate, parseShiftName, shiftAddress, shiftToCover } from './board';

const JOB = '0190ffff-0000-7000-8000-000000000000';
const shift = (now: TodayState, fields: Partial<TodayShift> = {}): TodayShift => ({
  job_id: JOB,
  kind: 'permanent',
  job_name: 'Library',
  address: '',
  map_link: '',
  date: '2026-11-18',
  time: '06:00-08:00',
  starts_at: '2026-11-17T19:30:00Z',
  ends_at: '2026-11-17T21:30:00Z',
  user_id: 'ana',
  user_name: 'Ana',
  state: 'planned',
  origin: 'timetable',
  note: '',
  holiday: '',
  now,
  row_id: '',
  started_at: '',
  ended_at: '',
  ...fields,
});
const other = {
  row_id: 'row',
  job_id: JOB,
  kind: 'permanent' as const,
  job_name: 'Library',
  map_link: '',
  user_id: 'bo',
  user_name: 'Bo',
  started_at: '2026-11-17T19:30:00Z',
};

describe('the groups of the board', () => {
  it('begin with what is wrong; empty ones are left out', () => {
    const shifts = (['finished', 'ahead', 'late', 'working', 'away', 'not_started'] as const).map((now) => shift(now));
    expect(groupShifts({ shifts, other_work: [] }).map(({ state }) => state)).toEqual([
      'not_started',
      'late',
      'away',
      'working',
      'ahead',
      'finished',
    ]);
  });

  it('keep the order of the answer, and count other work among what runs', () => {
    const shifts = [shift('working', { user_name: 'Zoe' }), shift('working', { user_name: 'Al' })];
    const [working] = groupShifts({ shifts, other_work: [other] });
    expect(working?.shifts.map(({ user_name }) => user_name)).toEqual(['Zoe', 'Al']);
    expect(working?.otherWork).toEqual([other]);
    expect(groupShifts({ shifts: [], other_work: [other] })).toHaveLength(1);
    expect(groupShifts({ shifts: [], other_work: [] })).toEqual([]);
  });
});

it('the time of an instant is business time', () => expect(formatInstantTime('2026-11-17T19:35:00Z')).toBe('06:05'));

it('minutes late are full ones', () => {
  expect(minutesLate(shift('late'), '2026-11-17T19:59:59Z')).toBe(29);
});

describe('a shift in an address', () => {
  it.each(['06:00-08:00', '18:30'])('is found again: %s', (time) => {
    const address = shiftAddress(shift('away', { time }));
    expect(parseShiftName(address)).toEqual({ jobId: JOB, date: '2026-11-18', time });
  });

  it.each([null, '', 'x', `${JOB}:2026-11-18`, `${JOB}:2026-11-18:6`, `${JOB}:18/11/2026:06:00`])(
    'is not found in %p',
    (address) => expect(parseShiftName(address)).toBeNull(),
  );
});

describe('the shift that a cover is found for', () => {
  const ana = shift('ahead');
  const bo = shift('away', { user_id: 'bo', state: 'away' });
  it.each([
    ['the named person', [ana, bo], 'ana', ana],
    ['the only one who is away', [ana, bo], null, bo],
    ['the only one', [ana], null, ana],
    ['a choice, when several are planned', [ana, shift('ahead', { user_id: 'cy' })], null, undefined],
    ['nobody, when the named one has no shift', [ana], 'bo', undefined],
  ])('is that of %s', (_, shifts, person, found) => expect(shiftToCover(shifts, person)).toBe(found));
});
