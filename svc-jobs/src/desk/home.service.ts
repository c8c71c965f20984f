import { type CallAnswer, computeComplianceState, type getHome } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { TodayBoard } from '../shifts/today.service.js';
import { findExpiringDocuments } from './home.queries.js';

/** Figures for the desk's home page. */
@Injectable()
export class Home {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly board: TodayBoard,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<CallAnswer<typeof getHome>> {
    const [{ board, toCover }, people] = await Promise.all([
      this.board.readAhead(),
      findExpiringDocuments(this.manager),
    ]);
    const today = this.clock.today();
    const count = (state: 'expiring' | 'expired') =>
      people.filter(({ documents }) => documents.some((document) => computeComplianceState(document, today) === state))
        .length;
    return { ...board, to_cover: toCover, expiring: count('expiring'), expired: count('expired') };
  }
}
