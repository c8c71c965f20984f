import { ApiError, request } from '@cleaning/ui/app';
import type { QueuedPhoto } from './photoStore';
import { photoOutbox } from './sendPhotos';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  ...jest.requireActual('../../../packages/ui/src/app/createStore'),
  request: jest.fn(),
  readToken: () => 'token',
}));
const server = jest.mocked(request);
let kept: QueuedPhoto[];
jest.mock('./photoStore', () => ({
  readQueuedPhotos: async () => kept,
  deletePhoto: async (taken: string) => {
    kept = kept.filter(({ key }) => key !== taken);
  },
  refusePhoto: async (photo: QueuedPhoto, refusal: string) => {
    kept = kept.map((each) => (each.key === photo.key ? { ...photo, refusal } : each));
  },
}));

// A browser without the Web Locks API.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

const photo = (key: string): QueuedPhoto => ({ key, userId: 'ana', blob: new Blob(), takenAt: '', refusal: null });

beforeEach(() => {
  server.mockReset().mockResolvedValue({});
  kept = [photo('one'), photo('two'), { ...photo('of another'), userId: 'bo' }];
});

it('counts accepted and refused photos and keeps the refused ones', async () => {
  server.mockRejectedValueOnce(new ApiError(415, { msg: 'This is no photo.', code: 'x' }));
  const { taken, refused } = await photoOutbox.sendAll('ana');
  expect([taken, refused.length]).toEqual([1, 1]);
  expect(kept).toMatchObject([{ key: 'one', refusal: 'This is no photo.' }, { key: 'of another' }]);
});

it('stops after the first photo without a connection', async () => {
  kept = [photo('three'), photo('four'), { ...photo('of another'), userId: 'bo' }];
  server.mockRejectedValue(new ApiError(0, { msg: 'No connection.', code: 'network' }));
  expect(await photoOutbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
  expect(server).toHaveBeenCalledTimes(1);
  expect(kept).toHaveLength(3);
});
