import { ApiError, INSPECTIONS_KEY, request } from '@cleaning/ui/app';
import {
  type Draft,
  findDraft,
  inspectionOutbox,
  keepDraft,
  queuedInspections,
  saveInspection,
} from './queuedInspections';

jest.mock('@cleaning/ui/app', () => ({
  ...jest.requireActual('../../../packages/ui/src/app/apiError'),
  INSPECTIONS_KEY: 'inspections',
  request: jest.fn(),
  readToken: () => "Sam's token",
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

const KITCHEN = { score: 4, note: 'Sticky floor', photos: [] } as const;
const DRAFT: Draft = { place: 'office', note: '', found: { Kitchen: { ...KITCHEN, photos: [] } } };
const AREAS = [{ name: 'Kitchen', ...KITCHEN, photos: [] }];
const NO_CONNECTION = new ApiError(0, { msg: 'No connection.', code: 'network' });
const bodies = () => server.mock.calls.map(([, input]) => (input as unknown as { body: { key: string } }).body);

beforeEach(() => {
  stored.clear();
  server.mockReset();
});

describe('inspection draft', () => {
  it('survives a reload for its person and site only', () => {
    keepDraft('sam', 'office', DRAFT);
    expect(findDraft('sam', 'office')).toMatchObject(DRAFT);
    expect(findDraft('sam', 'shop')).toBeUndefined();
    expect(findDraft('kim', 'office')).toBeUndefined();
    keepDraft('sam', 'office', { ...DRAFT, note: 'Good' });
    expect(queuedInspections()).toHaveLength(1);
    expect(JSON.parse(stored.get(INSPECTIONS_KEY) ?? '')).toMatchObject([{ userId: 'sam', note: 'Good' }]);
  });

  it('takes no storage while it is empty', () => {
    keepDraft('sam', 'office', { ...DRAFT, found: {} });
    expect(stored.size).toBe(0);
    keepDraft('sam', 'office', DRAFT);
    keepDraft('sam', 'office', { ...DRAFT, found: {} });
    expect(queuedInspections()).toEqual([]);
  });
});

describe('saveInspection', () => {
  it('sends the inspection with an idempotency key and drops the draft', async () => {
    server.mockResolvedValue({ inspection_id: '1' });
    keepDraft('sam', 'office', DRAFT);
    expect(await saveInspection('sam', 'office', DRAFT, AREAS)).toEqual({ state: 'taken' });
    expect(bodies()).toMatchObject([{ job_id: 'office', place: 'office', areas: AREAS, key: expect.any(String) }]);
    expect(queuedInspections()).toEqual([]);
  });

  it('waits without a connection and sends once, with the same key', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    keepDraft('sam', 'office', DRAFT);
    expect(await saveInspection('sam', 'office', DRAFT, AREAS)).toEqual({ state: 'waiting' });
    expect(findDraft('sam', 'office')).toBeUndefined();
    expect(await inspectionOutbox.sendAll('sam')).toEqual({ taken: 0, refused: [] });
    server.mockReset();
    server.mockResolvedValue({ inspection_id: '1' });
    const key = queuedInspections()[0]?.key;
    const outcomes = await Promise.all([
      inspectionOutbox.sendAll('sam'),
      inspectionOutbox.sendAll('sam'),
      inspectionOutbox.sendAll('kim'),
    ]);
    expect(outcomes.map(({ taken }) => taken)).toEqual([1, 0, 0]);
    expect(bodies().map((body) => body.key)).toEqual([key]);
    expect(queuedInspections()).toEqual([]);
  });

  it('reopens a refused inspection as a draft and gives the reason', async () => {
    server.mockRejectedValue(new ApiError(404, { msg: 'That job doesn’t exist.', code: 'not-found' }));
    keepDraft('sam', 'office', DRAFT);
    expect(await saveInspection('sam', 'office', DRAFT, AREAS)).toEqual({
      state: 'refused',
      msg: 'That job doesn’t exist.',
    });
    expect(findDraft('sam', 'office')).toMatchObject(DRAFT);
  });

  it('keeps a waiting inspection beside the next draft', async () => {
    server.mockRejectedValue(NO_CONNECTION);
    await saveInspection('sam', 'office', DRAFT, AREAS);
    keepDraft('sam', 'office', { ...DRAFT, note: 'The next one' });
    expect(queuedInspections().map(({ note, areas }) => [note, areas === null])).toEqual([
      ['', false],
      ['The next one', true],
    ]);
  });
});
