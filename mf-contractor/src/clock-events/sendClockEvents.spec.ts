import { warn } from '@cleaning/contracts';
import { getBusinessToday } from '@cleaning/ui';
import { ApiError, request } from '@cleaning/ui/app';
import { dropTakenEvents, getQueuedClockEvents, isPending, type QueuedClockEvent } from './queuedClockEvents';
import { deliver, sendQueuedClockEvents } from './sendClockEvents';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  request: jest.fn(),
  readToken: () => token,
}));
let token: string | null;
const server = jest.mocked(request);

// A browser without the Web Locks API.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

let room: number;
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  },
});

const NO_CONNECTION = new ApiError(0, { msg: 'No connection.', code: 'network' });
const clockEvent = (change: Partial<QueuedClockEvent>): QueuedClockEvent => ({
  key: 'key-1',
  userId: 'ana',
  action: 'start',
  kind: 'permanent',
  jobId: 'office',
  jobName: 'Office',
  place: '0,0,1',
  recordedAt: new Date().toISOString(),
  rowId: null,
  startKey: null,
  isWaiting: false,
  refusal: null,
  ...change,
});
const finish = clockEvent({ key: 'key-2', action: 'finish', startKey: 'key-1' });
const sentBodies = () =>
  server.mock.calls.map(([, input]) => (input as unknown as { body: Record<string, unknown> }).body);

beforeEach(() => {
  token = "Ana's token";
  stored.clear();
  room = Number.POSITIVE_INFINITY;
  server.mockReset();
});

const unsent = () => getQueuedClockEvents().filter(isPending);

