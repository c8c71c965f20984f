import type { CurrentUser } from '@cleaning/contracts';
import type { QueuedClockEvent } from '../clock-events/queuedClockEvents';
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
const officeUser = {
  ...idle,
  current_permanent_job_id: 'office',
  current_permanent_job_row_id: 'row-1',
  current_work_started_at: STARTED,
};
const windowsUser = { ...idle, current_quick_job_id: 'windows', current_quick_job_row_id: 'row-2' };
const officeWork = { kind: 'permanent', jobId: 'office', rowId: 'row-1', startKey: null, startedAt: STARTED };

const clockEvent = (change: Partial<QueuedClockEvent>): QueuedClockEvent => ({
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

describe('findRunningWork', () => {
  it('returns null while every current id is empty', () => expect(findRunningWork(idle, [])).toBeNull());
  it('finds a permanent job', () => expect(findRunningWork(officeUser, [])).toEqual(officeWork));
  it('finds a quick job', () =>
    expect(findRunningWork(windowsUser, [])).toMatchObject({ kind: 'quick', jobId: 'windows', rowId: 'row-2' }));

  it('counts an unsent start and identifies it by its key', () =>
    expect(findRunningWork(idle, [clockEvent({})])).toEqual({
      kind: 'permanent',
      jobId: 'office',
      rowId: null,
      startKey: 'key-1',
      startedAt: '2026-05-04T01:00:00.000Z',
    }));
  it('ends work with an unsent finish', () => {
    const finish = clockEvent({ key: 'key-2', action: 'finish' });
    expect(findRunningWork(officeUser, [finish])).toBeNull();
    expect(findRunningWork(idle, [clockEvent({}), finish])).toBeNull();
  });
  it('ends work with an unsent undo of the start', () => {
    const undo = clockEvent({ key: 'key-2', action: 'undo', startKey: 'key-1' });
    expect(findRunningWork(officeUser, [undo])).toBeNull();
    expect(findRunningWork(idle, [undo])).toBeNull();
    expect(findRunningWork(idle, [undo, clockEvent({ key: 'key-3' })])).toMatchObject({ startKey: 'key-3' });
  });
  it('prefers the server record once the start has arrived', () =>
    expect(findRunningWork(officeUser, [clockEvent({})])).toEqual(officeWork));
  it('counts clock events sent since the last read of the user', () => {
    const start = clockEvent({ isWaiting: false, rowId: 'row-3', takenAt: 1 });
    expect(findRunningWork(idle, [start])).toMatchObject({ jobId: 'office', rowId: 'row-3', startKey: null });
    const finish = clockEvent({ key: 'key-2', action: 'finish', isWaiting: false, takenAt: 2 });
    expect(findRunningWork(idle, [start, finish])).toBeNull();
    expect(findRunningWork(officeUser, [finish])).toBeNull();
  });
  it('ignores a finish from before the last read, as other work may run since', () => {
    const read = clockEvent({ action: 'finish', isWaiting: false, takenAt: 1, isRead: true });
    expect(findRunningWork(officeUser, [read])).toEqual(officeWork);
  });
  it('ignores an event that is being sent or was refused', () => {
    expect(findRunningWork(idle, [clockEvent({ isWaiting: false })])).toBeNull();
    expect(findRunningWork(idle, [clockEvent({ refusal: 'No.' })])).toBeNull();
  });
});

describe('job of the user', () => {
  it.each([
    ['office', 'permanent', 'Office'],
    ['windows', 'quick', 'Windows'],
    ['elsewhere', null, ''],
  ])('has for %s the kind %s and the name "%s"', (job, kind, name) => {
    expect(findJobKind(idle, job)).toBe(kind);
    expect(findJobName(idle, job)).toBe(name);
  });

  it('keeps its kind during running work after the assignment ends', () =>
    expect(findJobKind({ ...officeUser, permanent_jobs: [] }, 'office')).toBe('permanent'));
});

describe('undo of a start', () => {
  const running = { ...officeWork, kind: 'permanent' as const };
  it.each([
    [0, true],
    [119, true],
    [120, false],
    [-5, true],
  ])('is allowed %d seconds after the start: %s', (seconds, expected) =>
    expect(canUndoStart(running, Date.parse(STARTED) + seconds * 1000)).toBe(expected),
  );

  it('names the record, or the key of an unsent start', () => {
    expect(buildUndo(running, 'Office', 'me')).toMatchObject({ action: 'undo', rowId: 'row-1', startKey: null });
    expect(buildUndo({ ...running, rowId: null, startKey: 'key-1' }, 'Office', 'me')).toMatchObject({
      rowId: null,
      startKey: 'key-1',
    });
  });
});
