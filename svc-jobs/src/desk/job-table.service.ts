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
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { PlaceScores } from '../inspections/place-scores.service.js';
import { type PersonShift, type ShiftDays, ShiftReads } from '../shifts/shift-reads.service.js';
import { findJobsToStaff, type JobToStaff } from '../shifts/week-plan.queries.js';
import { listTimesToStaff } from '../shifts/week-plan.service.js';
import { buildDeskJobsQuery, type StoredDeskJob } from './job-table.queries.js';

type Asked = CallBody<typeof listDeskJobs>;

/** Sorts by next visit or score. Jobs without one come last in both directions. */
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

const formatVisitKey = (jobId: string, { date, time }: { date: string; time: string }): string =>
  `${jobId} ${date} ${time}`;

/**
 * Next visit by job: one that has people planned or has nobody yet. Visits with an absent person are listed as shifts
 * to cover.
 */
function findNextVisits(
  shifts: readonly PersonShift[],
  jobs: readonly JobToStaff[],
  { days, now, zone }: { days: ShiftDays; now: DateTime; zone: string },
): Map<string, DeskJob['next_visit']> {
  const next = new Map<string, DeskJob['next_visit']>();
  const starts = new Map<string, DateTime>();
  // Sorted by start, so a job's first match is its next visit.
  for (const { jobId, state, startsAt, endsAt, date, time } of shifts) {
    if (state !== 'planned' || endsAt <= now || next.has(jobId)) continue;
    next.set(jobId, { date, time });
    starts.set(jobId, startsAt);
  }
  const staffed = new Set(shifts.map((shift) => formatVisitKey(shift.jobId, shift)));
  for (const job of jobs) {
    const open = listTimesToStaff(job, days, zone).filter(
      (visit) => visit.endsAt > now && !staffed.has(formatVisitKey(job.id, visit)),
    );
    const [first] = open.sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());
    const known = starts.get(job.id);
    if (first && (!known || first.startsAt < known))
      next.set(job.id, { date: first.date, time: first.time, is_open: true });
  }
  return next;
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

  /** Next visits and scores are computed for all jobs before a page sorted by them can be cut. */
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
    const days = { from, until: addDays(from, NEXT_VISIT_DAYS - 1) };
    const [shifts, jobs, scores] = await Promise.all([
      this.shifts.findShifts(days, { places: ids }),
      findJobsToStaff(this.manager, days, { jobId: null, places: ids }),
      this.scores.findCurrent(ids),
    ]);
    const next = findNextVisits(shifts, jobs, { days, now: this.clock.now(), zone: this.clock.zone });
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
