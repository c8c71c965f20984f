import {
  addDays,
  type CallAnswer,
  type CallBody,
  type DeskJob,
  type listDeskJobs,
  NEXT_VISIT_DAYS,
} from '@cleaning/contracts';
import { readPage } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { PlaceScores } from '../inspections/place-scores.service.js';
import { ShiftReads } from '../shifts/shift-reads.service.js';
import { buildDeskJobsQuery, type StoredDeskJob } from './job-table.queries.js';

type Asked = CallBody<typeof listDeskJobs>;

/** By the visit that comes first, or the score. Jobs without one are last in both directions. */
function sortTold(rows: readonly DeskJob[], { sort, direction }: Pick<Asked, 'sort' | 'direction'>): DeskJob[] {
  const sortValue = ({ next_visit, score }: DeskJob): string | null => {
    if (sort === 'score') return score === null ? null : score.toFixed(1);
    return next_visit && `${next_visit.date} ${next_visit.time}`;
  };
  const way = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [first, second] = [sortValue(a), sortValue(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return way * first.localeCompare(second);
  });
}

/** The table of permanent jobs on the desk's home page. */
@Injectable()
export class JobTable {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly shifts: ShiftReads,
    private readonly scores: PlaceScores,
    private readonly clock: BusinessClock,
  ) {}

  /** Next visits and scores are told by rules: a page by one of them is cut after all of them are known. */
  async list(asked: Asked): Promise<CallAnswer<typeof listDeskJobs>> {
    const query = buildDeskJobsQuery(this.manager, asked, this.clock.zone);
    if (asked.sort !== 'next' && asked.sort !== 'score') {
      const { total, rows } = await readPage<StoredDeskJob>(query, asked);
      return { total, rows: await this.complete(rows) };
    }
    const rows = sortTold(await this.complete(await query.getRawMany<StoredDeskJob>()), asked);
    const first = (asked.page - 1) * asked.page_size;
    return { total: rows.length, rows: rows.slice(first, first + asked.page_size) };
  }

  private async complete(rows: readonly StoredDeskJob[]): Promise<DeskJob[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ job_id }) => job_id);
    const from = this.clock.today();
    const [shifts, scores] = await Promise.all([
      this.shifts.findShifts({ from, until: addDays(from, NEXT_VISIT_DAYS - 1) }, { places: ids }),
      this.scores.findCurrent(ids),
    ]);
    const now = this.clock.now();
    const next = new Map<string, DeskJob['next_visit']>();
    // By start: the first one of a place is its next.
    for (const { jobId, state, endsAt, date, time } of shifts)
      if (state === 'planned' && endsAt > now && !next.has(jobId)) next.set(jobId, { date, time });
    return rows.map((row) => ({
      job_id: row.job_id,
      job_name: row.job_name,
      address: row.address,
      ended_on: row.ended_on,
      req_count: row.req_count,
      needed: row.needed,
      assigned: row.assigned,
      next_visit: next.get(row.job_id) ?? null,
      score: scores.get(row.job_id) ?? null,
    }));
  }
}
