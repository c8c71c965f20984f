import type { CurrentUser } from '@cleaning/contracts';
import type { KeptClockEvent } from '../clock-events/keptClockEvents';
import { buildUndo, canUndoStart, findJobKind, findJobName, findRunningWork } from './runningWork';

const STARTED = '2026-05-04T00:00:00.000Z';
const idle = {
  current_permanent_job_id: '',
  current_permanent_job_row_id: '',
  current_quick_job_id: '',
  current_quick_job_row_id: '',
  current_work_started_at: '',
  quick_jobs: [{ job_id: 'windows', job_name: 'Windows', job_date: '2026-05-04', job_start_time: '09:00' }],
  permanent_jobs: [{ job_id: 'office', job_name: 'Office', job_payment_for_fortnight: '480.00' }],
} as Partial<CurrentUser> as CurrentUser;
const inTheOffice = {
  ...idle,
  current_permanent_job_id: 'office',
  current_permanent_job_row_id: 'row-1',
  current_work_started_at: STARTED,
};
const atTheWindows = { ...idle, current_quick_job_id: 'windows', current_quick_job_row_id: 'row-2' };
const inOffice = { kind: 'permanent', jobId: 'office', rowId: 'row-1', startKey: null, startedAt: STARTED };

const clockEvent = (change: Partial<KeptClockEvent>): KeptClockEvent => ({
  key: 'key-1',
  userId: 'me',
  action: 'start',
  kind: 'permanent',
  jobId: 'office',
  jobName: 'Office',
  place: '0,0,1',
  recordedAt: '2026-05-04T01:00:00.000Z',
  rowId: null,
  startKey: null,
  isWaiting: true,
  refusal: null,
  ...change,
});

describe('running work', () => {
  it('is none while every current id is empty', () => expect(findRunningWork(idle, [])).toBeNull());
  it('knows a permanent job', () => expect(findRunningWork(inTheOffice, [])).toEqual(inOffice));
  it('knows a quick job', () =>
    expect(findRunningWork(atTheWindows, [])).toMatchObject({ kind: 'quick', jobId: 'windows', rowId: 'row-2' }));

  it('begins with a start that waits on the device, and is finished by its key', () =>
    expect(findRunningWork(idle, [clockEvent({})])).toEqual({
      kind: 'permanent',
      jobId: 'office',
      rowId: null,
      startKey: 'key-1',
      startedAt: '2026-05-04T01:00:00.000Z',
    }));
  it('ends with a finish that waits on the device', () => {
    const finish = clockEvent({ key: 'key-2', action: 'finish' });
    expect(findRunningWork(inTheOffice, [finish])).toBeNull();
    expect(findRunningWork(idle, [clockEvent({}), finish])).toBeNull();
  });
  it('ends with an undone start that waits on the device', () => {
    const undo = clockEvent({ key: 'key-2', action: 'undo', startKey: 'key-1' });
    expect(findRunningWork(inTheOffice, [undo])).toBeNull();
    expect(findRunningWork(idle, [undo])).toBeNull();
    expect(findRunningWork(idle, [undo, clockEvent({ key: 'key-3' })])).toMatchObject({ startKey: 'key-3' });
  });
  it('is the record of the server when the start has arrived after all', () =>
    expect(findRunningWork(inTheOffice, [clockEvent({})])).toEqual(inOffice));
  it('counts what was taken after the person was read, with the record of a start', () => {
    const start = clockEvent({ isWaiting: false, rowId: 'row-3', takenAt: 1 });
    expect(findRunningWork(idle, [start])).toMatchObject({ jobId: 'office', rowId: 'row-3', startKey: null });
    const finish = clockEvent({ key: 'key-2', action: 'finish', isWaiting: false, takenAt: 2 });
    expect(findRunningWork(idle, [start, finish])).toBeNull();
    expect(findRunningWork(inTheOffice, [finish])).toBeNull();
  });
  it('does not count a Finished that the person was read after: other work may run since', () => {
    const read = clockEvent({ action: 'finish', isWaiting: false, takenAt: 1, isRead: true });
    expect(findRunningWork(inTheOffice, [read])).toEqual(inOffice);
  });
  it('does not count what is just being sent or was refused', () => {
    expect(findRunningWork(idle, [clockEvent({ isWaiting: false })])).toBeNull();
    expect(findRunningWork(idle, [clockEvent({ refusal: 'No.' })])).toBeNull();
  });
});

describe('an own job', () => {
  it.each([
    ['office', 'permanent', 'Office'],
    ['windows', 'quick', 'Windows'],
    ['elsewhere', null, ''],
  ])('%s is %s and called "%s"', (job, kind, name) => {
    expect(findJobKind(idle, job)).toBe(kind);
    expect(findJobName(idle, job)).toBe(name);
  });

  it('is known for running work whose assignment was taken away', () =>
    expect(findJobKind({ ...inTheOffice, permanent_jobs: [] }, 'office')).toBe('permanent'));
});

describe('undoing a start', () => {
  const running = { ...inOffice, kind: 'permanent' as const };
  it.each([
    [0, true],
    [119, true],
    [120, false],
    [-5, true],
  ])('%d seconds after it: %s', (seconds, expected) =>
    expect(canUndoStart(running, Date.parse(STARTED) + seconds * 1000)).toBe(expected),
  );

  it('names the record, or the key of a start that waits', () => {
    expect(buildUndo(running, 'Office', 'me')).toMatchObject({ action: 'undo', rowId: 'row-1', startKey: null });
    expect(buildUndo({ ...running, rowId: null, startKey: 'key-1' }, 'Office', 'me')).toMatchObject({
      rowId: null,
      startKey: 'key-1',
    });
  });
});
