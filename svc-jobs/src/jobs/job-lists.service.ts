import type { CallAnswer, CallBody, listJobCards, listJobNames, searchJobs } from '@cleaning/contracts';
import { type Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { countJobs, findCardPage, findJobNames, findJobsByText } from './job-lists.queries.js';

/** Jobs that a search finds at most. */
const MAX_FOUND = 20;

/** The desk's job lists. */
@Injectable()
export class JobLists {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  async listCards({
    kind,
    ended,
    page,
    page_size,
  }: CallBody<typeof listJobCards>): Promise<CallAnswer<typeof listJobCards>> {
    const limit = { rows: page_size, after: (page - 1) * page_size };
    const [rows, counts] = await Promise.all([
      findCardPage(this.manager, { kind, ended }, limit, this.clock.zone),
      countJobs(this.manager, kind),
    ]);
    const total = ended === undefined ? counts.all : ended ? counts.ended : counts.all - counts.ended;
    return { total, ended: counts.ended, rows };
  }

  listNames(places: Places): Promise<CallAnswer<typeof listJobNames>> {
    return findJobNames(this.manager, this.clock.today(), places);
  }

  /** Matches in names come before matches in addresses. */
  search(text: string): Promise<CallAnswer<typeof searchJobs>> {
    return findJobsByText(this.manager, text, MAX_FOUND);
  }
}
