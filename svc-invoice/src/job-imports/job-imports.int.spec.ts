import {
  createClient,
  getJobClients,
  getJobPrices,
  importJobs,
  listJobImports,
  readJobFile,
  removeImportedJobs,
  setJobPrice,
  undoJobImport,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  token = admin.token;
  await testApp.call(createClient, { token, body: { id: v4(), details: { legal_name: 'Anna Pty Ltd' } } });
}, 60_000);

const {
  client,
  place,
  confirmGst,
  issue,
  record,
  row: monthRow,
} = createClientInvoiceCalls(() => ({ testApp, admin }));

const HEAD = 'Job,Address,Pay rate,Client,Per,Price,From,Days,Start,Finish';
const row = (name: string, client = 'anna  pty ltd') =>
  `${name},3 Mill Lane,32,${client},month,480,2026-12-01,"Mon, Thu",6:00,8:30`;
const buildFile = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n')).toString('base64');
const read = async (file: string, leave_out: number[] = []) =>
  (await testApp.call(readJobFile, { token, body: { file, leave_out } })).body;
async function load(file: string, leave_out: number[] = [], id = v4()) {
  const { columns } = await read(file);
  return testApp.call(importJobs, { token, body: { id, file_name: 'jobs.csv', file, columns, leave_out } });
}
const undo = (id: string) => testApp.call(undoJobImport, { token, body: { id } });
const findAgreedJobs = async (title: string) =>
  (await testApp.readPublishedStates('agreed-job')).filter((job) => job.title === title);
/** Delivers the job as svc-jobs does once it has created it. */
const make = (id: string, title: string) =>
  testApp.deliver('job', id, { kind: 'permanent', title, address: '3 Mill Lane' });
const jobsAnswer = (used: string[]) => testApp.peers.answers.set(`/jobs${removeImportedJobs.path}`, { used });

