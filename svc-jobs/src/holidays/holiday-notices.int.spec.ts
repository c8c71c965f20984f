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

describe('notices about public holidays', () => {
  const jobs = JobsTestApp.forTests();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-12-21T05:00');
    await jobs.app.dataSource.query('TRUNCATE public_holiday, absence');
    job = await jobs.assignedJob([{ time: '17:00-18:00', days: ['Fr'] }]);
    await told();
  });

  const rule = (policy: string) => jobs.ok(jobs.admin, setHolidayRule, { job_id: job, policy });
  const decide = (decision: string) => jobs.ok(jobs.admin, decideHoliday, { job_id: job, date: CHRISTMAS, decision });
  /** Who was told what of which day since it was asked last. */
  const told = async () => {
    const notices = await jobs.app.published('notice');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    return notices
      .filter(({ kind }) => kind === 'shift-changed')
      .flatMap(({ people, parameters: { date = '', change, note = '' } }) =>
        people.map((id) => `${id === jobs.ana.id ? 'Ana' : 'Bo'} ${date.slice(5)} ${change}: ${note}`),
      );
  };

  it('notify the assigned person once when a shift is cancelled or restored', async () => {
    await rule('ask');
    expect(await told()).toEqual([]);
    await decide('skip');
    expect(await told()).toEqual(['Ana 12-25 cancelled: Christmas Day']);
    await decide('skip');
    expect(await told()).toEqual([]);
    await decide('work');
    expect(await told()).toEqual(['Ana 12-25 restored: ']);
  });

  it('notify a cover, not the person they replace', async () => {
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    const ana = { user_id: jobs.ana.id };
    await jobs.ok(jobs.ana, reportAbsence, { ...ana, from: CHRISTMAS, until: CHRISTMAS, reason: 'Flu' });
    const shift = { job_id: job, date: CHRISTMAS, time: '17:00-18:00', ...ana };
    const { offer_id } = await jobs.ok(jobs.admin, offerCover, { ...shift, to: [bo.id] });
    await jobs.ok(bo, takeCover, { user_id: bo.id, offer_id });
    await rule('ask');
    await told();
    await decide('skip');
    expect(await told()).toEqual(['Bo 12-25 cancelled: Christmas Day']);
  });

  it('tell of all shifts of the next weeks that a rule cancels or moves', async () => {
    await rule('skip');
    expect(await told()).toEqual(['Ana 12-25 cancelled: Christmas Day', "Ana 01-01 cancelled: New Year's Day"]);
    await rule('skip');
    expect(await told()).toEqual([]);
    await rule('move');
    expect(await told()).toEqual([
      'Ana 12-29 moved: Moved from Fri 25 Dec 2026',
      'Ana 01-04 moved: Moved from Fri 1 Jan 2027',
    ]);
    await rule('work');
    expect(await told()).toEqual([
      'Ana 12-29 cancelled: ',
      'Ana 01-04 cancelled: ',
      'Ana 12-25 restored: ',
      'Ana 01-01 restored: ',
    ]);
    await rule('move');
    expect(await told()).toEqual([
      'Ana 12-29 moved: Moved from Fri 25 Dec 2026',
      'Ana 01-04 moved: Moved from Fri 1 Jan 2027',
    ]);
  });

  it('tell of a holiday that is proclaimed, goes to another day or is taken away', async () => {
    await rule('skip');
    await told();
    const change = (fields: object) =>
      jobs.ok(jobs.admin, changeHoliday, { state: 'SA', change: 'set', name: 'Day of Thanks', ...fields });
    await change({ date: '2027-01-08' });
    expect(await told()).toEqual(['Ana 01-08 cancelled: Day of Thanks']);
    await change({ date: '2027-01-15', moved_from: '2027-01-08' });
    expect(await told()).toEqual(['Ana 01-15 cancelled: Day of Thanks', 'Ana 01-08 restored: ']);
    await change({ date: '2027-01-15', change: 'remove' });
    expect(await told()).toEqual(['Ana 01-15 restored: ']);
  });
});
