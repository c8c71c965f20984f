import type { AnswerOf, searchJobs } from '@cleaning/contracts';
import { containing } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST = 20;

@Injectable()
export class JobSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Jobs that go on before ended ones, then by name. */
  find(text: string): Promise<AnswerOf<typeof searchJobs>> {
    return this.dataSource.query(
      `SELECT id AS job_id, kind, title AS job_name, address, coalesce(quick_date::text, '') AS date,
         closed_at IS NOT NULL AS ended
       FROM job WHERE title ILIKE $1 OR address ILIKE $1
       ORDER BY closed_at IS NOT NULL, lower(title), quick_date DESC, id LIMIT ${MOST}`,
      [containing(text)],
    );
  }
}
