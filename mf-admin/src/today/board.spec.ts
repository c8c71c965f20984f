import type { TodayShift, TodayState } from '@cleaning/contracts';
import {
  buildShiftAddress,
  computeMinutesLate,
  findShiftToCover,
  formatInstantTime,
  groupShifts,
  parseShiftName,
} from './board';

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

describe('groupShifts', () => {
  it('puts problems first and leaves out empty groups', () => {
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

  it('keeps the order of the answer and adds other work to the running shifts', () => {
    const shifts = [shift('working', { user_name: 'Zoe' }), shift('working', { user_name: 'Al' })];
    const [working] = groupShifts({ shifts, other_work: [other] });
    expect(working?.shifts.map(({ user_name }) => user_name)).toEqual(['Zoe', 'Al']);
    expect(working?.otherWork).toEqual([other]);
    expect(groupShifts({ shifts: [], other_work: [other] })).toHaveLength(1);
    expect(groupShifts({ shifts: [], other_work: [] })).toEqual([]);
  });
});

it('formats an instant in business time', () => expect(formatInstantTime('2026-11-17T19:35:00Z')).toBe('06:05'));

it('rounds minutes late down', () => {
  expect(computeMinutesLate(shift('late'), '2026-11-17T19:59:59Z')).toBe(29);
});

describe('shift in an address', () => {
  it.each(['06:00-08:00', '18:30'])('reads back the shift at %s', (time) => {
    const address = buildShiftAddress(shift('away', { time }));
    expect(parseShiftName(address)).toEqual({ jobId: JOB, date: '2026-11-18', time });
  });

  it.each([null, '', 'x', `${JOB}:2026-11-18`, `${JOB}:2026-11-18:6`, `${JOB}:18/11/2026:06:00`])(
    'finds no shift in %p',
    (address) => expect(parseShiftName(address)).toBeNull(),
  );
});

describe('findShiftToCover', () => {
  const ana = shift('ahead');
  const bo = shift('away', { user_id: 'bo', state: 'away' });
  it.each([
    ['the shift of the named person', [ana, bo], 'ana', ana],
    ['the shift of the only person away', [ana, bo], null, bo],
    ['the only shift', [ana], null, ana],
    ['no shift when several are planned', [ana, shift('ahead', { user_id: 'cy' })], null, undefined],
    ['no shift when the named person has none', [ana], 'bo', undefined],
  ])('picks %s', (_, shifts, person, found) => expect(findShiftToCover(shifts, person)).toBe(found));
});
