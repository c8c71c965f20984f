import { ApiError, request } from '@cleaning/ui/app';
import { listQueuedReports, type QueuedReport } from './queuedReports';
import { deliverReport, reportOutbox } from './sendReports';

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

it.each([400, 403, 409])('keeps no report that the form shows as refused with %i', async (status) => {
  server.mockRejectedValue(new ApiError(status, { msg: 'Please check it.', code: 'bad-input' }));
  expect(await deliverReport(report({ key: `refused with ${status}` }))).toEqual({
    state: 'refused',
    msg: 'Please check it.',
  });
  expect(listQueuedReports()).toEqual([]);
});

it('stores why a report was refused later', async () => {
  server.mockRejectedValueOnce(NO_CONNECTION);
  expect(await deliverReport(report())).toEqual({ state: 'waiting' });
  server.mockRejectedValueOnce(new ApiError(400, { msg: 'Please check it.', code: 'bad-input' }));
  expect(await reportOutbox.sendAll('ana')).toMatchObject({
    taken: 0,
    refused: [{ item: { kind: 'injury' }, msg: 'Please check it.' }],
  });
  expect(listQueuedReports()).toMatchObject([{ key: 'key-1', refusal: 'Please check it.' }]);
});
