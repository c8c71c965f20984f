import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft } from './reportDraft';

const stored = new Map<string, string>();
let isFull = false;
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  },
});

const draft = { kind: 'injury', chosen: 'office', text: 'Slipped on the stairs.', photos: ['one'] } as const;

beforeEach(() => {
  stored.clear();
  isFull = false;
});

it('restores the draft for the same person until it is dropped', () => {
  keepDraft('ana', draft);
  expect(readDraft('ana')).toEqual(draft);
  expect(readDraft('bo')).toEqual(EMPTY_DRAFT);
  dropDraft();
  expect(readDraft('ana')).toEqual(EMPTY_DRAFT);
});

it.each(['', '{', '[]', '{"userId":"ana"}'])('returns an empty draft when %j is stored', (text) => {
  stored.set('report-draft', text);
  expect(readDraft('ana')).toEqual(EMPTY_DRAFT);
});

it('does not fail when the storage is full', () => {
  isFull = true;
  expect(() => keepDraft('ana', draft)).not.toThrow();
});
