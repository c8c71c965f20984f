import {
  findPeopleByEmail,
  getPickedSlots,
  importRoster,
  listRosterImports,
  readRosterFile,
  undoRosterImport,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';

const jobs = JobsTestApp.openOwn();

const HEAD = 'First Name,Last Name,Email,Start Date,Start Time,End Date,End Time,Location';
const row = (name: string, email: string, day: string, place = 'Library') =>
  `${name},${email},${day},06:00:00,${day},08:00:00,${place}`;
const buildFile = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n')).toString('base64');

describe('Roster import', () => {
  let bo: TestPerson;
  let library: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T10:00');
    bo ??= await jobs.app.createPerson({ name: 'Bo Berg' });
    jobs.app.peers.answers.set(`/auth${findPeopleByEmail.path}`, {
      people: [{ email: 'bo@example.com', id: bo.id }],
    });
    library = await jobs.createPermanentJob();
  });

  const read = (file: string, leave_out: number[] = []) =>
    jobs.callOrThrow(jobs.admin, readRosterFile, { file, leave_out });
  async function load(file: string, leave_out: number[] = [], id = v4()) {
    const { columns } = await read(file);
    return jobs.callAs(jobs.admin, importRoster, { id, file_name: 'roster.csv', file, columns, leave_out });
  }
  const undo = (id: string) => jobs.callAs(jobs.admin, undoRosterImport, { id });
  const picked = () => jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: library });

  const GOOD = [
    row('Ana,Silva', '', '2026-11-23'),
    row('Ana,Silva', '', '2026-11-25'),
    row('Boris,B', 'BO@example.com', '2026-11-25'),
  ];

  it('shows who becomes what without saving, then assigns them to the times of the file, once', async () => {
    const file = buildFile(...GOOD, row('Ana,Silva', '', '2026-11-24'));
    expect((await read(file)).rows).toMatchObject([
      { job: 'Library, 1 North Terrace, Adelaide', time: 'Mo 06:00:00–08:00:00', problems: [], further_of: 0 },
      { further_of: 2, problems: [] },
      { name: 'Boris B', problems: [] },
      { problems: [{ field: 'start' }] },
    ]);
    expect(await picked()).toEqual([]);
    expect(await load(file)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('row 5') } });
    const id = v4();
    const answers = await Promise.all([load(file, [5], id), load(file, [5], id)]);
    for (const { body } of answers)
      expect(body).toMatchObject({ assignments: 2, can_undo: true, imported_by: 'Helen Marsh' });
    expect(await picked()).toEqual([
      { user_id: jobs.ana.id, user_name: 'Ana Silva', picks: [] },
      { user_id: bo.id, user_name: 'Bo Berg', picks: [{ time: '06:00-08:00', days: ['We'] }] },
    ]);
    expect(await jobs.findAuditEntries(bo.id)).toMatchObject([
      { action: 'assignment.added', details: { job: 'Library' } },
    ]);
    expect((await jobs.app.readPublishedStates('notice')).map(({ kind }) => kind)).not.toContain('assigned');
    // Imported again, everybody is assigned already.
    const again = await read(file, [5]);
    expect(again.rows[0]).toMatchObject({ problems: [], warnings: [{ field: 'place' }], changes_nothing: true });
    expect((await load(file, [5])).status).toBe(409);
  });

  it('is undone, except who was taken off since, unless somebody has worked there', async () => {
    const { body: made } = await load(buildFile(...GOOD));
    await jobs.unassign(library);
    expect((await undo(made.id)).status).toBe(200);
    expect((await undo(made.id)).status).toBe(200);
    expect(await picked()).toEqual([]);
    const [newest] = (await jobs.callOrThrow(jobs.admin, listRosterImports)).imports;
    expect(newest).toMatchObject({ id: made.id, can_undo: false, undone_at: expect.stringContaining('T') });
    const { body: again } = await load(buildFile(...GOOD));
    await jobs.doWork(library, '2026-11-18T10:10', '2026-11-18T11:00', bo);
    expect((await undo(again.id)).body.msg).toBe(
      'The import can’t be undone because these people have worked since: Bo Berg.',
    );
    expect(await picked()).toHaveLength(2);
  });

  it('needs svc-auth only for addresses', async () => {
    jobs.app.peers.answers.delete(`/auth${findPeopleByEmail.path}`);
    const { status, body } = await jobs.callAs(jobs.admin, readRosterFile, { file: buildFile(...GOOD) });
    expect([status, body.msg]).toEqual([503, 'We couldn’t look up the people in this file. Try again in a minute.']);
    expect((await read(buildFile(GOOD[0] ?? ''))).rows).toMatchObject([{ problems: [] }]);
  });

  it('is refused with the id of another file', async () => {
    const id = v4();
    expect((await load(buildFile(GOOD[0] ?? ''), [], id)).status).toBe(200);
    expect((await load(buildFile(GOOD[2] ?? ''), [], id)).body.msg).toBe(
      'This was already sent with another file. Reload the page.',
    );
  });
});
