import type { OpenPermanentJob, OpenQuickJob } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.js';
import {
  HAS_ROOM,
  hasAsked,
  isEnrolled,
  isOpen,
  OPEN_JOB_COLUMNS,
  type OpenJobRow,
  openPermanentJobView,
  openQuickJobView,
} from './job-rows.js';

/** The JSON text of an answer. It is sent as it is. */
export type JsonOf<_Answer> = string;

/** An open job in a list. The row version (xmin) is another one after each change of the job, its timetable included. */
interface ListedJob {
  id: string;
  row_version: string;
  requested: boolean;
}

/** One of about a kilobyte for each job that somebody may ask for. */
const MOST_CARDS = 2000;

/** $1 is the person, $2 the business day. */
const LISTED = `SELECT job.id, job.xmin::text AS row_version, ${hasAsked('$1')} AS requested
  FROM job WHERE NOT ${isEnrolled('$1')}`;

/** Jobs that people may ask for. A card is the same for everybody but for `requested`: its JSON is made once for each change of the job. */
@Injectable()
export class OpenJobs {
  /** By job and row version. */
  private readonly cards = new Map<string, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /** Permanent jobs that still need cleaners and that the person is not assigned to, newest first. */
  async permanent(personId: string): Promise<JsonOf<OpenPermanentJob[]>> {
    const listed = await this.dataSource.query<ListedJob[]>(
      `${LISTED} AND job.kind = 'permanent' AND ${HAS_ROOM} ORDER BY job.created_at DESC, job.id`,
      [personId],
    );
    return this.json(listed, openPermanentJobView);
  }

  /** Quick jobs of today and later that still need cleaners and that the person is not assigned to, soonest first. */
  async quick(personId: string): Promise<JsonOf<OpenQuickJob[]>> {
    const listed = await this.dataSource.query<ListedJob[]>(
      `${LISTED} AND job.kind = 'quick' AND ${isOpen('$2')} ORDER BY job.quick_date, job.quick_time, job.id`,
      [personId, this.clock.today()],
    );
    return this.json(listed, openQuickJobView);
  }

  private async json(listed: readonly ListedJob[], view: (row: OpenJobRow) => object): Promise<string> {
    const known = listed.map(({ id, row_version }) => this.cards.get(`${id} ${row_version}`));
    const missing = listed.filter((_, index) => known[index] === undefined).map(({ id }) => id);
    const made = missing.length > 0 ? await this.make(missing, view) : undefined;
    const cards = listed.flatMap(({ id, requested }, index) => {
      const card = known[index] ?? made?.get(id);
      return card === undefined ? [] : [`${card}"requested":${requested}}`];
    });
    return `[${cards.join(',')}]`;
  }

  /** The cards' JSON up to where `requested` is written. */
  private async make(ids: readonly string[], view: (row: OpenJobRow) => object): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<(OpenJobRow & { row_version: string })[]>(
      `SELECT ${OPEN_JOB_COLUMNS}, job.xmin::text AS row_version FROM job WHERE job.id = ANY($2)`,
      [this.clock.zone, ids],
    );
    const made = new Map<string, string>();
    if (this.cards.size + rows.length > MOST_CARDS) this.cards.clear();
    for (const row of rows) {
      const card = `${JSON.stringify(view(row)).slice(0, -1)},`;
      made.set(row.id, card);
      this.cards.set(`${row.id} ${row.row_version}`, card);
    }
    return made;
  }
}
