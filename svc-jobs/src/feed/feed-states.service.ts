import { ReadsState, type States, toStatesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type JobCardRow, toPermanentCard, toQuickCard } from '../jobs/job-rows.js';
import {
  findAssignmentCards,
  findJobStates,
  findOwedToPeople,
  findPayments,
  findPhotosByOwner,
  findRunningWork,
  findWorkStates,
} from './feed-states.queries.js';

/** The states that other services read in this one's feed. */
@Injectable()
export class FeedStates {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  @ReadsState('job')
  async findJobs(ids: readonly string[]): Promise<States<'job'>> {
    return toStatesById(await findJobStates(this.manager, ids, this.clock.zone));
  }

  /** Only finished work has a state. Rejected work earns nothing. */
  @ReadsState('work-record')
  async findWorkRecords(ids: readonly string[]): Promise<States<'work-record'>> {
    return toStatesById(await findWorkStates(this.manager, ids));
  }

  @ReadsState('settled')
  async findSettled(personIds: readonly string[]): Promise<States<'settled'>> {
    return toStatesById(await findPayments(this.manager, personIds));
  }

  /** Removed people only. Running work counts as owed. */
  @ReadsState('owed')
  async findOwed(personIds: readonly string[]): Promise<States<'owed'>> {
    return toStatesById(await findOwedToPeople(this.manager, personIds));
  }

  @ReadsState('work-photos')
  async findWorkPhotos(ownerIds: readonly string[]): Promise<States<'work-photos'>> {
    return toStatesById(await findPhotosByOwner(this.manager, ownerIds));
  }

  @ReadsState('current-work')
  async findCurrentWork(personIds: readonly string[]): Promise<States<'current-work'>> {
    return toStatesById(await findRunningWork(this.manager, personIds));
  }

  @ReadsState('assignments')
  async findAssignments(personIds: readonly string[]): Promise<States<'assignments'>> {
    const rows = await findAssignmentCards(this.manager, personIds, this.clock.today());
    const getJobs = (personId: string, kind: JobCardRow['kind']) =>
      rows.filter((row) => row.person_id === personId && row.kind === kind);
    return new Map(
      personIds.map((id) => [
        id,
        {
          permanent_jobs: getJobs(id, 'permanent').map(toPermanentCard),
          quick_jobs: getJobs(id, 'quick').map(toQuickCard),
        },
      ]),
    );
  }
}
