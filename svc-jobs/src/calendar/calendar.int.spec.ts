import {
  getCalendarLink,
  makeCalendarLink,
  readCalendar,
  reportAbsence,
  revokeCalendarLink,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { JobsTestApp } from '../testing/jobs-test-app.js';

interface Event {
  uid: string;
  start: string;
  end: string;
  summary: string;
  location: string;
}

/** Two independent iCalendar parsers. */
const READERS: [string, (text: string) => Event[]][] = [
  [
    'ical.js',
    (text) =>
      new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
        const { uid, startDate, endDate, summary, location } = new ICAL.Event(component);
        const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString()) as [string, string];
        return { uid, start, end, summary, location };
      }),
  ],
  [
    'node-ical',
    (text) =>
      Object.values(nodeIcal.parseICS(text)).flatMap((event) =>
        event?.type === 'VEVENT'
          ? {
              uid: event.uid,
              start: event.start.toISOString(),
              end: event.end?.toISOString() ?? '',
              summary: String(event.summary),
              location: String(event.location),
            }
          : [],
      ),
  ],
];

describe('Personal calendar feed', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, calendar_link');
  });

  const make = async (person: TestPerson = jobs.ana): Promise<string> => {
    const { path } = await jobs.callOrThrow(person, makeCalendarLink, { user_id: person.id });
    return path;
  };
  const read = (path: string) => fetch(`${jobs.app.url}${path}`);

  describe.each(READERS)('parsed by %s', (_name, parse) => {
    it("lists the person's shifts in UTC across daylight saving", async () => {
      jobs.setClock('2026-03-30T05:00');
      const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Sa'] }]);
      await jobs.assign(await jobs.createQuickJob({ job_date: '2026-04-10', job_title: 'Fête; après, "tout"\\fin' }));
      await jobs.assign(job, bo);
      const answer = await read(await make());
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = await answer.text();
      const events = parse(text);
      expect(events.slice(0, 2)).toMatchObject([
        {
          summary: 'Library',
          location: '1 North Terrace, Adelaide',
          start: '2026-04-04T11:30:00.000Z',
          end: '2026-04-04T20:30:00.000Z',
        },
        { summary: 'Fête; après, "tout"\\fin', start: '2026-04-10T09:00:00.000Z', end: '2026-04-10T11:00:00.000Z' },
      ]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      expect(events.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/TZID|Bo Berg/);
      expect(text).toMatch(/^DTSTAMP:20260329T183000Z\r$/m);
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    });

    it('leaves out shifts during an absence and keeps the UIDs of the others', async () => {
      await jobs.createAssignedJob();
      const path = await make();
      const before = parse(await (await read(path)).text());
      await jobs.callOrThrow(jobs.ana, reportAbsence, {
        user_id: jobs.ana.id,
        from: '2026-11-18',
        until: '2026-11-18',
        reason: 'Flu',
      });
      const after = parse(await (await read(path)).text());
      expect(after.map(({ uid }) => uid)).toEqual(before.slice(2).map(({ uid }) => uid));
    });
  });

  it('ends every line with CRLF and folds lines at 75 octets (RFC 5545, 3.1)', async () => {
    // Characters of one to four octets, so that folds fall next to each kind.
    const job_title = 'Nguyễn 🧹 Café '.repeat(7).trim();
    await jobs.assign(
      await jobs.createQuickJob({ job_date: '2026-11-17', job_title, job_address: 'Straße 1, Adelaide '.repeat(9) }),
    );
    const octets = Buffer.from(await (await read(await make())).arrayBuffer());
    const lines = octets.toString('latin1').split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line) || line === '')).toEqual([]);
    const unfolded = Buffer.from(lines.join('\r\n').replaceAll('\r\n ', ''), 'latin1').toString();
    expect(unfolded).toContain(`SUMMARY:${job_title}`);
    expect(unfolded).not.toContain('\uFFFD');
  });

  it('has one link that a new one replaces and the person can revoke, and stores no secret', async () => {
    expect(await jobs.callOrThrow(jobs.ana, getCalendarLink)).toEqual({ made_at: '' });
    const first = await make();
    const second = await make();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect(await jobs.callOrThrow(jobs.ana, getCalendarLink)).toEqual({ made_at: '2026-11-15T18:30:00.000Z' });
    const [row] = await jobs.app.dataSource.query('SELECT to_json(calendar_link)::text AS row FROM calendar_link');
    expect(row.row).not.toContain(second.split('key=')[1]);
    await jobs.callOrThrow(bo, revokeCalendarLink, { user_id: bo.id });
    expect((await read(second)).status).toBe(200);
    for (const _again of [1, 2]) await jobs.callOrThrow(jobs.ana, revokeCalendarLink, { user_id: jobs.ana.id });
    expect((await read(second)).status).toBe(404);
  });

  it('ends links made before a password reset and keeps newer ones', async () => {
    const before = await make();
    const other = await make(bo);
    const ended = { ended_at: '2026-11-15T18:31:00.000Z' };
    await jobs.app.deliver('calendar-end', jobs.ana.id, ended);
    expect((await read(before)).status).toBe(404);
    expect((await read(other)).status).toBe(200);
    jobs.setClock('2026-11-16T05:02');
    const since = await make();
    await jobs.app.deliver('calendar-end', jobs.ana.id, ended);
    expect((await read(since)).status).toBe(200);
  });

  it('keeps one link when six are made at once', async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, () => make()));
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each(['', '?key=', '?key=abc', `?key=${'a'.repeat(43)}`])('answers 404 for the query %j', async (query) => {
    await make();
    expect((await read(`${readCalendar.path}${query}`)).status).toBe(404);
  });

  it('stops working while the person is unverified and after removal', async () => {
    const cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    const path = await make(cara);
    const { id } = cara;
    const name = 'Cara Coe';
    await jobs.app.createPerson({ id, name, verified: false });
    expect((await read(path)).status).toBe(404);
    await jobs.app.createPerson({ id, name });
    expect((await read(path)).status).toBe(200);
    await jobs.app.createPerson({ id, name, removed: true });
    expect((await read(path)).status).toBe(404);
  });
});
