import { QueryObserver } from '@tanstack/react-query';
import { copies } from '../connection';
import { client } from '../queryClient';
import { followChanges } from './followChanges';
import type { Message } from './keepStream';
import { ROUND_GAP_MS } from './readAgain';

let receive: (message: Message, isOwn: boolean) => void = () => {};
jest.mock('./shareStream', () => ({
  shareStream: (sharing: { receive: typeof receive }) => {
    receive = sharing.receive;
    return () => {};
  },
}));

const worker = new EventTarget();
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, serviceWorker: worker }, configurable: true });
Object.assign(globalThis, { document: { visibilityState: 'visible' } });

/** Number of reads that the page sent. */
let sent: number;
let isAway: boolean;
let stop: () => void;
const HALF_MINUTE_MS = 30_000;
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const live = (complete: boolean) => receive({ kind: 'state', live: true, complete }, true);

beforeEach(async () => {
  jest.useFakeTimers();
  [sent, isAway, copies.shown] = [0, false, 0];
  const queryFn = async () => {
    sent += 1;
    if (isAway) copies.shown += 1;
    return sent;
  };
  const observer = new QueryObserver(client, { queryKey: ['plan'], queryFn, meta: { shows: ['shift'] } });
  const stopReading = observer.subscribe(() => {});
  const stopFollowing = followChanges('token');
  stop = () => {
    stopFollowing();
    stopReading();
    client.clear();
  };
  await after(0);
  live(true);
  await after(0);
  expect(sent).toBe(1);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('does not reload while changes arrive and the page shows no offline copy', async () => {
  await after(4 * HALF_MINUTE_MS);
  live(true);
  await after(HALF_MINUTE_MS);
  expect(sent).toBe(1);
});

it('reloads offline copies every half minute until the server answers', async () => {
  isAway = true;
  await client.refetchQueries();
  expect(sent).toBe(2);
  await after(2 * HALF_MINUTE_MS);
  expect(sent).toBe(4);
  isAway = false;
  await after(4 * HALF_MINUTE_MS);
  expect(sent).toBe(5);
});

it('reloads offline copies as soon as the stream returns', async () => {
  isAway = true;
  receive({ kind: 'cut' }, true);
  await after(HALF_MINUTE_MS);
  expect(sent).toBe(2);
  isAway = false;
  live(true);
  await after(ROUND_GAP_MS);
  expect(sent).toBe(3);
});

it('reloads after a late answer of the server, at most once in half a minute', async () => {
  const tell = async (data: string) => {
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await after(ROUND_GAP_MS);
  };
  await tell('something else');
  expect(sent).toBe(1);
  await tell('read-again');
  await tell('read-again');
  expect(sent).toBe(2);
  await after(HALF_MINUTE_MS);
  await tell('read-again');
  expect(sent).toBe(3);
});
