import {
  addOrRemoveUser,
  type BodyInput,
  type Call,
  createPermanentJob,
  createQuickJob,
  getRequests,
  requestJob,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { type Bench, type BenchAnswer, type BenchPerson, startBench } from '@cleaning/service-kit/testing';
import { DateTime } from 'luxon';
import { BusinessClock } from '../business-time/business-time.js';
import { jobsService } from '../service.js';

export const NO_SUCH_ID = '0190ffff-0000-7000-8000-000000000000';
export const START = '-34.9285,138.6007,12';
export const FINISH = '-34.9290,138.6010,8';

export type TimelineInput = { time: string; days: string[]; isRemove?: boolean }[];

/** svc-jobs on a database of its own, with an admin and a contractor, and a clock that stands where the test sets it. */
export class JobsTestApp {
  admin: BenchPerson;
  ana: BenchPerson;

  private constructor(readonly app: Bench) {}

  static async start(): Promise<JobsTestApp> {
    const jobs = new JobsTestApp(await startBench(jobsService));
    jobs.admin = await jobs.app.person({ name: 'Helen Marsh', role: 'admin' });
    jobs.ana = await jobs.app.person({ name: 'Ana Silva' });
    return jobs;
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Sets the clock; `text` is business time. */
  at(text: string): void {
    const clock = this.app.get(BusinessClock);
    jest.spyOn(clock, 'now').mockReturnValue(DateTime.fromISO(text, { zone: clock.zone }));
  }

  as(person: BenchPerson, call: Call, body?: unknown, params?: Record<string, string>): Promise<BenchAnswer> {
    return this.app.call(call, { token: person.token, body, ...(params ? { params } : {}) });
  }

  /** The answer's body; a refusal fails the test. */
  async ok(
    person: BenchPerson,
    call: Call,
    body?: unknown,
    params?: Record<string, string>,
  ): Promise<BenchAnswer['body']> {
    const answer = await this.as(person, call, body, params);
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    expect(call.answer.safeParse(answer.body)).toMatchObject({ success: true });
    return answer.body;
  }

  async permanentJob(
    timeline: TimelineInput = [{ time: '06:00-08:00', days: ['Mo', 'We'] }],
    fields: Partial<BodyInput<typeof createPermanentJob>> = {},
  ): Promise<string> {
    const answer = await this.ok(this.admin, createPermanentJob, {
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

  async quickJob(fields: Partial<BodyInput<typeof createQuickJob>> = {}): Promise<string> {
    const answer = await this.ok(this.admin, createQuickJob, {
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

  assign(jobId: string, person: BenchPerson = this.ana) {
    return this.ok(this.admin, addOrRemoveUser, { id: jobId, method: 'add', added_id: person.id });
  }

  unassign(jobId: string, person: BenchPerson = this.ana) {
    return this.ok(this.admin, addOrRemoveUser, { id: jobId, method: 'remove', added_id: person.id });
  }

  /** Requests the job and answers the request's row id. */
  async request(jobId: string, person: BenchPerson = this.ana): Promise<string> {
    await this.ok(person, requestJob, { job_id: jobId, user_id: person.id });
    const rows: { row_id: string; user_id: string }[] = await this.ok(this.admin, getRequests, { job_id: jobId });
    const row = rows.find((request) => request.user_id === person.id);
    if (!row) throw new Error('The request is not in the list');
    return row.row_id;
  }

  /** Entries of the audit log about a person or a job, oldest first. */
  async audited(subjectId: string) {
    return (await this.app.published('audit-entry')).filter(({ subject_id }) => subject_id === subjectId);
  }

  startBody(jobId: string, person: BenchPerson = this.ana) {
    return { user_id: person.id, job_id: jobId, start_location: START };
  }

  stopBody(rowId: string, person: BenchPerson = this.ana) {
    return { user_id: person.id, row_id: rowId, finish_location: FINISH };
  }

  /** Works from one moment to another; answers the row id. */
  async work(jobId: string, from: string, to: string, person: BenchPerson = this.ana): Promise<string> {
    this.at(from);
    const { started_row_id } = await this.ok(person, startPermanentJob, this.startBody(jobId, person));
    this.at(to);
    await this.ok(person, stopPermanentJob, this.stopBody(started_row_id, person));
    return started_row_id;
  }
}
