import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type JobCardRow, quickCard, toPermanentCard } from '../jobs/job-rows.js';
import {
  findAssignmentCards,
  findJobStates,
  findOwedToPeople,
  findWorkStates,
  paymentsTo,
  photosNamedBy,
  workUnderWay,
} from './feed-states.queries.js';

/** The states that other services read in this one's feed. */
@Injectable()
export class FeedStates {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  @ReadsState('job')
  async jobs(ids: readonly string[]): Promise<States<'job'>> {
    return statesById(await findJobStates(this.manager, ids, this.clock.zone));
  }

  /** Only finished work has a state. Rejected work earns nothing. */
  @ReadsState('work-record')
  async workRecords(ids: readonly string[]): Promise<States<'work-record'>> {
    return statesById(await findWorkStates(this.manager, ids));
  }

  @ReadsState('settled')
  async settled(personIds: readonly string[]): Promise<States<'settled'>> {
    return statesById(await paymentsTo(this.manager, personIds));
  }

  /** Only of removed people. Work under way counts as owed, too. */
  @ReadsState('owed')
  async owed(personIds: readonly string[]): Promise<States<'owed'>> {
    return statesById(await findOwedToPeople(this.manager, personIds));
  }

  /** Of reports about visits, of incidents, of inspections and of messages. */
  @ReadsState('work-photos')
  async workPhotos(ownerIds: readonly string[]): Promise<States<'work-photos'>> {
    return statesById(await photosNamedBy(this.manager, ownerIds));
  }

  @ReadsState('current-work')
  async findCurrentWork(personIds: readonly string[]): Promise<States<'current-work'>> {
    return statesById(await workUnderWay(this.manager, personIds));
  }

  @ReadsState('assignments')
  async assignments(personIds: readonly string[]): Promise<States<'assignments'>> {
    const rows = await findAssignmentCards(this.manager, personIds, this.clock.today());
    const getJobs = (personId: string, kind: JobCardRow['kind']) =>
      rows.filter((row) => row.person_id === personId && row.kind === kind);
    return new Map(
      personIds.map((id) => [
        id,
        {
          permanent_jobs: getJobs(id, 'permanent').map(toPermanentCard),
          quick_jobs: getJobs(id, 'quick').map(quickCard),
        },
      ]),
    );
  }
}
