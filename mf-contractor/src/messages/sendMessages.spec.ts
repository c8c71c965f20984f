import { ApiError, request } from '@cleaning/ui/app';
import { type KeptMessage, keepMessage, keptMessages } from './keptMessages';
import { sendKeptMessages } from './sendMessages';

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
const message = (key: string, change: Partial<KeptMessage> = {}): KeptMessage => ({
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
  keepMessage(message('one'));
  keepMessage(message('two', { kind: 'person', threadId: 'ana', photos: ['photo'] }));
  const runs = await Promise.all([sendKeptMessages('ana'), sendKeptMessages('ana')]);
  expect(runs.map(({ taken }) => taken)).toEqual([2, 0]);
  expect(server.mock.calls.map(([, options]) => options?.body)).toEqual([
    { kind: 'place', id: 'library', key: 'one', text: 'The bins are full.', photos: [] },
    { kind: 'person', id: 'ana', key: 'two', text: 'The bins are full.', photos: ['photo'] },
  ]);
  expect(keptMessages()).toEqual([]);
});

it.each([
  ['without a connection', NO_CONNECTION],
  ['over the hourly limit', new ApiError(429, { msg: 'Later.', code: 'too_many_sent_messages' })],
])('keeps all messages %s', async (_, error) => {
  server.mockRejectedValue(error);
  keepMessage(message('one'));
  keepMessage(message('two'));
  expect(await sendKeptMessages('ana')).toEqual({ taken: 0, refused: [] });
  expect(server).toHaveBeenCalledTimes(1);
  expect(keptMessages()).toHaveLength(2);
});

it('keeps a refused message with the reason and sends the next', async () => {
  server.mockRejectedValueOnce(new ApiError(404, { msg: 'They aren’t yours.', code: 'no_such_thread' }));
  keepMessage(message('one'));
  keepMessage(message('two'));
  expect(await sendKeptMessages('ana')).toEqual({ taken: 1, refused: ['They aren’t yours.'] });
  expect(keptMessages()).toMatchObject([{ key: 'one', refusal: 'They aren’t yours.' }]);
});

it('sends nothing for another person or without a session', async () => {
  keepMessage(message('one'));
  await sendKeptMessages('bo');
  token = null;
  await sendKeptMessages('ana');
  expect(server).not.toHaveBeenCalled();
  expect(keptMessages()).toHaveLength(1);
});
