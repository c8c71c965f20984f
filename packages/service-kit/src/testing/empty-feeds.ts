import { Injectable } from '@nestjs/common';
import { OnChange } from '../changes/on-change.js';
import { ReadsState } from '../changes/state-readers.js';

const NOTHING = new Map<string, never>();

/** For services of tests that have nothing to tell of in their feed. */
@Injectable()
export class NoStates {
  @ReadsState('job')
  async jobs() {
    return NOTHING;
  }
  @ReadsState('work-record')
  async workRecords() {
    return NOTHING;
  }
  @ReadsState('assignments')
  async assignments() {
    return NOTHING;
  }
  @ReadsState('current-work')
  async currentWork() {
    return NOTHING;
  }
  @ReadsState('owed')
  async owed() {
    return NOTHING;
  }
  @ReadsState('documents')
  async documents() {
    return NOTHING;
  }
}

/** For services of tests that keep nothing of what the feeds of others tell. */
@Injectable()
export class NothingKept {
  @OnChange('job')
  async job() {}
  @OnChange('work-record')
  async workRecord() {}
  @OnChange('registration')
  async registration() {}
}
