import { KEPT_CLOCK_EVENTS_KEY } from '@cleaning/ui';
import { adoptEarlierClockEvents } from './earlierClockEvents';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
});
const EARLIER_KEY = 'kept-presses';
const kept = () => JSON.parse(stored.get(KEPT_CLOCK_EVENTS_KEY) ?? 'null');

beforeEach(() => stored.clear());

it('takes over what a build of 1.0.0 has kept, before what is kept since', () => {
  stored.set(EARLIER_KEY, JSON.stringify([{ key: 'a', pressedAt: '2026-05-04T01:00:00.000Z' }]));
  stored.set(KEPT_CLOCK_EVENTS_KEY, JSON.stringify([{ key: 'b', recordedAt: '2026-05-04T02:00:00.000Z' }]));
  adoptEarlierClockEvents();
  adoptEarlierClockEvents();
  expect(kept()).toEqual([
    { key: 'a', recordedAt: '2026-05-04T01:00:00.000Z' },
    { key: 'b', recordedAt: '2026-05-04T02:00:00.000Z' },
  ]);
  expect(stored.has(EARLIER_KEY)).toBe(false);
});

it('starts nothing where nothing was kept, and survives what cannot be read', () => {
  adoptEarlierClockEvents();
  expect(kept()).toBeNull();
  stored.set(EARLIER_KEY, 'nonsense');
  adoptEarlierClockEvents();
  expect(kept()).toEqual([]);
});
