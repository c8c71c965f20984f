import { type CallAnswer, computePlaceScore, type getPlaceScore, getScore, SCORE_MONTHS } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { findScoreInputs } from './place-scores.queries.js';

/** Scores of places from inspections and complaints, computed by `computePlaceScore` and not stored. */
@Injectable()
export class PlaceScores {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws 404. */
  async read(jobId: string): Promise<CallAnswer<typeof getPlaceScore>> {
    if (!(await this.manager.existsBy(Job, { id: jobId }))) throw refuse('no_such_job');
    const { inspections, complaints } = await this.findCounted([jobId]);
    const place = { inspections, complaints };
    const now = this.clock.now();
    const months = Array.from({ length: SCORE_MONTHS }, (_, back) => {
      const first = now.startOf('month').minus({ months: SCORE_MONTHS - 1 - back });
      const last = first.endOf('month');
      return {
        month: first.toFormat('yyyy-MM'),
        score: computePlaceScore(place, toIsoDate(last < now ? last : now)).score,
      };
    });
    return { now: computePlaceScore(place, toIsoDate(now)), months };
  }

  /** Today's scores by job; jobs without one are missing. */
  async findCurrent(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { inspections, complaints } = await this.findCounted(jobIds);
    const today = this.clock.today();
    const scores = new Map<string, number>();
    for (const id of jobIds) {
      const isOfPlace = ({ jobId }: { jobId: string }) => jobId === id;
      const place = { inspections: inspections.filter(isOfPlace), complaints: complaints.filter(isOfPlace) };
      const { score } = computePlaceScore(place, today);
      if (score !== null) scores.set(id, score);
    }
    return scores;
  }

  private async findCounted(jobIds: readonly string[]) {
    const found = await findScoreInputs(this.manager, jobIds, this.clock.zone);
    return {
      inspections: found.inspections.map(({ job_id: jobId, day, areas }) => ({
        jobId,
        day,
        score: getScore(areas) ?? 0,
      })),
      complaints: found.complaints.map(({ job_id: jobId, day, reopened }) => ({ jobId, day, reopened })),
    };
  }
}
