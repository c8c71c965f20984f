import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScheduleState } from './schedule-state.mjs';

describe('what the schedule of backups has done', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'schedule-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has a trial that somebody has made by hand, after one that failed', () => {
    const schedule = new ScheduleState(folder);
    schedule.note({ taken: 1 });
    schedule.noteTrial(false);
    ScheduleState.of(folder)?.noteTrial(true);
    expect(schedule.values).toEqual({ taken: 1, drilled: expect.any(Number), drillGood: 'yes' });
    schedule.note({ taken: 2 });
    expect(new ScheduleState(folder).values).toMatchObject({ taken: 2, drillGood: 'yes' });
  });

  it('is noted by a schedule alone', () => {
    expect(ScheduleState.of(folder)).toBeUndefined();
    expect(new ScheduleState(folder).values).toEqual({});
  });
});
