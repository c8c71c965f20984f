import { ApiError, request } from '@cleaning/ui/app';
import { listQueuedMessages, type QueuedMessage, queueMessage } from './queuedMessages';
import { sendQueuedMessages } from './sendMessages';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  request: jest.fn(),
  readToken: () => token,
}));
let token: string | null;
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

const NO_CONNECTION = new ApiError(0, { msg: 'No connection.', code: 'network' });
const message = (key: string, change: Partial<QueuedMessage> = {}): QueuedMessage => ({
  key,
  userId: 'ana',
  kind: 'place',
  threadId: 'library',
  text: 'The bins are full.',
  photos: [],
  writtenAt: '2026-05-04T01:00:00.000Z',
  refusal: null,
  ...change,
});

beforeEach(() => {
  stored.clear();
  token = 'token';
  server.mockReset().mockResolvedValue({});
});

it('sends messages in order and once each, even for two calls at once', async () => {
  queueMessage(message('one'));
  queueMessage(message('two', { kind: 'person', threadId: 'ana', photos: ['photo'] }));
  const runs = await Promise.all([sendQueuedMessages('ana'), sendQueuedMessages('ana')]);
  expect(runs.map(({ taken }) => taken)).toEqual([2, 0]);
  expect(server.mock.calls.map(([, options]) => options?.body)).toEqual([
    { kind: 'place', id: 'library', key: 'one', text: 'The bins are full.', photos: [] },
    { kind: 'person', id: 'ana', key: 'two', text: 'The bins are full.', photos: ['photo'] },
  ]);
  expect(listQueuedMessages()).toEqual([]);
});

it.each([
  ['without a connection', NO_CONNECTION],
  ['over the hourly limit', new ApiError(429, { msg: 'Later.', code: 'too_many_sent_messages' })],
])('keeps all messages %s', async (_, error) => {
  server.mockRejectedValue(error);
  queueMessage(message('one'));
  queueMessage(message('two'));
  expect(await sendQueuedMessages('ana')).toEqual({ taken: 0, refused: [] });
  expect(server).toHaveBeenCalledTimes(1);
  expect(listQueuedMessages()).toHaveLength(2);
});

it('keeps a refused message with the reason and sends the next', async () => {
  server.mockRejectedValueOnce(new ApiError(404, { msg: 'They aren’t yours.', code: 'no_such_thread' }));
  queueMessage(message('one'));
  queueMessage(message('two'));
  expect(await sendQueuedMessages('ana')).toEqual({ taken: 1, refused: ['They aren’t yours.'] });
  expect(listQueuedMessages()).toMatchObject([{ key: 'one', refusal: 'They aren’t yours.' }]);
});

it('sends nothing for another person or without a session', async () => {
  queueMessage(message('one'));
  await sendQueuedMessages('bo');
  token = null;
  await sendQueuedMessages('ana');
  expect(server).not.toHaveBeenCalled();
  expect(listQueuedMessages()).toHaveLength(1);
});