describe('clock event', () => {
  it('carries its key but no phone time when sent at once', async () => {
    server.mockResolvedValue({ msg: 'Started.' });
    expect(await deliver(clockEvent({}))).toEqual({ state: 'taken', warnings: [] });
    expect(sentBodies()).toEqual([{ user_id: 'ana', job_id: 'office', start_location: '0,0,1', stamp_key: 'key-1' }]);
    expect(unsent()).toEqual([]);
  });

  it('stays stored with its record until the next read of the user, and is sent once', async () => {
    const before = Date.now() - 1;
    server.mockResolvedValue({ msg: 'Started.', started_row_id: 'row-1' });
    await deliver(clockEvent({}));
    await sendQueuedClockEvents('ana');
    expect(server).toHaveBeenCalledTimes(1);
    dropTakenEvents('ana', before);
    dropTakenEvents('bo', Date.now());
    expect(getQueuedClockEvents()).toMatchObject([{ key: 'key-1', rowId: 'row-1', isWaiting: false }]);
    dropTakenEvents('ana', Date.now());
    expect(getQueuedClockEvents()).toEqual([]);
  });

  it('stays as read until the day after its shift, because a stored plan may be older', async () => {
    server.mockResolvedValue({ msg: 'Finished.' });
    const now = new Date();
    await deliver({ ...finish, shift: { date: getBusinessToday(now), time: '06:00-08:00' } });
    await deliver({ ...finish, key: 'key-3', shift: undefined } as unknown as QueuedClockEvent);
    const later = new Date(Date.now() + 1);
    dropTakenEvents('ana', later.getTime(), later);
    expect(getQueuedClockEvents()).toMatchObject([{ key: 'key-2', isRead: true }]);
    expect(unsent()).toEqual([]);
    const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    dropTakenEvents('ana', later.getTime(), after(1));
    expect(getQueuedClockEvents()).toHaveLength(1);
    dropTakenEvents('ana', later.getTime(), after(2));
    expect(getQueuedClockEvents()).toEqual([]);
  });

  it('reports a missing location, at once and after waiting', async () => {
    server.mockRejectedValueOnce(NO_CONNECTION);
    await deliver(clockEvent({ place: '' }));
    server.mockResolvedValue({ msg: 'Taken.', started_row_id: 'row-1' });
    await deliver({ ...finish, place: '' });
    expect(sentBodies()).toMatchObject([
      { without_location: true },
      { without_location: true, stamp_key: 'key-1' },
      { without_location: true, start_key: 'key-1' },
    ]);
    for (const body of sentBodies()) {
      expect(body).not.toHaveProperty('start_location');
      expect(body).not.toHaveProperty('finish_location');
    }
  });

  it('stays sent when a later one finds no connection', async () => {
    server.mockResolvedValueOnce({ msg: 'Started.', started_row_id: 'row-1' }).mockRejectedValue(NO_CONNECTION);
    await deliver(clockEvent({}));
    expect(await deliver(finish)).toEqual({ state: 'waiting' });
    expect(getQueuedClockEvents()).toMatchObject([
      { key: 'key-1', isWaiting: false },
      { key: 'key-2', isWaiting: true },
    ]);
  });

  it('returns the warnings of a start', async () => {
    const documents = [{ kind: 'police_check_img', state: 'expired', expires_on: '2026-10-31' }] as const;
    const warnings = [warn('documents_due', { documents })];
    server.mockResolvedValue({ msg: 'Started.', started_row_id: 'row-1', warning_details: warnings });
    expect(await deliver(clockEvent({}))).toEqual({ state: 'taken', warnings });
  });

  it('drops a waiting start on undo and still sends its key to the server', async () => {
    server.mockRejectedValueOnce(NO_CONNECTION);
    expect(await deliver(clockEvent({}))).toEqual({ state: 'waiting' });
    server.mockResolvedValue({ msg: 'The start is undone.' });
    const undo = clockEvent({ key: 'key-2', action: 'undo', startKey: 'key-1', place: '' });
    expect(await deliver(undo)).toEqual({ state: 'taken', warnings: [] });
    expect(sentBodies()[1]).toEqual({ user_id: 'ana', start_key: 'key-1' });
    expect(sentBodies()).toHaveLength(2);
    expect(unsent()).toEqual([]);
  });

  it('waits without a connection when it undoes a start, then carries its time', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    const undo = clockEvent({ key: 'key-2', action: 'undo', rowId: 'row-1', place: '' });
    expect(await deliver(undo)).toEqual({ state: 'waiting' });
    server.mockReset();
    server.mockResolvedValue({ msg: 'The start is undone.' });
    await sendQueuedClockEvents('ana');
    expect(sentBodies()).toEqual([{ user_id: 'ana', row_id: 'row-1', stamped_at: undo.recordedAt }]);
  });

  it('waits without a connection, then goes out in order with its time', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    const start = clockEvent({});
    expect(await deliver(start)).toEqual({ state: 'waiting' });
    expect(await deliver(finish)).toEqual({ state: 'waiting' });
    expect(getQueuedClockEvents()).toMatchObject([
      { key: 'key-1', isWaiting: true },
      { key: 'key-2', isWaiting: true },
    ]);
    server.mockReset().mockResolvedValue({ msg: 'Taken.' });
    await sendQueuedClockEvents('ana');
    expect(sentBodies()).toMatchObject([
      { stamp_key: 'key-1', stamped_at: start.recordedAt },
      { start_key: 'key-1', stamped_at: finish.recordedAt },
    ]);
    expect(unsent()).toEqual([]);
  });

  it('carries its time when a closed page left it unsent', async () => {
    server.mockResolvedValue({ msg: 'Taken.' });
    const recordedAt = new Date(Date.now() - 60_000).toISOString();
    await deliver(clockEvent({ recordedAt }));
    expect(sentBodies()).toMatchObject([{ stamped_at: recordedAt }]);
  });

  it('is refused together with the finish that needs it', async () => {
    server.mockRejectedValueOnce(NO_CONNECTION).mockRejectedValueOnce(NO_CONNECTION);
    await deliver(clockEvent({}));
    await deliver(finish);
    server.mockReset().mockRejectedValue(new ApiError(409, { msg: 'Not today.', code: 'conflict' }));
    await sendQueuedClockEvents('ana');
    expect(server).toHaveBeenCalledTimes(1);
    expect(getQueuedClockEvents()).toMatchObject([{ refusal: 'Not today.' }, { refusal: 'Not today.' }]);
    expect(await deliver(clockEvent({ key: 'key-3' }))).toEqual({ state: 'refused', msg: 'Not today.' });
    expect(getQueuedClockEvents()).toHaveLength(2);
  });

  it('goes out after the waiting ones even when the device has no room for it', async () => {
    server.mockRejectedValueOnce(NO_CONNECTION);
    await deliver(clockEvent({}));
    room = JSON.stringify(getQueuedClockEvents()).length;
    server.mockResolvedValue({ msg: 'Taken.', started_row_id: 'row-1' });
    expect(await deliver(finish)).toEqual({ state: 'taken', warnings: [] });
    expect(sentBodies().slice(1)).toMatchObject([{ stamp_key: 'key-1' }, { start_key: 'key-1' }]);
    expect(getQueuedClockEvents()).toEqual([]);
  });

  it('is refused as usual without room on the device, and lost without a connection', async () => {
    room = 0;
    server.mockRejectedValueOnce(new ApiError(409, { msg: 'Not today.', code: 'conflict' }));
    expect(await deliver(clockEvent({}))).toEqual({ state: 'refused', msg: 'Not today.' });
    server.mockRejectedValueOnce(NO_CONNECTION);
    expect(await deliver(clockEvent({}))).toEqual({ state: 'lost' });
  });

  it('stays stored while another person is logged in', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    await deliver(clockEvent({}));
    server.mockReset();
    await sendQueuedClockEvents('bo');
    expect(server).not.toHaveBeenCalled();
    expect(getQueuedClockEvents()).toHaveLength(1);
  });

  it('uses the token of its own session when another person logs in meanwhile', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    await deliver(clockEvent({}));
    await deliver(finish);
    server.mockReset().mockImplementation(async () => {
      token = "Bo's token";
      return { msg: 'Taken.' };
    });
    await sendQueuedClockEvents('ana');
    expect(server.mock.calls.map(([, input]) => (input as unknown as { token: string }).token)).toEqual([
      "Ana's token",
      "Ana's token",
    ]);
  });

  it('waits when the request times out', async () => {
    server.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
    expect(await deliver(clockEvent({}))).toEqual({ state: 'waiting' });
  });

  it('waits while nobody is logged in', async () => {
    token = null;
    expect(await deliver(clockEvent({}))).toEqual({ state: 'waiting' });
    expect(server).not.toHaveBeenCalled();
    expect(getQueuedClockEvents()).toMatchObject([{ isWaiting: true }]);
  });

  it.each([401, 429, 500, 503])('waits when the server answers %i', async (status) => {
    server.mockRejectedValue(new ApiError(status, { msg: 'Later.', code: 'internal' }));
    expect(await deliver(clockEvent({}))).toEqual({ state: 'waiting' });
  });
});
