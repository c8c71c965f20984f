import {
  changeHoliday,
  decideHoliday,
  offerCover,
  reportAbsence,
  setHolidayRule,
  takeCover,
} from '@cleaning/contracts';
import { JobsTestApp } from '../testing/jobs-test-app.js';

const CHRISTMAS = '2026-12-25';

describe('Notice about a public holiday', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-12-21T05:00');
    await jobs.app.dataSource.query('TRUNCATE public_holiday, absence');
    job = await jobs.createAssignedJob([{ time: '17:00-18:00', days: ['Fr'] }]);
    await takeNotices();
  });

  const rule = (policy: string) => jobs.callOrThrow(jobs.admin, setHolidayRule, { job_id: job, policy });
  const decide = (decision: string) =>
    jobs.callOrThrow(jobs.admin, decideHoliday, { job_id: job, date: CHRISTMAS, decision });
  /** Takes notices since the last call, as person, day and change. */
  const takeNotices = async () => {
    const notices = await jobs.app.readPublishedStates('notice');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    return notices
      .filter(({ kind }) => kind === 'shift-changed')
      .flatMap(({ people, parameters: { date = '', change, note = '' } }) =>
        people.map((id) => `${id === jobs.ana.id ? 'Ana' : 'Bo'} ${date.slice(5)} ${change}: ${note}`),
      );
  };

  it('tells the assigned person once when a shift is cancelled or restored', async () => {
    await rule('ask');
    expect(await takeNotices()).toEqual([]);
    await decide('skip');
    expect(await takeNotices()).toEqual(['Ana 12-25 cancelled: Christmas Day']);
    await decide('skip');
    expect(await takeNotices()).toEqual([]);
    await decide('work');
    expect(await takeNotices()).toEqual(['Ana 12-25 restored: ']);
  });

  it('tells a cover and not the person they replace', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const ana = { user_id: jobs.ana.id };
    await jobs.callOrThrow(jobs.ana, reportAbsence, { ...ana, from: CHRISTMAS, until: CHRISTMAS, reason: 'Flu' });
    const shift = { job_id: job, date: CHRISTMAS, time: '17:00-18:00', ...ana };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: [bo.id] });
    await jobs.callOrThrow(bo, takeCover, { user_id: bo.id, offer_id });
    await rule('ask');
    await takeNotices();
    await decide('skip');
    expect(await takeNotices()).toEqual(['Bo 12-25 cancelled: Christmas Day']);
  });

  it('tells about all shifts in the next weeks that a rule cancels or moves', async () => {
    await rule('skip');
    expect(await takeNotices()).toEqual(['Ana 12-25 cancelled: Christmas Day', "Ana 01-01 cancelled: New Year's Day"]);
    await rule('skip');
    expect(await takeNotices()).toEqual([]);
    await rule('move');
    expect(await takeNotices()).toEqual([
      'Ana 12-29 moved: Moved from Fri 25 Dec 2026',
      'Ana 01-04 moved: Moved from Fri 1 Jan 2027',
    ]);
    await rule('work');
    expect(await takeNotices()).toEqual([
      'Ana 12-29 cancelled: ',
      'Ana 01-04 cancelled: ',
      'Ana 12-25 restored: ',
      'Ana 01-01 restored: ',
    ]);
    await rule('move');
    expect(await takeNotices()).toEqual([
      'Ana 12-29 moved: Moved from Fri 25 Dec 2026',
      'Ana 01-04 moved: Moved from Fri 1 Jan 2027',
    ]);
  });

  it('tells about a holiday that is added, moved to another day or removed', async () => {
    await rule('skip');
    await takeNotices();
    const change = (fields: object) =>
      jobs.callOrThrow(jobs.admin, changeHoliday, { state: 'SA', change: 'set', name: 'Day of Thanks', ...fields });
    await change({ date: '2027-01-08' });
    expect(await takeNotices()).toEqual(['Ana 01-08 cancelled: Day of Thanks']);
    await change({ date: '2027-01-15', moved_from: '2027-01-08' });
    expect(await takeNotices()).toEqual(['Ana 01-15 cancelled: Day of Thanks', 'Ana 01-08 restored: ']);
    await change({ date: '2027-01-15', change: 'remove' });
    expect(await takeNotices()).toEqual(['Ana 01-15 restored: ']);
  });
});
