import {
  changeShift,
  endJob,
  getSiteCalendarLink,
  makeSiteCalendarLink,
  readSiteCalendar,
  removeImportedJobs,
  reportAbsence,
  revokeSiteCalendarLink,
  saveSiteAccess,
} from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { EARLY, JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

interface Event {
  uid: string;
  start: string;
  summary: string;
  status: string;
}

/** Two independent iCalendar parsers. */
const READERS: [string, (text: string) => Event[]][] = [
  [
    'ical.js',
    (text) =>
      new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
        const { uid, startDate, summary } = new ICAL.Event(component);
        const status = String(component.getFirstPropertyValue('status') ?? '');
        return { uid, start: startDate.toJSDate().toISOString(), summary, status };
      }),
  ],
  [
    'node-ical',
    (text) =>
      Object.values(nodeIcal.parseICS(text)).flatMap((event) =>
        event?.type === 'VEVENT'
          ? [
              {
                uid: event.uid,
                start: event.start.toISOString(),
                summary: String(event.summary),
                status: event.status ?? '',
              },
            ]
          : [],
      ),
  ],
];

describe('Calendar feed of a site', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, site_calendar_link');
  });

  const make = async (job: string): Promise<string> =>
    (await jobs.callOrThrow(jobs.admin, makeSiteCalendarLink, { job_id: job })).path;
  const read = (path: string) => fetch(`${jobs.app.url}${path}`);
  const readText = async (path: string) => (await read(path)).text();
  const madeAt = async (job: string) =>
    (await jobs.callOrThrow(jobs.admin, getSiteCalendarLink, undefined, { job_id: job })).made_at;
  const actions = async (job: string) => (await jobs.findAuditEntries(job)).map(({ action }) => action);

  it.each(READERS)('lists who works when, and what is cancelled or not covered, parsed by %s', async (_name, parse) => {
    const job = await jobs.createAssignedJob([EARLY]);
    await jobs.assign(job, bo);
    await jobs.assign(await jobs.createPermanentJob([EARLY], { job_title: 'Foundry' }), bo);
    const change = (date: string, fields: object) =>
      jobs.callOrThrow(jobs.admin, changeShift, { job_id: job, date, time: '06:00-08:00', ...fields });
    await change('2026-11-25', { change: 'cancelled', note: 'Stocktake' });
    await change('2026-12-02', { change: 'away', user_id: jobs.ana.id });
    for (const person of [jobs.ana, bo])
      await change('2026-12-09', { change: 'away', user_id: person.id, note: 'Flu' });
    await change('2026-11-20', { change: 'extra', user_id: bo.id, time: '12:00-13:00' });

    const answer = await read(await make(job));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    const events = parse(text).sort((a, b) => a.start.localeCompare(b.start));
    expect(events.slice(0, 5).map(({ start, summary, status }) => [start, summary, status])).toEqual([
      ['2026-11-17T19:30:00.000Z', 'Library: Ana Silva, Bo Berg', ''],
      ['2026-11-20T01:30:00.000Z', 'Library: Bo Berg', ''],
      ['2026-11-24T19:30:00.000Z', 'Library: cancelled', 'CANCELLED'],
      ['2026-12-01T19:30:00.000Z', 'Library: Bo Berg, 1 more needed', ''],
      ['2026-12-08T19:30:00.000Z', 'Library: not covered', ''],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(text).not.toMatch(/Foundry|Flu|Stocktake/);
    expect(text).toContain('X-WR-CALNAME:Library roster');
  });

  it('keeps its UIDs at each reading, and when people change', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    const path = await make(job);
    const uids = async () => [...(await readText(path)).matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid);
    const before = await uids();
    await jobs.assign(job, bo);
    expect(before.length).toBeGreaterThan(20);
    expect(await uids()).toEqual(before);
  });

  it('has no door codes and no reasons of absences', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    await jobs.callOrThrow(jobs.admin, saveSiteAccess, { job_id: job, version: 0, text: 'Key box 4711' });
    await jobs.callOrThrow(jobs.ana, reportAbsence, {
      user_id: jobs.ana.id,
      from: '2026-11-16',
      until: '2027-01-10',
      reason: 'Surgery',
    });
    expect(await readText(await make(job))).not.toMatch(/4711|Surgery/);
  });

  it('has one link that a new one replaces and an admin can revoke, and stores no secret', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    expect(await madeAt(job)).toBe('');
    const first = await make(job);
    const second = await make(job);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect(await madeAt(job)).toBe('2026-11-15T18:30:00.000Z');
    const [row] = await jobs.app.dataSource.query(
      'SELECT to_json(site_calendar_link)::text AS row FROM site_calendar_link',
    );
    expect(row.row).not.toContain(second.split('key=')[1]);
    for (const _again of [1, 2]) await jobs.callOrThrow(jobs.admin, revokeSiteCalendarLink, { job_id: job });
    expect((await read(second)).status).toBe(404);
    expect(await madeAt(job)).toBe('');
    const recorded = (await actions(job)).filter((action) => action.startsWith('job.calendar-link'));
    expect(recorded).toEqual(['job.calendar-link-made', 'job.calendar-link-made', 'job.calendar-link-revoked']);
  });

  it('keeps one link when six are made at once', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    const paths = await Promise.all(Array.from({ length: 6 }, () => make(job)));
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('stops when the job ends, and cannot be made for an ended or unknown job', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    const path = await make(job);
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 });
    expect((await read(path)).status).toBe(404);
    const again = (job_id: string) => jobs.callAs(jobs.admin, makeSiteCalendarLink, { job_id });
    expect(await again(job)).toMatchObject({ status: 409, body: { code: 'job_ended' } });
    expect(await again(NO_SUCH_ID)).toMatchObject({ status: 404, body: { code: 'no_such_job' } });
    expect((await jobs.callAs(jobs.admin, revokeSiteCalendarLink, { job_id: NO_SUCH_ID })).status).toBe(404);
    expect((await jobs.callAs(jobs.admin, revokeSiteCalendarLink, { job_id: job })).status).toBe(200);
  });

  it('does not keep an import from being undone', async () => {
    const job = await jobs.createPermanentJob([EARLY]);
    const path = await make(job);
    const removed_by = { id: jobs.admin.id, name: 'Helen Marsh' };
    const answer = await jobs.app.call(removeImportedJobs, {
      token: createServiceToken(jobs.app, 'invoice'),
      body: { ids: [job], removed_by },
    });
    expect(answer.body).toEqual({ used: [] });
    expect((await read(path)).status).toBe(404);
  });

  it('is closed to everybody but admins', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    for (const person of [sam, jobs.ana]) {
      expect((await jobs.callAs(person, makeSiteCalendarLink, { job_id: job })).status).toBe(403);
      expect((await jobs.callAs(person, revokeSiteCalendarLink, { job_id: job })).status).toBe(403);
      expect((await jobs.callAs(person, getSiteCalendarLink, undefined, { job_id: job })).status).toBe(403);
    }
  });

  it('asks for the factor to make a link, but not to turn it off', async () => {
    const job = await jobs.createAssignedJob([EARLY]);
    const late = await jobs.app.createPerson({ name: 'Kim Lo', role: 'admin' });
    jobs.app.setRecentFactor(late, false);
    expect(await jobs.callAs(late, makeSiteCalendarLink, { job_id: job })).toMatchObject({ body: { code: 'step_up' } });
    const path = await make(job);
    await jobs.callOrThrow(late, revokeSiteCalendarLink, { job_id: job });
    expect((await read(path)).status).toBe(404);
  });

  it.each(['', '?key=', '?key=abc', `?key=${'a'.repeat(43)}`])('answers 404 for the query %j', async (query) => {
    await make(await jobs.createAssignedJob([EARLY]));
    expect((await read(`${readSiteCalendar.path}${query}`)).status).toBe(404);
  });
});
