import { filterWithJobs, findUndecidedFrom, type HolidayJob } from './undecided';

const job = (policy: HolidayJob['policy'], decision: HolidayJob['decision'] = ''): HolidayJob => ({
  job_id: 'library',
  job_name: 'Library',
  kind: 'permanent',
  policy,
  decision,
});
const day = (date: string, ...jobs: HolidayJob[]) => ({
  state: 'SA' as const,
  date,
  from_time: '00:00',
  name: date,
  jobs,
});

const YEAR = [
  day('2026-10-05', job('ask')),
  day('2026-12-24', job('ask'), job('ask'), job('skip')),
  day('2026-12-25', job('ask', 'work'), job('ask', 'skip')),
  day('2026-12-28'),
];

describe('public holidays', () => {
  it('counts open decisions of sites that ask, from the given day on', () => {
    expect(findUndecidedFrom(YEAR, '2026-11-22')).toBe(2);
    expect(findUndecidedFrom(YEAR, '2026-12-24')).toBe(2);
    expect(findUndecidedFrom(YEAR, '2026-12-25')).toBe(0);
  });

  it('leaves out holidays that affect no site', () => {
    expect(filterWithJobs(YEAR).map(({ date }) => date)).toEqual(['2026-10-05', '2026-12-24', '2026-12-25']);
  });
});
