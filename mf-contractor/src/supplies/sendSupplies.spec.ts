import { ApiError, request } from '@cleaning/ui/app';
import { listQueuedSupplies, type QueuedSupply } from './queuedSupplies';
import { deliverSupply } from './sendSupplies';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  request: jest.fn(),
  readToken: () => 'token',
}));
const server = jest.mocked(request);

// As in a browser without locks.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  },
});

const supply: QueuedSupply = {
  key: 'one',
  userId: 'ana',
  jobId: 'library',
  item: 'Bin liners',
  quantity: 2,
  note: 'The large ones',
  photos: ['photo'],
  askedAt: '2026-05-04T01:00:00.000Z',
  refusal: null,
};

beforeEach(() => {
  stored.clear();
  server.mockReset().mockResolvedValue({});
});

it('sends a request with its key, then clears it', async () => {
  expect(await deliverSupply(supply)).toEqual({ state: 'taken' });
  expect(server.mock.calls[0]?.[1]).toMatchObject({
    body: {
      user_id: 'ana',
      key: 'one',
      job_id: 'library',
      item: 'Bin liners',
      quantity: 2,
      note: 'The large ones',
      photos: ['photo'],
    },
    token: 'token',
  });
  expect(listQueuedSupplies()).toEqual([]);
});

it.each([400, 403, 404, 409])('keeps no request that the form shows as refused with %i', async (status) => {
  server.mockRejectedValue(new ApiError(status, { msg: 'That job doesn’t exist.', code: 'no_such_job' }));
  const delivery = await deliverSupply({ ...supply, key: `refused with ${status}` });
  expect(delivery).toEqual({ state: 'refused', msg: 'That job doesn’t exist.' });
  expect(listQueuedSupplies()).toEqual([]);
});

it.each([0, 429, 503])('keeps a request after status %i', async (status) => {
  server.mockRejectedValue(new ApiError(status, { msg: 'Later.', code: 'x' }));
  expect(await deliverSupply(supply)).toEqual({ state: 'waiting' });
  expect(listQueuedSupplies()).toEqual([supply]);
});
