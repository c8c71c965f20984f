import type { Topic } from '@cleaning/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ROUND_GAP_MS, startReadAgain, waitForReads } from './readAgain';

/** The value on the server. A read returns the value at its start, 100 ms later. */
let truth: number;
let sent: number;
let client: QueryClient;
let stop: () => void;
const ANSWER_MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
  [truth, sent] = [1, 0];
  client = new QueryClient();
});
afterEach(() => {
  stop();
  client.clear();
  jest.useRealTimers();
});

const open = (shows: readonly Topic[] = ['job']) => {
  const queryFn = async () => {
    sent += 1;
    const answer = truth;
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return answer;
  };
  const observer = new QueryObserver<number>(client, { queryKey: ['jobs'], queryFn, meta: { shows } });
  stop = observer.subscribe(() => {});
  return () => observer.getCurrentResult().data;
};
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('startReadAgain', () => {
  it('reloads only queries of the changed topic', async () => {
    const shown = open();
    await after(ANSWER_MS);
    const { changed } = startReadAgain(client);
    truth = 2;
    void changed(['work']);
    await after(ANSWER_MS);
    expect([shown(), sent]).toEqual([1, 1]);
    void changed(['job']);
    await after(ROUND_GAP_MS + ANSWER_MS);
    expect([shown(), sent]).toEqual([2, 2]);
  });

  it('discards an answer from before the change', async () => {
    const shown = open();
    const { changed } = startReadAgain(client);
    await after(ANSWER_MS / 2);
    truth = 2;
    void changed(['job']);
    await after(ROUND_GAP_MS + 2 * ANSWER_MS);
    expect(shown()).toBe(2);
    void client.refetchQueries();
    await after(ANSWER_MS / 2);
    truth = 3;
    void changed(['job']);
    await after(2 * ANSWER_MS);
    expect(shown()).toBe(3);
  });

  it('limits reads during many changes and shows the last one', async () => {
    const shown = open();
    await after(ANSWER_MS);
    const { changed } = startReadAgain(client);
    for (truth = 2; truth < 1000; truth += 1) {
      void changed(['job']);
      await after(1);
    }
    await after(2 * (ROUND_GAP_MS + ANSWER_MS));
    expect(shown()).toBe(1000);
    expect(sent).toBeLessThan(5);
  });

  it('shows the new value once everything has reloaded', async () => {
    const shown = open(['invoice']);
    await after(ANSWER_MS);
    const { everything } = startReadAgain(client);
    truth = 2;
    const done = everything().then(() => shown());
    await after(ANSWER_MS + ROUND_GAP_MS);
    await expect(done).resolves.toBe(2);
  });
});

describe('waitForReads', () => {
  beforeEach(() => {
    stop = () => {};
  });

  it('ends with the reads, or after ten seconds if one hangs', async () => {
    const ended: string[] = [];
    void waitForReads(after(ANSWER_MS).then(() => {})).then(() => ended.push('answered'));
    void waitForReads(new Promise(() => {})).then(() => ended.push('hanging'));
    await after(ANSWER_MS);
    expect(ended).toEqual(['answered']);
    await after(10_000);
    expect(ended).toEqual(['answered', 'hanging']);
  });
});
