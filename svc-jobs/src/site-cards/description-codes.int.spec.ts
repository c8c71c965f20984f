import { randomUUID } from 'node:crypto';
import {
  changeShift,
  getJobToEdit,
  getPermanentJobById,
  getSiteCard,
  keepDescription,
  listCodesInDescriptions,
  moveCodes,
  saveChecklist,
  saveSiteAccess,
  saveSiteCard,
  showSiteAccess,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { DescriptionCodes } from './description-codes.service.js';

describe('Door or alarm code in a text', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    job = await jobs.createAssignedJob([EARLY]);
  });

  const card = (person: TestPerson, jobId = job) =>
    jobs.app.call(getSiteCard, { token: person.token, params: { job_id: jobId } });
  const show = (person: TestPerson, jobId = job) => jobs.callAs(person, showSiteAccess, { job_id: jobId });
  const seal = async (text: string, jobId: string) => {
    const { version } = (await card(jobs.admin, jobId)).body;
    return jobs.callAs(jobs.admin, saveSiteAccess, { job_id: jobId, version, text });
  };
  const listSuspects = () => jobs.callOrThrow(jobs.admin, listCodesInDescriptions);
  const makeDescribedJob = (description: string) =>
    jobs.createPermanentJob(undefined, { job_description: description });
  const readVersion = async (jobId: string) => ({
    job_id: jobId,
    job_version: (await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: jobId })).version,
  });

  it('is listed masked', async () => {
    const found = await makeDescribedJob('Floors first. Alarm code: 48151623.');
    await makeDescribedJob('Floors first. Call 0491 570 156 about the alarm.');
    const list = await listSuspects();
    expect(list).toMatchObject([{ job_id: found, job_name: 'Library', open: true, sentences: ['Alarm code: ••••.'] }]);
    expect(JSON.stringify(list)).not.toContain('48151623');
  });

  it('moves into the sealed details once and leaves no copy', async () => {
    const found = await makeDescribedJob('Floors first. Alarm code: 48151623.');
    await seal('Key under the mat', found);
    const body = await readVersion(found);
    const answers = await Promise.all([1, 2, 3].map(() => jobs.callAs(jobs.admin, moveCodes, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await show(jobs.admin, found)).body.text).toBe('Key under the mat\nAlarm code: 48151623.');
    const params = { jobID: found };
    const read = await jobs.app.call(getPermanentJobById, { token: jobs.admin.token, params });
    expect(read.body.job_desc).toBe('Floors first.');
    expect(await listSuspects()).toEqual([]);
    const rows = await jobs.app.dataSource.query(
      'SELECT entry::text AS text FROM audit_entry UNION ALL SELECT row_to_json(job)::text FROM job',
    );
    expect(JSON.stringify(rows)).not.toContain('48151623');
    expect((await jobs.findAuditEntries(found)).at(-2)).toMatchObject({ action: 'site-access.moved', details: {} });
    await jobs.app.get(DescriptionCodes).erase();
    const [{ left }] = await jobs.app.dataSource.query(
      'SELECT count(*)::int AS left FROM site_card WHERE erase_since IS NOT NULL',
    );
    expect(left).toBe(0);
  });

  it('leaves a sentence when nothing else remains, and cannot move twice', async () => {
    const found = await makeDescribedJob('Alarm 48151623');
    await jobs.callOrThrow(jobs.admin, moveCodes, await readVersion(found));
    expect((await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: found })).description).toBe(
      'See the site info.',
    );
    expect(await jobs.callAs(jobs.admin, moveCodes, await readVersion(found))).toMatchObject({ status: 409 });
  });

  it('stays in a changed job and next to sealed details that are full', async () => {
    const found = await makeDescribedJob('Alarm 48151623');
    expect((await jobs.callAs(jobs.admin, moveCodes, { job_id: found, job_version: 7 })).status).toBe(409);
    await seal('x'.repeat(1995), found);
    expect((await jobs.callAs(jobs.admin, moveCodes, await readVersion(found))).status).toBe(409);
    expect((await listSuspects()).length).toBe(1);
  });

  it('moves out of the instructions in the same way', async () => {
    const instructions = 'Mop first.\nThe alarm is 48151623#';
    const fields = { instructions, contact_name: '', contact_telephone: '' };
    await jobs.callOrThrow(jobs.admin, saveSiteCard, { job_id: job, version: 0, ...fields });
    const [found] = await listSuspects();
    expect(found).toMatchObject({
      text: 'instructions',
      job_id: job,
      job_version: 1,
      sentences: ['The alarm is ••••'],
    });
    const body = { job_id: job, text: 'instructions', job_version: 1 };
    const answers = await Promise.all([1, 2].map(() => jobs.callAs(jobs.admin, moveCodes, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await card(jobs.ana)).body).toMatchObject({ instructions: 'Mop first.', version: 2 });
    expect((await show(jobs.admin)).body.text).toBe('The alarm is 48151623#');
    expect(await listSuspects()).toEqual([]);
    expect((await jobs.callAs(jobs.admin, moveCodes, { ...body, job_version: 2 })).status).toBe(409);
    await jobs.app.get(DescriptionCodes).erase();
    const left = await jobs.app.dataSource.query('SELECT job_id FROM site_card WHERE erase_since IS NOT NULL');
    expect(left).toEqual([]);
  });

  it('is also listed from names and contacts', async () => {
    const { dataSource } = jobs.app;
    await dataSource.query(`UPDATE job SET title = 'Depot, gate code 4711' WHERE id = $1`, [job]);
    const fields = { instructions: '', contact_name: 'Sam, alarm 48151623', contact_telephone: '' };
    await jobs.callOrThrow(jobs.admin, saveSiteCard, { job_id: job, version: 0, ...fields });
    expect(await listSuspects()).toMatchObject([
      { text: 'name', sentences: ['Depot, gate code ••••'] },
      { text: 'contact', sentences: ['Sam, alarm ••••'] },
    ]);
  });

  it('is also listed from checklists and shift notes, and can be dismissed', async () => {
    const items = [{ id: randomUUID(), text: 'Alarm on, code 48151623', photo: false, required: true }];
    const areas = [{ id: randomUUID(), name: 'Foyer', items }];
    await jobs.callOrThrow(jobs.admin, saveChecklist, { job_id: job, version: 0, areas });
    const extra = { job_id: job, date: '2026-11-19', time: '10:00-12:00', user_id: bo.id, change: 'extra' };
    const note = 'Door code 4711';
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, { ...extra, note });
    const found = await listSuspects();
    expect(found).toMatchObject([
      { text: 'checklist', text_id: '', job_version: 1, sentences: ['Alarm on, code ••••'] },
      { text: 'shift-note', text_id: change_id, sentences: ['Door code ••••'] },
    ]);
    for (const { job_id, job_version, text, text_id } of found) {
      const keep = (version: number) =>
        jobs.callAs(jobs.admin, keepDescription, { job_id, job_version: version, text, text_id });
      expect((await keep(job_version + 1)).status).toBe(409);
      expect((await Promise.all([keep(job_version), keep(job_version)])).map(({ status }) => status)).toEqual([
        200, 200,
      ]);
    }
    expect(await listSuspects()).toEqual([]);
    await jobs.callOrThrow(jobs.admin, changeShift, { ...extra, time: '13:00-14:00', note: 'Door code 4712' });
    expect(await listSuspects()).toMatchObject([{ text: 'shift-note', sentences: ['Door code ••••'] }]);
    const gone = { job_id: job, job_version: 1, text: 'shift-note', text_id: NO_SUCH_ID };
    expect((await jobs.callAs(jobs.admin, keepDescription, gone)).status).toBe(404);
    // Notes of past shifts are not listed.
    jobs.setClock('2026-11-21T05:00');
    expect(await listSuspects()).toEqual([]);
  });

  it('stays dismissed until the description changes', async () => {
    const found = await makeDescribedJob('The alarm is of 48151623 Ltd');
    await jobs.callOrThrow(jobs.admin, keepDescription, await readVersion(found));
    expect(await listSuspects()).toEqual([]);
    await jobs.app.dataSource.query(`UPDATE job SET description = 'Alarm 1234' WHERE id = $1`, [found]);
    expect((await listSuspects()).length).toBe(1);
  });
});
