import type { AnswerOf, BodyOf, JobCard, JobKind, listJobCards, listJobNames, searchJobs } from '@cleaning/contracts';
import { containing } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { ENDED_ON, REQ_COUNT } from './job-rows.js';

/** Jobs that a search finds at most. */
const MOST_FOUND = 20;

const NEWEST_FIRST: Record<JobKind, string> = {
  permanent: 'created_at DESC, id',
  quick: 'quick_date DESC, quick_time DESC, id DESC',
};

/** The desk's lists of jobs: names, and what cards show. */
@Injectable()
export class JobLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  async cards({ kind, ended, page, page_size }: BodyOf<typeof listJobCards>): Promise<AnswerOf<typeof listJobCards>> {
    const listed = ended === undefined ? '' : `AND closed_at IS ${ended ? 'NOT NULL' : 'NULL'}`;
    const [rows, [counts]] = await Promise.all([
      this.dataSource.query<JobCard[]>(
        `SELECT id AS job_id, title AS job_name, coalesce(quick_date::text, '') AS date, coalesce(quick_time, '') AS start_time,
           ${REQ_COUNT} AS req_count, ${ENDED_ON} AS ended_on
         FROM (
           SELECT * FROM job WHERE kind = $2 ${listed}
           ORDER BY ${NEWEST_FIRST[kind]} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}
         ) AS job ORDER BY ${NEWEST_FIRST[kind]}`,
        [this.clock.zone, kind],
      ),
      this.dataSource.query<[{ all: number; ended: number }]>(
        'SELECT count(*)::int AS all, count(closed_at)::int AS ended FROM job WHERE kind = $1',
        [kind],
      ),
    ]);
    const total = ended === undefined ? counts.all : ended ? counts.ended : counts.all - counts.ended;
    return { total, ended: counts.ended, rows };
  }

  names(): Promise<AnswerOf<typeof listJobNames>> {
    return this.dataSource.query(
      `SELECT id AS job_id, kind, title AS job_name, coalesce(quick_date::text, '') AS date
       FROM job WHERE closed_at IS NULL AND (kind = 'permanent' OR (kind = 'quick' AND quick_date >= $1::date))
       ORDER BY quick_date NULLS FIRST, quick_time, created_at DESC, id`,
      [this.clock.today()],
    );
  }

  /** Jobs that go on before ended ones, then by name. */
  search(text: string): Promise<AnswerOf<typeof searchJobs>> {
    return this.dataSource.query(
      `SELECT id AS job_id, kind, title AS job_name, address, coalesce(quick_date::text, '') AS date,
         closed_at IS NOT NULL AS ended
       FROM job WHERE title ILIKE $1 OR address ILIKE $1
       ORDER BY closed_at IS NOT NULL, lower(title), quick_date DESC, id LIMIT ${MOST_FOUND}`,
      [containing(text)],
    );
  }
}