describe('Job import', () => {
  it('shows problems without saving, then adds jobs with client and price for svc-jobs', async () => {
    const file = buildFile(row('Library'), row('Hall', 'Nobody'), row('Library'));
    const { rows } = await read(file);
    expect(rows.map(({ problems }: { problems: { field: string }[] }) => problems.map(({ field }) => field))).toEqual([
      [],
      ['client'],
      ['title'],
    ]);
    expect((await read(file, [2])).rows[2].problems).toEqual([]);
    expect(await load(file)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('rows 3, 4') } });
    expect(await findAgreedJobs('Library')).toEqual([]);
    const id = v4();
    const answers = await Promise.all([load(file, [3, 4], id), load(file, [3, 4], id)]);
    for (const { body } of answers) expect(body).toMatchObject({ jobs: 1, can_undo: true, imported_by: 'Helen Marsh' });
    const [job, ...others] = await findAgreedJobs('Library');
    expect([job, others]).toMatchObject([
      {
        address: '3 Mill Lane',
        contractor_rate_cents: 3_200,
        made_by: { name: 'Helen Marsh' },
        timeline: [{ time: '06:00-08:30', days: ['Mo', 'Th'] }],
      },
      [],
    ]);
    expect(job).not.toHaveProperty('quoted');
    const params = { job_id: job?.id ?? '' };
    expect((await testApp.call(getJobClients, { token, params })).body.changes).toMatchObject([
      { from: '2026-12-01', client_name: 'Anna Pty Ltd' },
    ]);
    expect((await testApp.call(getJobPrices, { token, params })).body.changes).toEqual([
      { from: '2026-12-01', basis: 'month', amount: '480.00' },
    ]);
    // A second import is refused even before svc-jobs has created the job.
    expect((await load(file, [3, 4])).body.msg).toBe('Nothing was imported. Correct or leave out row 2.');
    await make(params.job_id, 'Library');
    expect((await read(buildFile(row('Library')))).rows[0].problems).toMatchObject([{ field: 'title' }]);
  });

  it('is undone as a whole, unless a job is being created, was changed or has work', async () => {
    const { body: made } = await load(buildFile(row('Mill'), row('Shop')));
    expect(await undo(made.id)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('being created') } });
    const jobs = [...(await findAgreedJobs('Mill')), ...(await findAgreedJobs('Shop'))];
    for (const { id, title } of jobs) await make(id, title);
    jobsAnswer(['Mill']);
    expect((await undo(made.id)).body.msg).toBe(
      'The import can’t be undone because these jobs have been changed or used since: Mill.',
    );
    jobsAnswer([]);
    expect((await undo(made.id)).status).toBe(200);
    expect((await undo(made.id)).status).toBe(200);
    expect([await findAgreedJobs('Mill'), await findAgreedJobs('Shop')]).toEqual([[], []]);
    expect((await testApp.call(listJobImports, { token })).body.imports).toMatchObject([
      { id: made.id, can_undo: false, undone_at: expect.stringContaining('T') },
      {},
    ]);
    expect((await read(buildFile(row('Mill')))).rows[0].problems).toEqual([]);
    const { body: again } = await load(buildFile(row('Mill')));
    const [{ id: job_id } = { id: '' }] = await findAgreedJobs('Mill');
    await make(job_id, 'Mill');
    await testApp.call(setJobPrice, {
      token,
      body: { job_id, version: 1, from: '2027-01-01', basis: 'month', amount: '500' },
    });
    expect((await undo(again.id)).body.msg).toContain('Mill');
  });

  it('never blocks the client’s month for a site that isn’t invoiced', async () => {
    await testApp.readFeed('jobs');
    await confirmGst();
    const free = await client('Free Pty Ltd');
    await place(free);
    const file = buildFile('Free hall,3 Mill Lane,32,Free Pty Ltd,Not invoiced,,2026-01-01,"Mon, Thu",6:00,8:30');
    expect((await read(file)).rows).toMatchObject([{ problems: [] }]);
    expect((await load(file)).body).toMatchObject({ jobs: 1 });
    const [{ id: job_id } = { id: '' }] = await findAgreedJobs('Free hall');
    await make(job_id, 'Free hall');
    expect((await testApp.call(getJobPrices, { token, params: { job_id } })).body.changes).toEqual([
      { from: '2026-01-01', basis: 'none', amount: '' },
    ]);
    await record(job_id, '2026-03-05', 9_000);
    await record(job_id, '2026-03-09', 9_000, { minutes: 0, person_id: v4(), contractor_cents: 6_000 });
    expect(await monthRow(free)).toMatchObject({
      state: 'ready',
      reasons: [],
      places: 1,
      not_invoiced: [{ job_id, reason: 'not-invoiced', records: 2 }],
    });
    expect((await issue([free])).body.results).toMatchObject([{ outcome: 'issued' }]);
  });

  it('can’t be undone while svc-jobs is down, or after a day', async () => {
    const { body: made } = await load(buildFile(row('Away')));
    const [{ id } = { id: '' }] = await findAgreedJobs('Away');
    await make(id, 'Away');
    testApp.peers.answers.delete(`/jobs${removeImportedJobs.path}`);
    expect(await undo(made.id)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('delete the jobs') },
    });
    jobsAnswer([]);
    await testApp.dataSource.query(`UPDATE job_import SET imported_at = now() - interval '25 hours' WHERE id = $1`, [
      made.id,
    ]);
    expect((await undo(made.id)).status).toBe(409);
  });

  it('is refused with the id of another file', async () => {
    const id = v4();
    expect((await load(buildFile(row('Own')), [], id)).status).toBe(200);
    const other = await load(buildFile(row('Other')), [], id);
    expect([other.status, other.body.msg]).toEqual([409, 'This was already sent with another file. Reload the page.']);
    expect(await findAgreedJobs('Other')).toEqual([]);
  });

  it('makes one job of rows with the same name and address, with a shift for each', async () => {
    const { body } = await load(
      buildFile(row('Depot'), 'depot,3 Mill Lane,,,,,,last Fri of the month,17:00,19:00', row('Pool')),
    );
    expect(body).toMatchObject({ jobs: 2 });
    const [depot, ...others] = [...(await findAgreedJobs('Depot')), ...(await findAgreedJobs('depot'))];
    expect([depot?.timeline, others]).toMatchObject([
      [
        { time: '06:00-08:30', days: ['Mo', 'Th'] },
        { time: '17:00-19:00', days: ['Fr'], repeats: { every: 1, unit: 'month', which: 'last' } },
      ],
      [],
    ]);
  });

  it('imports a roster of another program with what the file lacks typed in', async () => {
    const file = Buffer.from(
      [
        'First Name,Email,Start Date,Start Time,End Date,End Time,Location',
        'Lan,lan@example.com,2026-11-23,06:00:00,2026-11-23,08:30:00,Roster hall',
        'Mateo,mateo@example.com,2026-11-23,06:00:00,2026-11-23,08:30:00,Roster hall',
        'Lan,lan@example.com,2026-11-26,06:00:00,2026-11-26,08:30:00,Roster hall',
      ].join('\n'),
    ).toString('base64');
    const { columns, rows, skipped_columns } = await read(file);
    expect(rows[0].problems.map(({ field }: { field: string }) => field)).toEqual(['address', 'cleaner_pay']);
    expect(skipped_columns.map(({ name }: { name: string }) => name)).toEqual(['First Name', 'Email', 'End Date']);
    const typed = {
      for_all: [{ field: 'cleaner_pay' as const, text: '32' }],
      cells: [2, 3, 4].map((row) => ({ row, field: 'address' as const, text: '3 Mill Lane' })),
    };
    const body = { id: v4(), file_name: 'roster.csv', file, columns, leave_out: [], ...typed };
    expect((await testApp.call(importJobs, { token, body })).body).toMatchObject({ jobs: 1 });
    expect(await findAgreedJobs('Roster hall')).toMatchObject([
      {
        address: '3 Mill Lane',
        need_count: 2,
        contractor_rate_cents: 3_200,
        timeline: [{ time: '06:00-08:30', days: ['Mo', 'Th'] }],
      },
    ]);
  });
});
