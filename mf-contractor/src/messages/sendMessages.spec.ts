import { ApiError, request } from '@cleaning/ui/app';
import { listQueuedMessages, type QueuedMessage, queueMessage } from './queuedMessages';
import { messageOutbox } from './sendMessages';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  request: jest.fn(),
  readToken: () => 'token',
}));
const server = jest.mocked(request);

// A browser without the Web Locks API.
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
  server.mockReset().mockResolvedValue({});
});

it('sends a message with its key and thread', async () => {
  queueMessage(message('one'));
  queueMessage(message('two', { kind: 'person', threadId: 'ana', photos: ['photo'] }));
  expect(await messageOutbox.sendAll('ana')).toEqual({ taken: 2, refused: [] });
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
  expect(await messageOutbox.sendAll('ana')).toEqual({ taken: 0, refused: [] });
  expect(server).toHaveBeenCalledTimes(1);
  expect(listQueuedMessages()).toHaveLength(2);
});

it.each([400, 403, 404, 409])('keeps a message that was refused with %i, with the reason', async (status) => {
  server.mockRejectedValueOnce(new ApiError(status, { msg: 'They aren’t yours.', code: 'no_such_thread' }));
  const key = `refused with ${status}`;
  queueMessage(message(key));
  expect(await messageOutbox.sendAll('ana')).toMatchObject({ taken: 0, refused: [{ msg: 'They aren’t yours.' }] });
  expect(listQueuedMessages()).toMatchObject([{ key, refusal: 'They aren’t yours.' }]);
});
