import { ApiError } from './apiError';
import { client, watch } from './queryClient';

const busy = (retryAfterMs?: number) => new ApiError(503, { msg: 'Busy', code: 'busy' }, retryAfterMs);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Runs a query that always fails. Returns the time of each attempt in ms from the first. */
async function listAttempts(error: unknown, random: number): Promise<number[]> {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const start = Date.now();
  const made: number[] = [];
  const queryFn = () => {
    made.push(Date.now() - start);
    return Promise.reject(error);
  };
  const stop = watch({ queryKey: ['thing', random], queryFn }, () => undefined);
  await jest.advanceTimersByTimeAsync(120_000);
  stop();
  return made;
}

describe('failed read', () => {
  it.each([
    ['soonest', 0, 2000],
    ['in between', 0.5, 3000],
    ['latest', 1, 4000],
  ])('retries once within the time that a busy service asks for: %s', async (_, random, second) => {
    expect(await listAttempts(busy(4000), random)).toEqual([0, second]);
  });

  it('retries within a second when the service names no time', async () => {
    expect(await listAttempts(busy(), 1)).toEqual([0, 800]);
    expect(await listAttempts(new ApiError(0, { msg: '', code: 'network' }), 0)).toEqual([0, 400]);
  });

  it('shows the busy error at once when the wait is too long', async () => {
    const errors: unknown[] = [];
    const stop = watch({ queryKey: ['busy'], queryFn: () => Promise.reject(busy(60_000)) }, ({ error }) =>
      errors.push(error),
    );
    await jest.advanceTimersByTimeAsync(1);
    expect(errors.at(-1)).toMatchObject({ status: 503 });
    stop();
    expect(await listAttempts(busy(60_000), 1)).toEqual([0]);
  });

  it('does not retry a refusal', async () => {
    expect(await listAttempts(new ApiError(429, { msg: 'Too many', code: 'too-many' }, 2000), 1)).toEqual([0]);
  });
});
