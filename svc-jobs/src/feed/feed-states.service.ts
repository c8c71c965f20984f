import type { StateOf } from '@cleaning/contracts';
import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JOB_CARD_COLUMNS, type JobCardRow, permanentCard, quickCard } from '../jobs/job-rows.js';

type Rows<E extends 'job' | 'work-record' | 'current-work' | 'owed' | 'settled'> = { id: string; state: StateOf<E> }[];

/** The states that other services read in this one's feed. */
@Injectable()
export class FeedStates {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('job')
  async jobs(ids: readonly string[]): Promise<States<'job'>> {
    return statesById(
      await this.dataSource.query<Rows<'job'>>(
        `SELECT id, json_build_object('kind', kind, 'title', title, 'address', address) AS state
         FROM job WHERE id = ANY($1)`,
        [ids],
      ),
    );
  }

  /** Only finished work has a state. Rejected work earns nothing. */
  @ReadsState('work-record')
  async workRecords(ids: readonly string[]): Promise<States<'work-record'>> {
    return statesById(
      await this.dataSource.query<Rows<'work-record'>>(
        `SELECT id, json_build_object('job_id', job_id, 'business_date', business_date,
           'minutes', CASE state WHEN 'rejected' THEN 0 ELSE minutes END,
           'company_cents', CASE state WHEN 'rejected' THEN 0 ELSE company_cents END, 'held', state = 'held',
           'person_id', person_id, 'contractor_cents', CASE state WHEN 'rejected' THEN 0 ELSE contractor_cents END) AS state
         FROM work_record WHERE id = ANY($1) AND ended_at IS NOT NULL`,
        [ids],
      ),
    );
  }

  @ReadsState('settled')
  async settled(personIds: readonly string[]): Promise<States<'settled'>> {
    return statesById(
      await this.dataSource.query<Rows<'settled'>>(
        `SELECT person_id AS id, json_build_object('payments',
           json_agg(json_build_object('number', number, 'paid_on', paid_on, 'cents', cents) ORDER BY number)) AS state
         FROM settlement WHERE person_id = ANY($1) GROUP BY person_id`,
        [personIds],
      ),
    );
  }

  /** Only of removed people. Work under way counts as owed, too. */
  @ReadsState('owed')
  async owed(personIds: readonly string[]): Promise<States<'owed'>> {
    return statesById(
      await this.dataSource.query<Rows<'owed'>>(
        `SELECT person_id AS id, json_build_object('owed', cents > 0 OR EXISTS (
           SELECT FROM work_record WHERE work_record.person_id = person_owed.person_id AND ended_at IS NULL)) AS state
         FROM person_owed WHERE person_id = ANY($1)`,
        [personIds],
      ),
    );
  }

  @ReadsState('current-work')
  async currentWork(personIds: readonly string[]): Promise<States<'current-work'>> {
    return statesById(
      await this.dataSource.query<Rows<'current-work'>>(
        `SELECT person_id AS id, json_build_object('kind', job.kind, 'job_id', job_id, 'row_id', work_record.id,
           'started_at', to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS state
         FROM work_record JOIN job ON job.id = work_record.job_id
         WHERE person_id = ANY($1) AND ended_at IS NULL`,
        [personIds],
      ),
    );
  }

  @ReadsState('assignments')
  async assignments(personIds: readonly string[]): Promise<States<'assignments'>> {
    const rows = await this.dataSource.query<(JobCardRow & { person_id: string })[]>(
      `SELECT enrolment.person_id, ${JOB_CARD_COLUMNS} FROM enrolment JOIN job ON job.id = enrolment.job_id
       WHERE enrolment.person_id = ANY($1)
       ORDER BY job.quick_date NULLS FIRST, job.quick_time, job.title, job.id`,
      [personIds],
    );
    const jobsOf = (personId: string, kind: JobCardRow['kind']) =>
      rows.filter((row) => row.person_id === personId && row.kind === kind);
    return new Map(
      personIds.map((id) => [
        id,
        {
          permanent_jobs: jobsOf(id, 'permanent').map(permanentCard),
          quick_jobs: jobsOf(id, 'quick').map(quickCard),
        },
      ]),
    );
  }
}
