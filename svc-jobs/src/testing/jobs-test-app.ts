import {
  addOrRemoveUser,
  type BodyInput,
  type Call,
  createPermanentJob,
  createQuickJob,
  getDoneJobsByPlace,
  getRequests,
  requestJob,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import {
  buildEmptyStatement,
  shareApp,
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestPerson,
} from '@cleaning/service-kit/testing';
import { DateTime } from 'luxon';
import { BusinessClock } from '../business-time/business-time.service.js';
import { jobsService } from '../service.js';

export const DATA_KEY = 'a data key of svc-jobs that only the tests know';
export const DOCUMENT_LINK_SECRET = 'a secret for tests of at least 32 characters';

export const NO_SUCH_ID = '0190ffff-0000-7000-8000-000000000000';
export const START = '-34.9285,138.6007,12';
export const FINISH = '-34.9290,138.6010,8';

export type TimelineInput = { time: string; days: string[]; isRemove?: boolean; holidays?: string }[];

/** 2026-11-18 is a Wednesday. */
export const EARLY = { time: '06:00-08:00', days: ['We'] };
export const LATE = { time: '18:00-20:00', days: ['We'] };
export const TWO_SLOTS = [EARLY, LATE];

/** A November instant in Adelaide. */
export const toInstant = (text: string) => `${text}:00+10:30`;

const start = (env: Readonly<Record<string, string>> = {}) =>
  startTestApp(jobsService, { env: { DATA_KEY, DOCUMENT_LINK_SECRET, ...env } });

const forBlock = shareApp(start);

/** svc-jobs with an admin, a contractor and a fixed clock. */
export class JobsTestApp {
  app: TestApp;
  admin: TestPerson;
  ana: TestPerson;

  private constructor() {}

  /**
   * For a describe block. All blocks that run together share the app, which starts before the first and stops after the
   * last; people of other blocks and rows that `empty` doesn't remove stay visible.
   */
  static openShared(): JobsTestApp {
    return JobsTestApp.open(forBlock());
  }

  /** `openShared` with its own app and database. `env` adds to the service's usual environment. */
  static openOwn(env: Readonly<Record<string, string>> = {}): JobsTestApp {
    const jobs = JobsTestApp.open(() => start(env));
    afterAll(() => jobs.app?.stop());
    return jobs;
  }

  private static open(open: () => Promise<TestApp>): JobsTestApp {
    const jobs = new JobsTestApp();
    beforeAll(async () => {
      jobs.app = await open();
      jobs.admin = await jobs.app.createPerson({ name: 'Helen Marsh', role: 'admin' });
      jobs.ana = await jobs.app.createPerson({ name: 'Ana Silva' });
    }, 60_000);
    return jobs;
  }

  /** Removes all jobs and work, and sets the clock. */
  async empty(now: string): Promise<void> {
    this.setClock(now);
    // Retries after a deadlock, since the service checks for late shifts when it starts.
    const tables = ['job', 'timetable_slot', 'job_request', 'enrolment', 'work_record', 'change'];
    await this.app.get(Transactions).runStatement(await buildEmptyStatement(this.app.dataSource, ...tables), []);
  }

  /** Sets the clock; `text` is business time. */
  setClock(text: string): void {
    const clock = this.app.get(BusinessClock);
    jest.spyOn(clock, 'now').mockReturnValue(DateTime.fromISO(text, { zone: clock.zone }));
  }

  callAs(person: TestPerson, call: Call, body?: unknown, params?: Record<string, string>): Promise<TestAnswer> {
    return this.app.call(call, { token: person.token, body, params });
  }

  /** Returns the response body; a refusal fails the test. */
  async callOrThrow(
    person: TestPerson,
    call: Call,
    body?: unknown,
    params?: Record<string, string>,
  ): Promise<TestAnswer['body']> {
    const answer = await this.callAs(person, call, body, params);
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    expect(call.answer.safeParse(answer.body)).toMatchObject({ success: true });
    return answer.body;
  }

  async createPermanentJob(
    timeline: TimelineInput = [{ time: '06:00-08:00', days: ['Mo', 'We'] }],
    fields: Partial<BodyInput<typeof createPermanentJob>> = {},
  ): Promise<string> {
    const answer = await this.callOrThrow(this.admin, createPermanentJob, {
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: 'https://maps.app.goo.gl/library',
      job_need_count: 2,
      pay_per_hr: '45.55',
      pay_per_hr_sub_contractor: '30',
      job_description: 'Floors and windows',
      timeline_data: timeline,
      ...fields,
    });
    return answer.job_id;
  }

  async createQuickJob(fields: Partial<BodyInput<typeof createQuickJob>> = {}): Promise<string> {
    const answer = await this.callOrThrow(this.admin, createQuickJob, {
      job_title: 'After the fair',
      job_address: '2 Jetty Road, Glenelg',
      c_count_for_job: 1,
      pay_per_hr_for_me: 60,
      pay_per_hr_for_c: 40,
      job_date: '2026-11-18',
      job_time: '18:30',
      job_desc: 'Bring a broom',
      ...fields,
    });
    return answer.job_id;
  }

  assign(jobId: string, person: TestPerson = this.ana) {
    return this.callOrThrow(this.admin, addOrRemoveUser, { id: jobId, method: 'add', added_id: person.id });
  }

  /** A permanent job that the person is assigned to. */
  async createAssignedJob(timeline: TimelineInput = TWO_SLOTS, person: TestPerson = this.ana): Promise<string> {
    const job = await this.createPermanentJob(timeline);
    await this.assign(job, person);
    return job;
  }

  unassign(jobId: string, person: TestPerson = this.ana) {
    return this.callOrThrow(this.admin, addOrRemoveUser, { id: jobId, method: 'remove', added_id: person.id });
  }

  /** Requests the job and returns the id of the request. */
  async request(jobId: string, person: TestPerson = this.ana): Promise<string> {
    await this.callOrThrow(person, requestJob, { job_id: jobId, user_id: person.id });
    const rows: { row_id: string; user_id: string }[] = await this.callOrThrow(this.admin, getRequests, {
      job_id: jobId,
    });
    const row = rows.find((request) => request.user_id === person.id);
    if (!row) throw new Error('The request is not in the list');
    return row.row_id;
  }

  /** Entries of the audit log about a person or a job, oldest first. */
  async findAuditEntries(subjectId: string) {
    return (await this.app.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === subjectId);
  }

  buildStartBody(jobId: string, person: TestPerson = this.ana) {
    return { user_id: person.id, job_id: jobId, start_location: START };
  }

  buildStopBody(rowId: string, person: TestPerson = this.ana) {
    return { user_id: person.id, row_id: rowId, finish_location: FINISH };
  }

  /** Sends a Start at a permanent job, with further fields such as `stamped_at`. */
  start(jobId: string, fields: object = {}, person: TestPerson = this.ana): Promise<TestAnswer> {
    return this.callAs(person, startPermanentJob, { ...this.buildStartBody(jobId, person), ...fields });
  }

  /** Sends Finished for the work that the fields name. */
  stop(fields: object, person: TestPerson = this.ana): Promise<TestAnswer> {
    return this.callAs(person, stopPermanentJob, { user_id: person.id, finish_location: FINISH, ...fields });
  }

  /** Work at a job in November 2026, as admins read it. */
  listDoneWork(jobId: string): Promise<TestAnswer['body']> {
    return this.callOrThrow(this.admin, getDoneJobsByPlace, { job_id: jobId, year: '2026', month: '11' });
  }

  /** Works from one moment to another and returns the row id. */
  async doWork(jobId: string, from: string, to: string, person: TestPerson = this.ana): Promise<string> {
    this.setClock(from);
    const { started_row_id } = await this.callOrThrow(person, startPermanentJob, this.buildStartBody(jobId, person));
    this.setClock(to);
    await this.callOrThrow(person, stopPermanentJob, this.buildStopBody(started_row_id, person));
    return started_row_id;
  }
}
