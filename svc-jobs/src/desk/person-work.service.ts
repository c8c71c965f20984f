import { addMonths, formatAmount, getMonthStart, PERSON_MONTHS, type PersonWork } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findEarnedByMonth } from '../earnings/earnings.queries.js';
import { findPersonJobs } from './person-work.queries.js';

/** A person's work and earnings, for the desk. */
@Injectable()
export class PersonWorkReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  async read(personId: string): Promise<PersonWork> {
    const first = getMonthStart(this.clock.today());
    const from = addMonths(first, 1 - PERSON_MONTHS);
    const [jobs, sums] = await Promise.all([
      findPersonJobs(this.manager, personId, this.clock.zone),
      findEarnedByMonth(this.manager, personId, from, addMonths(first, 1)),
    ]);
    const months = Array.from({ length: PERSON_MONTHS }, (_, back) => addMonths(first, -back).slice(0, 7));
    return {
      jobs,
      months: months.map((month) => {
        const sum = sums.find((each) => each.month === month);
        return {
          month,
          minutes: sum?.minutes ?? 0,
          earned: formatAmount(sum?.cents ?? 0),
          held: formatAmount(sum?.waiting ?? 0),
        };
      }),
    };
  }
}
