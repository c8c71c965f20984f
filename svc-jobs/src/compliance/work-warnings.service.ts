import type { CallAnswer, getWorkWarnings } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findPersonCompliance } from './compliance.queries.js';
import { findMissingDocuments } from './missing-documents.js';
import { WorkHours } from './work-hours.service.js';

/** Warnings shown to a person before Start. */
@Injectable()
export class WorkWarnings {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
    private readonly hours: WorkHours,
  ) {}

  async get(personId: string, jobId: string): Promise<CallAnswer<typeof getWorkWarnings>> {
    const compliance = await findPersonCompliance(this.manager, personId, jobId);
    const today = this.clock.today();
    const documents = findMissingDocuments(compliance, today);
    const hours = await this.hours.findOwnWarnings(personId, today);
    return {
      documents,
      refused: compliance.start === 'refuse' && documents.length > 0,
      hours: hours.map(({ msg }) => msg),
      hours_details: hours,
    };
  }
}
