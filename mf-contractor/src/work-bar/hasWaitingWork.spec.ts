import { readQueuedPhotos } from '../photos/photoStore';
import { hasWaitingWork } from './hasWaitingWork';

jest.mock('../photos/photoStore', () => ({ readQueuedPhotos: jest.fn() }));
const photos = jest.mocked(readQueuedPhotos);

const stored = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (key: string) => stored.get(key) ?? null } });
const own = { key: 'key', userId: 'ana', refusal: null };
const visit = { ...own, answers: [], isClosed: true };
const clockEvent = { ...own, action: 'finish', recordedAt: '2026-05-04T01:00:00.000Z' };

beforeEach(() => {
  stored.clear();
  photos.mockResolvedValue([]);
});

it.each([
  ['clock-events', clockEvent, true],
  ['clock-events', { ...clockEvent, takenAt: 1 }, false],
  ['clock-events', { ...clockEvent, refusal: 'Too late.' }, false],
  ['clock-events', { ...clockEvent, userId: 'bo' }, false],
  ['visit-reports', visit, true],
  ['visit-reports', { ...visit, isClosed: false }, false],
  ['incident-reports', { ...own, happenedAt: '2026-05-04T01:00:00.000Z' }, true],
])('decides whether %s has unsent work for %j: %s', async (key, kept, expected) => {
  stored.set(key, JSON.stringify([kept]));
  expect(await hasWaitingWork('ana')).toBe(expected);
});

it('counts photos, and ignores a photo store that fails', async () => {
  photos.mockResolvedValueOnce([{ ...own, blob: new Blob(), takenAt: '' }]);
  expect(await hasWaitingWork('ana')).toBe(true);
  photos.mockRejectedValueOnce(new DOMException('no', 'UnknownError'));
  expect(await hasWaitingWork('ana')).toBe(false);
});
