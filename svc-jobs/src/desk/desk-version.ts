import type { AnswerOf, getDeskVersion } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { cameLate, isOverdue } from './attention.js';

/** A number for a set of rows: another one as soon as a row comes, goes or differs. Their order does not matter. */
const numberOf = (row: string, rows: string) =>
  `(SELECT concat(count(*), ':', bit_xor(hashtextextended((${row})::text, 0))) FROM ${rows})`;

/** $1 is now, $2 today. Of work only what is listed: its cost does not grow with the years. */
const VERSION = `
  SELECT md5(concat_ws(' ', $2::date,
    ${numberOf('job.id, job.version', 'job')},
    ${numberOf('id', `job_request WHERE status = 'pending'`)},
    ${numberOf('job_id, person_id', 'enrolment')},
    ${numberOf('id, name, role, verified, removed', 'known_account')},
    ${numberOf(
      `work_record.id, work_record.version, ${isOverdue('$1')}`,
      'work_record LEFT JOIN known_account ON known_account.id = person_id WHERE ended_at IS NULL',
    )},
    ${numberOf('id, version', `work_record WHERE ${cameLate('$2')}`)},
    ${numberOf('id, version', `work_record WHERE state = 'held'`)}
  )) AS version`;

/** A version that changes when the desk's first page would read anything else. Cheaper than reading the page. */
@Injectable()
export class DeskVersion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<AnswerOf<typeof getDeskVersion>> {
    const [found] = await this.dataSource.query<{ version: string }[]>(VERSION, [
      this.clock.now().toJSDate(),
      this.clock.today(),
    ]);
    if (!found) throw new Error('PostgreSQL gave no version');
    return found;
  }
}
