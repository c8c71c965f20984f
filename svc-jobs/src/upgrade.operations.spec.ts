import { auditEntryOf } from '@cleaning/service-kit';
import { databaseBefore, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { jobsService } from './service.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET } from './testing/jobs-test-app.js';

const id = () => v7();
const [ana, bo, library, done, open] = [id(), id(), id(), id(), id()];
const entry = auditEntryOf({
  actor: { id: bo, name: 'Bo Berg' },
  action: 'job.created',
  subject: { kind: 'job', id: library, name: 'Library' },
});

describe('a database of the version that sent events', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    const prepare = databaseBefore(jobsService, 1796000000000, async (insert) => {
      await insert('known_account', {
        id: ana,
        name: 'Ana Silva',
        email: 'ana@example.com',
        role: 'user',
        verified: true,
        removed: false,
        session_version: 4,
        version: 8,
      });
      await insert('known_signing_key', { kid: id(), public_key_pem: 'of the version before' });
      await insert('job', {
        id: library,
        kind: 'permanent',
        title: 'Library',
        address: '1 North Terrace',
        map_link: '',
        description: '',
        need_count: 1,
        contractor_rate_cents: 3000,
        company_rate_cents: 4555,
        created_at: new Date(),
      });
      await insert('enrolment', { job_id: library, person_id: ana, enrolled_at: new Date() });
      for (const person_id of [ana, bo]) await insert('person_assignments', { person_id, version: 3 });
      const work = {
        job_id: library,
        is_manual: false,
        start_location: '0,0',
        contractor_rate_cents: 3000,
        company_rate_cents: 4555,
        cap_minutes: 120,
      };
      await insert('work_record', {
        id: done,
        person_id: ana,
        ...work,
        business_date: '2026-11-16',
        started_at: '2026-11-16T06:00Z',
        ended_at: '2026-11-16T07:00Z',
        finish_location: '0,0',
        minutes: 60,
        contractor_cents: 3000,
        company_cents: 4555,
        version: 2,
      });
      await insert('work_record', {
        id: open,
        person_id: bo,
        ...work,
        business_date: '2026-11-18',
        started_at: '2026-11-18T06:00Z',
      });
      await insert('outbox_event', { id: id(), seq: 1, name: 'audit.recorded', payload: entry });
      // Not numbered yet when the version before stopped.
      await insert('outbox_event', { id: id(), name: 'audit.recorded', payload: { ...entry, id: id() } });
      await insert('outbox_event', { id: id(), name: 'job.changed', payload: { job_id: library } });
    });
    testApp = await startTestApp(jobsService, { prepare, env: { DATA_KEY, DOCUMENT_LINK_SECRET } });
  }, 60_000);
  afterAll(() => testApp.stop());

  it('comes through with everything in the feed', async () => {
    expect(await testApp.published('job')).toEqual([
      { id: library, kind: 'permanent', title: 'Library', address: '1 North Terrace' },
    ]);
    // Work under way earns nothing yet.
    expect(await testApp.published('work-record')).toEqual([
      {
        id: done,
        job_id: library,
        person_id: ana,
        business_date: '2026-11-16',
        minutes: 60,
        contractor_cents: 3000,
        company_cents: 4555,
        held: false,
        re_clean: false,
      },
    ]);
    expect(await testApp.numberOf('work-record', open)).not.toBeNull();
    expect(await testApp.published('current-work')).toMatchObject([{ id: bo, job_id: library, row_id: open }]);
    const assignments = await testApp.published('assignments');
    expect(assignments.find((person) => person.id === ana)).toMatchObject({ permanent_jobs: [{ job_id: library }] });
    expect(assignments.find((person) => person.id === bo)).toMatchObject({ permanent_jobs: [] });
  });

  it('keeps every entry of the audit log, also those that no event had carried yet', async () => {
    const entries = await testApp.published('audit-entry');
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(entry);
  });

  it('knows its people without their e-mail addresses', async () => {
    expect(await testApp.dataSource.query('SELECT * FROM known_account')).toEqual([
      {
        id: ana,
        name: 'Ana Silva',
        role: 'user',
        verified: true,
        removed: false,
        session_version: 4,
        ended_sessions: [],
        second_factor: null,
        places: null,
      },
    ]);
  });

  it.each(['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting', 'known_signing_key'])(
    'has no table %s any more',
    async (table) => {
      expect(await testApp.dataSource.query('SELECT to_regclass($1) AS found', [table])).toEqual([{ found: null }]);
    },
  );
});
