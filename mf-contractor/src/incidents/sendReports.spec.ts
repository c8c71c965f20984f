import { ApiError, request } from '@cleaning/ui/app';
import { listQueuedReports, type QueuedReport } from './queuedReports';
import { deliverReport, sendQueuedReports } from './sendReports';

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
const report = (change: Partial<QueuedReport> = {}): QueuedReport => ({
  key: 'key-1',
  userId: 'ana',
  kind: 'injury',
  jobId: 'office',
  text: 'Slipped on the stairs',
  happenedAt: '2026-05-04T01:00:00.000Z',
  refusal: null,
  ...change,
});

beforeEach(() => {
  stored.clear();
  token = 'token';
  server.mockReset();
});

it('sends a report with its key and device time, then clears it', async () => {
  server.mockResolvedValue({ number: 7 });
  expect(await deliverReport(report())).toEqual({ state: 'taken', number: 7 });
  expect(server.mock.calls[0]?.[1]).toMatchObject({
    body: { user_id: 'ana', key: 'key-1', kind: 'injury', job_id: 'office', happened_at: '2026-05-04T01:00:00.000Z' },
    token: 'token',
  });
  expect(listQueuedReports()).toEqual([]);
});

it('leaves out the job when none was selected', async () => {
  server.mockResolvedValue({ number: 1 });
  await deliverReport(report({ jobId: '' }));
  expect(server.mock.calls[0]?.[1]?.body).not.toHaveProperty('job_id');
});

it('sends a report without its job when the job isn’t the person’s', async () => {
  server.mockRejectedValueOnce(new ApiError(404, { msg: 'That job doesn’t exist.', code: 'not-found' }));
  server.mockResolvedValueOnce({ number: 3 });
  expect(await deliverReport(report())).toEqual({ state: 'taken', number: 3 });
  expect(server.mock.calls[1]?.[1]?.body).toMatchObject({ key: 'key-1', text: 'Slipped on the stairs' });
  expect(server.mock.calls[1]?.[1]?.body).not.toHaveProperty('job_id');
});

it('keeps reports without a connection and later sends each once, oldest first', async () => {
  server.mockRejectedValue(NO_CONNECTION);
  expect(await deliverReport(report())).toEqual({ state: 'waiting' });
  expect(await deliverReport(report({ key: 'key-2', kind: 'damage' }))).toEqual({ state: 'waiting' });
  server.mockReset();
  server.mockResolvedValue({ number: 1 });
  expect(await Promise.all([sendQueuedReports('ana'), sendQueuedReports('ana')])).toEqual([
    { taken: 2, refused: [] },
    { taken: 0, refused: [] },
  ]);
  expect(server.mock.calls.map(([, options]) => options)).toMatchObject([
    { body: { key: 'key-1' } },
    { body: { key: 'key-2' } },
  ]);
  expect(listQueuedReports()).toEqual([]);
});

it('says why a report over the hourly limit waits, and still sends an injury', async () => {
  const msg = 'You have sent many reports in the last hour.';
  server.mockImplementation(async (_, options) => {
    if (JSON.stringify(options).includes('injury')) return { number: 9 };
    throw new ApiError(429, { msg, code: 'too-many-requests' });
  });
  expect(await deliverReport(report({ kind: 'damage' }))).toEqual({ state: 'waiting', msg });
  expect(await deliverReport(report({ key: 'key-2' }))).toEqual({ state: 'taken', number: 9 });
  expect(listQueuedReports().map(({ key, refusal }) => [key, refusal])).toEqual([['key-1', null]]);
});

it('fails and sends nothing when the device has no room for a report', async () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(deliverReport(report())).rejects.toThrow('full');
  localStorage.setItem = setItem;
  expect(server).not.toHaveBeenCalled();
});

it('sends the report behind a refused one even without room to store the refusal', async () => {
  server.mockRejectedValue(NO_CONNECTION);
  await deliverReport(report({ key: 'key-a', kind: 'damage' }));
  await deliverReport(report({ key: 'key-b' }));
  server.mockImplementation(async (_, options) => {
    if (JSON.stringify(options).includes('key-b')) return { number: 5 };
    throw new ApiError(409, { msg: 'It is too old.', code: 'conflict' });
  });
  const { setItem } = localStorage;
  localStorage.setItem = (key, text) => {
    if (text.includes('too old')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  expect(await sendQueuedReports('ana')).toMatchObject({
    taken: 1,
    refused: [{ key: 'key-a', refusal: 'It is too old.' }],
  });
  localStorage.setItem = setItem;
  expect(await sendQueuedReports('ana')).toEqual({ taken: 0, refused: [] });
  expect(listQueuedReports().map(({ key }) => key)).toEqual(['key-a']);
});

it('sends nothing for another person or without a session', async () => {
  server.mockRejectedValueOnce(NO_CONNECTION);
  await deliverReport(report());
  server.mockReset();
  await sendQueuedReports('bo');
  token = null;
  await sendQueuedReports('ana');
  expect(server).not.toHaveBeenCalled();
  expect(listQueuedReports()).toHaveLength(1);
});

it('stores why a report was refused and sends the next one', async () => {
  server.mockRejectedValueOnce(NO_CONNECTION);
  await deliverReport(report());
  server.mockReset();
  server.mockRejectedValueOnce(new ApiError(400, { msg: 'Please check it.', code: 'bad-input' }));
  server.mockResolvedValueOnce({ number: 2 });
  expect(await deliverReport(report({ key: 'key-2' }))).toEqual({ state: 'taken', number: 2 });
  expect(listQueuedReports()).toMatchObject([{ key: 'key-1', refusal: 'Please check it.' }]);
});

it('does not count a report as sent when the server refuses it later', async () => {
  server.mockRejectedValueOnce(NO_CONNECTION);
  await deliverReport(report());
  server.mockRejectedValueOnce(new ApiError(400, { msg: 'Please check it.', code: 'bad-input' }));
  expect(await sendQueuedReports('ana')).toMatchObject({
    taken: 0,
    refused: [{ kind: 'injury', refusal: 'Please check it.' }],
  });
});
