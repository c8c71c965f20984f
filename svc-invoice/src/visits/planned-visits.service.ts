import { type ChangedState, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { keepVisits } from './planned-visits.queries.js';

/** Planned visits of jobs, from svc-jobs' feed. */
@Injectable()
export class PlannedVisits {
  @OnChanges('planned-visits')
  async apply(changes: readonly ChangedState<'planned-visits'>[], { manager }: Transaction): Promise<void> {
    const said = changes.flatMap(({ id: job_id, state }) => (state ? [{ job_id, ...state }] : []));
    if (said.length > 0) await keepVisits(manager, said);
  }
}
