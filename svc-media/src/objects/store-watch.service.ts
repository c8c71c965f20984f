import { FurtherStores, IntervalRuns } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ObjectStore } from './object-store.js';

const PROBE_MS = 5000;

/** Reports whether the store can be used to /readyz, metrics and the public status. */
@Injectable()
export class StoreWatch {
  constructor(
    private readonly store: ObjectStore,
    private readonly runs: IntervalRuns,
    stores: FurtherStores,
  ) {
    stores.add('objects', () => store.isReachable);
  }

  @Interval(PROBE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('object store', () => this.store.probe());
  }
}
