import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScheduleState } from './schedule-state.mjs';

describe('ScheduleState', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'schedule-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps a manual trial after a failed one', () => {
    const schedule = new ScheduleState(folder);
    schedule.save({ taken: 1 });
    schedule.saveDrill(false);
    ScheduleState.openExisting(folder)?.saveDrill(true);
    expect(schedule.values).toEqual({ taken: 1, drilled: expect.any(Number), drillGood: 'yes' });
    schedule.save({ taken: 2 });
    expect(new ScheduleState(folder).values).toMatchObject({ taken: 2, drillGood: 'yes' });
  });

  it('exists only once a schedule has noted something', () => {
    expect(ScheduleState.openExisting(folder)).toBeUndefined();
    expect(new ScheduleState(folder).values).toEqual({});
  });
});
