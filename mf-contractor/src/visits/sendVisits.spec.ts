import { ApiError, request } from '@cleaning/ui/app';
import { getQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { closeVisit, fillVisit, listQueuedVisits, takeOutPhoto } from './queuedVisits';
import { visitOutbox } from './sendVisits';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  request: jest.fn(),
  readToken: () => 'token',
}));
jest.mock('../clock-events/queuedClockEvents', () => ({
  ...jest.requireActual('../clock-events/queuedClockEvents'),
  getQueuedClockEvents: jest.fn(),
}));
const server = jest.mocked(request);
const clockEvents = jest.mocked(getQueuedClockEvents);

// A browser without the Web Locks API.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  },
});

type Running = Parameters<typeof closeVisit>[1];

const NOW = new Date('2026-11-18T07:00:00.000Z');
const answer = { item_id: 'bins', done: true, reason: '', photos: [] };
const filled = { versionId: 'version', answers: [answer], photos: [] };
const offline: Running = { jobId: 'office', rowId: null, startKey: 'start' };
const online: Running = { jobId: 'office', rowId: 'record', startKey: null };
const fill = (running: Running = offline, key = 'key') =>
  fillVisit({ key, userId: 'ana', jobName: 'Office' }, running, filled, NOW);
const event = (change: object) => ({ userId: 'ana', jobId: 'office', refusal: null, ...change });

beforeEach(() => {
  stored.clear();
  server.mockReset().mockResolvedValue({ report_id: 'report' });
  clockEvents.mockReturnValue([]);
});

it('sends the checklist only after the finish, then clears it', async () => {
  fill();
  await visitOutbox.sendAll('ana');
  expect(server).not.toHaveBeenCalled();
  closeVisit('ana', offline);
  await visitOutbox.sendAll('ana');
  expect(server.mock.calls[0]?.[1]).toMatchObject({
    body: { user_id: 'ana', key: 'key', start_key: 'start', version_id: 'version', answers: [answer] },
    token: 'token',
  });
  expect(listQueuedVisits()).toEqual([]);
});

it('keeps one checklist for each work record and adds the record id later', () => {
  fill();
  fill(online, 'other');
  expect(listQueuedVisits()).toMatchObject([{ key: 'key', rowId: 'record', startKey: 'start' }]);
  closeVisit('ana', online);
  fill({ ...offline, startKey: 'next' }, 'second');
  expect(listQueuedVisits()).toMatchObject([
    { key: 'key', isClosed: true },
    { key: 'second', startKey: 'next' },
  ]);
});

it('waits only for unsent clock events of the same job', async () => {
  fill();
  closeVisit('ana', offline);
  clockEvents.mockReturnValue([event({})] as never);
  await visitOutbox.sendAll('ana');
  expect(server).not.toHaveBeenCalled();
  clockEvents.mockReturnValue([
    event({ takenAt: 1 }),
    event({ refusal: 'Too late.' }),
    event({ jobId: 'shop' }),
  ] as never);
  await visitOutbox.sendAll('ana');
  expect(server).toHaveBeenCalledTimes(1);
});

it.each([
  [0, null, 1],
  [503, null, 1],
  [409, null, 2],
  [404, 'No such work.', 2],
])('stores after status %i the refusal %j and sends %i', async (status, refusal, tried) => {
  const key = `answered with ${status}`;
  fill(offline, key);
  closeVisit('ana', offline);
  fill({ jobId: 'shop', rowId: 'other', startKey: null }, 'shop');
  closeVisit('ana', { jobId: 'shop', rowId: 'other', startKey: null });
  server.mockRejectedValueOnce(new ApiError(status, { msg: 'No such work.', code: 'x' }));
  await visitOutbox.sendAll('ana');
  expect(server).toHaveBeenCalledTimes(tried);
  expect(listQueuedVisits()[0]).toMatchObject({ key, refusal });
});

it('removes a dismissed photo from the visit and its answers', () => {
  const photos = [
    { id: 'gone', label: 'before' },
    { id: 'good', label: 'after' },
  ] as const;
  fillVisit(
    { key: 'key', userId: 'ana', jobName: 'Office' },
    offline,
    { versionId: 'version', answers: [{ ...answer, photos: ['gone', 'other'] }], photos },
    NOW,
  );
  takeOutPhoto('gone');
  expect(listQueuedVisits()).toMatchObject([
    { photos: [photos[1]], answers: [{ item_id: 'bins', photos: ['other'] }] },
  ]);
});
